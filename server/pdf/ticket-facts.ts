import { frenchMoney } from './french-date';
import { ink } from './ticket-inks';
import type { TicketPage } from './ticket-page';

/** The facts that a ticket must bear, as a short list between hairlines that fills its box. */
export function drawFacts(
  pdf: PDFKit.PDFDocument,
  ticket: TicketPage,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const facts = factsOf(ticket);
  const step = box.height / facts.length;
  facts.forEach(([label, value], rank) => {
    const y = box.y + rank * step;
    pdf.rect(box.x, y, box.width, rank === 0 ? 1 : 0.5).fill(rank === 0 ? ink.ink : ink.gilding);
    pdf.font('text').fontSize(10).fillColor(ink.soft);
    pdf.text(label, box.x, y + 8, { width: box.width, lineBreak: false });
    pdf.font('bold').fontSize(16).fillColor(ink.ink);
    pdf.text(value, box.x, y + 20, { width: box.width, height: 22, ellipsis: true });
  });
}

function factsOf(ticket: TicketPage): readonly (readonly [label: string, value: string])[] {
  return [
    ['Au nom de', ticket.holder],
    ['Catégorie', ticket.category],
    ['Prix', frenchMoney(ticket.price)],
    ['Places', `${ticket.seats}, placement libre`],
    ['Billet', `N°\u00a0${String(ticket.number).padStart(4, '0')}`],
  ];
}
