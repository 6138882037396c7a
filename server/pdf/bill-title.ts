import { ink } from './ticket-inks';

const LEAST = 34;

/**
 * Sets a title like a poster: as large as `most` points allow in one, two or three lines. Returns the y below it.
 */
export function drawBillTitle(
  pdf: PDFKit.PDFDocument,
  title: string,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly most: number },
): number {
  pdf.font('bill').fillColor(ink.ink);
  const best = arrangements(title)
    .map((lines) => ({ lines, size: sizeFor(pdf, lines, box.width, box.most) }))
    .reduce((one, other) => (other.size > one.size * 1.25 ? other : one));
  const size = Math.max(LEAST, best.size);
  const leading = size * 0.9;
  pdf.fontSize(size);
  best.lines.forEach((line, rank) => {
    pdf.text(line, box.x - size * 0.03, box.y - size * 0.14 + rank * leading, {
      lineBreak: false,
      characterSpacing: -size * 0.018,
    });
  });
  return box.y + leading * best.lines.length;
}

/** The title in one line, and its most even splits in two and in three. */
function arrangements(title: string): readonly (readonly string[])[] {
  const words = title.split(/ +/);
  return [1, 2, 3].filter((count) => count <= words.length).map((count) => evenSplit(words, count));
}

function evenSplit(words: readonly string[], count: number): readonly string[] {
  if (count === 1) return [words.join(' ')];
  const splits = words
    .slice(0, words.length - count + 1)
    .map((_, rank) =>
      [words.slice(0, rank + 1).join(' ')].concat(evenSplit(words.slice(rank + 1), count - 1)),
    );
  return splits.reduce((one, other) => (longest(other) < longest(one) ? other : one));
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

function sizeFor(pdf: PDFKit.PDFDocument, lines: readonly string[], width: number, most: number): number {
  pdf.fontSize(100);
  const widest = Math.max(...lines.map((line) => pdf.widthOfString(line, { characterSpacing: -1.8 })));
  // Three lines of the largest size would push the code off its place.
  return Math.min(most / Math.max(1, lines.length * 0.62), (width / widest) * 100);
}
