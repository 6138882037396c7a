import { inks } from './inks';
import { authorLetters } from './letters-author';
import { titleLetters } from './letters-title';
import { drawText, textWidth } from './lettering';
import { doors } from './scenes-doors';
import { seededRandom } from './random';
import { valance } from './stage-light';
import { floor, n, rect, svg } from './svg';
import { setTitle } from './title-setting';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;

/**
 * The preview picture that other sites show with a link to ours, 1200 × 630, as SVG text: the title and an open door.
 */
export function drawCover({ title, subtitle }: { title: string; subtitle: string }): string {
  const ink = inks.house;
  const words = { width: 560, height: 300, lead: 0.88, largest: 150 };
  const { lines, size } = setTitle(title, { ...words, measure: (text) => textWidth(text, titleLetters) });
  const first = 168 + size * 0.66;
  const drawnLines = lines.map((line, i) =>
    drawText(line, titleLetters, {
      x: MARGIN - size * 0.03,
      y: first + i * size * words.lead,
      size,
      colour: ink.title,
    }),
  );
  const stage = doors({ width: 500, height: HEIGHT, top: 190 }, seededRandom('cover'), ink);
  return svg(
    rect(0, 0, WIDTH, HEIGHT, ink.ground) +
      floor(HEIGHT * 0.84, HEIGHT, ink.floor) +
      `<g transform="translate(${n(WIDTH - 520)} 0)">${stage}</g>` +
      valance(WIDTH, 30, 'curtain-lit') +
      drawText(subtitle, authorLetters, { x: MARGIN, y: 136, size: 34, colour: 'gilding-pale' }) +
      drawnLines.join(''),
    { viewBox: [WIDTH, HEIGHT], width: WIDTH, height: HEIGHT, label: title },
  );
}
