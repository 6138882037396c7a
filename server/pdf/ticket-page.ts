import Pdf from 'pdfkit';
import { drawCode } from './ticket-code-drawing';
import { drawCurtainLine } from './curtain-line';
import { drawFacts } from './ticket-facts';
import { embedFonts } from './ticket-fonts';
import { dayNumber, frenchDay, frenchHour } from './french-date';
import { ink } from './ticket-inks';
import { drawBillTitle } from './bill-title';

/** What a ticket says. `code` is the text of its QR, `lines` are the association's own words. */
export interface TicketPage {
  readonly uuid: string;
  readonly organiser: string;
  readonly showTitle: string;
  readonly date: Date;
  readonly doorsOpenAt: Date;
  readonly locationName: string;
  readonly category: string;
  /** Euros. */
  readonly price: number;
  readonly number: number;
  readonly holder: string;
  readonly seats: number;
  readonly lines: readonly string[];
  readonly code: string;
}

const A4 = { width: 595.28, height: 841.89 };
export const MARGIN = 48;
const CARD = 218;
const inner = A4.width - 2 * MARGIN;

type Page = PDFKit.PDFDocument;

/** One A4 page, fit for a phone's screen and for a home printer; the fonts are embedded. */
export async function ticketPdf(ticket: TicketPage): Promise<Buffer> {
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    lang: 'fr-FR',
    displayTitle: true,
    info: { Title: `Billet – ${ticket.showTitle}`, Author: ticket.organiser, Creator: ticket.organiser },
  });
  const written = collect(pdf);
  embedFonts(pdf);
  drawPage(pdf, ticket);
  pdf.end();
  return written;
}

function drawPage(pdf: Page, ticket: TicketPage): void {
  drawCurtainLine(pdf, A4.width);
  drawOrganiser(pdf, ticket);
  const belowTitle = drawBillTitle(pdf, ticket.showTitle, { x: MARGIN, y: 92, width: inner, most: 104 });
  const belowWhen = drawWhenAndWhere(pdf, ticket, belowTitle + 14);

  pdf.rect(MARGIN, belowWhen + 20, inner, 1.5).fill(ink.ink);
  const top = belowWhen + 42;
  drawCode(pdf, ticket, { x: MARGIN, y: top, size: CARD });
  drawFacts(pdf, ticket, { x: MARGIN + CARD + 28, y: top, width: inner - CARD - 28, height: CARD + 42 });

  drawLines(pdf, ticket, top + CARD + 42 + 34);
  drawFoot(pdf, ticket);
}

function drawOrganiser(pdf: Page, ticket: TicketPage): void {
  pdf.font('bold').fontSize(14).fillColor(ink.ink);
  pdf.text(ticket.organiser, MARGIN, 42, {
    width: inner * 0.7,
    height: 20,
    ellipsis: true,
    lineBreak: false,
  });
  pdf.font('text').fontSize(10.5).fillColor(ink.soft);
  pdf.text('Billet d’entrée', MARGIN, 45, { width: inner, align: 'right' });
  pdf.rect(MARGIN, 68, inner, 0.75).fill(ink.gilding);
}

function drawWhenAndWhere(pdf: Page, ticket: TicketPage, y: number): number {
  const day = dayNumber(ticket.date);
  pdf.font('bill').fontSize(66).fillColor(ink.gildingDeep);
  const indent = pdf.widthOfString(day) + 16;
  pdf.text(day, MARGIN - 2, y - 6, { lineBreak: false });

  const [x, width] = [MARGIN + indent, inner - indent];
  pdf.font('bold').fontSize(19).fillColor(ink.ink);
  pdf.text(`${frenchDay(ticket.date)} à ${frenchHour(ticket.date)}`, x, y, { width });
  pdf.font('text').fontSize(12.5).fillColor(ink.ink);
  pdf.text(ticket.locationName, x, pdf.y + 2, { width });
  pdf.fillColor(ink.soft);
  pdf.text(`Ouverture des portes à ${frenchHour(ticket.doorsOpenAt)}`, x, pdf.y + 1, { width });
  return Math.max(pdf.y, y + 56);
}

function drawLines(pdf: Page, ticket: TicketPage, y: number): void {
  if (ticket.lines.length === 0) return;
  pdf.font('bold').fontSize(13).fillColor(ink.ink);
  pdf.text('À savoir', MARGIN, y);
  pdf.font('serif').fontSize(11.5).fillColor(ink.ink);
  pdf.y += 4;
  for (const line of ticket.lines) {
    pdf.text(line, MARGIN, pdf.y + 3, { width: inner * 0.86, lineGap: 2.5 });
    if (pdf.y > A4.height - 110) return;
  }
}

function drawFoot(pdf: Page, ticket: TicketPage): void {
  const y = A4.height - 52;
  pdf.rect(MARGIN, y - 12, inner, 0.75).fill(ink.gilding);
  pdf.font('text').fontSize(8.5).fillColor(ink.soft);
  pdf.text(
    `Valable pour ${ticket.seats === 1 ? 'une personne' : `${ticket.seats} personnes`}, à cette séance seulement.`,
    MARGIN,
    y,
    { lineBreak: false },
  );
  pdf.text(ticket.uuid, MARGIN, y, { width: inner, align: 'right', lineBreak: false });
}

function collect(pdf: Page): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
}
