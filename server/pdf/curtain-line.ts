import { ink } from './ticket-inks';

const BAND = 7;

/** The valance at the very top: a band, and scallops that fit the width exactly. */
export function drawCurtainLine(pdf: PDFKit.PDFDocument, width: number): void {
  const count = Math.round(width / 18);
  const step = width / count;
  pdf.rect(0, 0, width, BAND + 0.2);
  for (let rank = 0; rank < count; rank += 1) pdf.circle((rank + 0.5) * step, BAND, step * 0.44);
  pdf.fill(ink.curtain);
}
