import { ink } from './ticket-inks';

const LARGEST = 92;
const LEAST = 20;
const LEADING = 0.99;
const TIGHT = -0.018;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a title like a poster's, on as many lines as allow the largest letters in this box. Returns the y below it. */
export function drawBillTitle(pdf: PDFKit.PDFDocument, title: string, box: Box): number {
  pdf.font('bill').fillColor(ink.ink);
  const { lines, size } = [1, 2, 3, 4]
    .map((count) => evenSplit(title.split(/ +/), count))
    .map((lines) => ({ lines, size: sizeFor(pdf, lines, box) }))
    .reduce((one, other) => (other.size > one.size ? other : one));
  pdf.fontSize(size);
  lines.forEach((line, rank) => {
    pdf.text(line, box.x - size * 0.03, box.y - size * 0.2 + rank * size * LEADING, {
      lineBreak: false,
      characterSpacing: size * TIGHT,
    });
  });
  return box.y + size * (LEADING * lines.length - 0.12);
}

/** The split into this many lines (fewer if there are fewer words) with the shortest longest line. */
function evenSplit(words: readonly string[], count: number): readonly string[] {
  if (count === 1 || words.length === 1) return [words.join(' ')];
  const splits = words
    .slice(0, -1)
    .map((_, rank) =>
      [words.slice(0, rank + 1).join(' ')].concat(evenSplit(words.slice(rank + 1), count - 1)),
    );
  return splits.reduce((one, other) => (longest(other) < longest(one) ? other : one));
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

function sizeFor(pdf: PDFKit.PDFDocument, lines: readonly string[], { width, height }: Box): number {
  pdf.fontSize(100);
  const widest = Math.max(...lines.map((line) => pdf.widthOfString(line, { characterSpacing: 100 * TIGHT })));
  const byWidth = (width / widest) * 100;
  const byHeight = height / (LEADING * lines.length - 0.12);
  return Math.max(LEAST, Math.min(LARGEST, byWidth, byHeight));
}
