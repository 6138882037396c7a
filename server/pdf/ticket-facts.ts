import { frenchMoney } from './french-date';
import { ink } from './ticket-inks';
import type { PrintedTicket } from './printed-ticket';

const SIZE = 16;
const SMALLEST = 11;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The facts that a ticket must bear, as a short list between hairlines that fills its box. */
export function drawFacts(pdf: PDFKit.PDFDocument, ticket: PrintedTicket, box: Box): void {
  const facts = factsOf(ticket);
  const step = box.height / facts.length;
  facts.forEach(([label, value], rank) => {
    const y = box.y + rank * step;
    if (rank > 0) pdf.rect(box.x, y, box.width, 0.75).fill(ink.gilding);
    const top = rank === 0 ? y - 8 : y;
    pdf.font('text').fontSize(10).fillColor(ink.soft);
    pdf.text(label, box.x, top + 9, { width: box.width, lineBreak: false });
    drawValue(pdf, value, { ...box, y: top + 22, height: 22 });
  });
}

/** A long name is set smaller before it is cut. */
function drawValue(pdf: PDFKit.PDFDocument, value: string, { x, y, width, height }: Box): void {
  pdf.font('bold').fontSize(SIZE).fillColor(ink.ink);
  const size = Math.max(SMALLEST, Math.min(SIZE, (width / pdf.widthOfString(value)) * SIZE));
  pdf.fontSize(size).text(value, x, y + (SIZE - size) * 0.8, { width: width + 1, height, ellipsis: true });
}

function factsOf(ticket: PrintedTicket): readonly (readonly [label: string, value: string])[] {
  return [
    ['Au nom de', ticket.holder],
    ['Catégorie', ticket.category],
    ['Prix', frenchMoney(ticket.price)],
    ['Places', `${ticket.seats}, placement libre`],
    ['Billet', `N°\u00a0${String(ticket.number).padStart(4, '0')}`],
  ];
}
