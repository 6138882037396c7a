import { ink } from './ticket-inks';
import type { TicketFact } from './printed-ticket';

const SIZE = 16;
const SMALLEST = 11;
/** The height that a label above its value needs, and the share of the width that a label beside it takes. */
const LABEL_ABOVE = 42;
const LABEL_SHARE = 0.42;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws the facts of a ticket as a list between hairlines that fills its box. In a long list the labels are beside the
 * values, in a short one above them.
 */
export function drawFacts(pdf: PDFKit.PDFDocument, facts: readonly TicketFact[], box: Box): void {
  const step = box.height / facts.length;
  const isLong = step < LABEL_ABOVE;
  facts.forEach((fact, rank) => {
    const y = box.y + rank * step;
    if (rank > 0) pdf.rect(box.x, y, box.width, 0.75).fill(ink.gilding);
    if (isLong) drawBeside(pdf, fact, { ...box, y: y + (step - SIZE) / 2 });
    else drawAbove(pdf, fact, { ...box, y: rank === 0 ? y - 8 : y });
  });
}

function drawAbove(pdf: PDFKit.PDFDocument, [label, value]: TicketFact, box: Box): void {
  drawLabel(pdf, label, { ...box, y: box.y + 9 });
  drawValue(pdf, value, { ...box, y: box.y + 22, height: 22 });
}

function drawBeside(pdf: PDFKit.PDFDocument, [label, value]: TicketFact, box: Box): void {
  const share = box.width * LABEL_SHARE;
  drawLabel(pdf, label, { ...box, y: box.y + 3, width: share - 6 });
  drawValue(pdf, value, { x: box.x + share, y: box.y - 2, width: box.width - share, height: 20 });
}

function drawLabel(pdf: PDFKit.PDFDocument, label: string, { x, y, width }: Box): void {
  pdf.font('text').fontSize(10).fillColor(ink.soft);
  pdf.text(label, x, y, { width, height: 12, ellipsis: true });
}

/** A long value is drawn smaller before it is cut. */
function drawValue(pdf: PDFKit.PDFDocument, value: string, { x, y, width, height }: Box): void {
  pdf.font('bold').fontSize(SIZE).fillColor(ink.ink);
  const size = Math.max(SMALLEST, Math.min(SIZE, (width / pdf.widthOfString(value)) * SIZE));
  pdf.fontSize(size).text(value, x, y + (SIZE - size) * 0.8, { width: width + 1, height, ellipsis: true });
}
