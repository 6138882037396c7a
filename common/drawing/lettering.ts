import type { Colour } from './palette';
import { n, path } from './svg';

/** Letters as shapes: each is its advance and its outline, such as '246 M49 0V-660H203V0Z', 1000 units per em. */
export interface LetterSet {
  letters: Record<string, string>;
  /** First letter -> 'second±units …'. */
  kerning: Record<string, string>;
}

/** The length of a line of text in ems. */
export function textWidth(text: string, set: LetterSet): number {
  return layOut(text, set).width;
}

/** A line of text as one shape, its baseline beginning at `x`, `y`. */
export function drawText(
  text: string,
  set: LetterSet,
  at: { x: number; y: number; size: number; colour: Colour },
): string {
  const outlines = layOut(text, set).placed.map(([outline, x]) => shifted(outline, x));
  const scale = at.size / 1000;
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) scale(${scale.toFixed(4)})">${path(outlines.join(''), at.colour)}</g>`;
}

function layOut(text: string, set: LetterSet) {
  const placed: (readonly [outline: string, x: number])[] = [];
  let x = 0;
  let previous = '';
  for (const character of drawable(text, set)) {
    const glyph = set.letters[character] ?? '';
    const gap = glyph.indexOf(' ');
    x += kern(previous, character, set);
    if (gap < glyph.length - 1) placed.push([glyph.slice(gap + 1), x]);
    x += Number(gap < 0 ? glyph : glyph.slice(0, gap));
    previous = character;
  }
  return { placed, width: x / 1000 };
}

/** The characters that the set can draw: missing accents are dropped, missing characters left out. */
function drawable(text: string, set: LetterSet): string[] {
  const plain = text
    .normalize('NFC')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/[\u2018\u02bc]/g, '’')
    .replace(/\u2011/g, '-');
  return Array.from(plain).flatMap((character) => {
    if (character in set.letters) return [character];
    const bare = character.normalize('NFD').charAt(0);
    return bare in set.letters ? [bare] : [];
  });
}

function kern(first: string, second: string, set: LetterSet): number {
  const pairs = set.kerning[first];
  if (pairs === undefined) return 0;
  const at = pairs.split(' ').find((pair) => pair.startsWith(second));
  return at === undefined ? 0 : Number(at.slice(second.length));
}

/** Outlines use only absolute M, L, H, V, Q and Z, so that moving one along the line adds to its x values. */
function shifted(outline: string, dx: number): string {
  if (dx === 0) return outline;
  return outline.replace(/([MLHVQ])([^MLHVQZ]*)/g, (_, command: string, values: string) => {
    if (command === 'V') return command + values;
    const numbers = values.match(/-?\d+/g) ?? [];
    return (
      command +
      numbers.map((value, i) => (command === 'H' || i % 2 === 0 ? Number(value) + dx : value)).join(' ')
    );
  });
}
