import Pdf from 'pdfkit';
import { dayNumber, fullDay, hourInWords } from '#common/base/dates';
import { drawPicture } from '#common/drawing/picture';
import { ticketFileName } from '#common/rules/ticket-file';
import { drawBillTitle } from './bill-title';
import type { PrintedTicket, TicketFile } from './printed-ticket';
import { drawSvg } from './svg-drawing';
import { drawCode } from './ticket-code-drawing';
import { drawFacts } from './ticket-facts';
import { ink } from './ticket-inks';
import bill from './fonts/bricolage-bill.ttf?inline';
import bold from './fonts/bricolage-bold.ttf?inline';
import text from './fonts/bricolage-text.ttf?inline';
import serif from './fonts/source-serif.ttf?inline';

type Page = PDFKit.PDFDocument;

const A4 = { width: 595.28, height: 841.89 };
const MARGIN = 48;
const INNER = A4.width - 2 * MARGIN;
const POSTER = { width: 132, height: 176 };
const BESIDE_POSTER = INNER - POSTER.width - 24;
const CARD = { width: 218, height: 260 };
const TOP = 88;
const TWO_ROWS = 30;

/** One A4 page, fit for a phone's screen and for a home printer; the fonts are embedded. */
export async function ticketPdf(ticket: PrintedTicket): Promise<TicketFile> {
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    lang: 'fr-FR',
    displayTitle: true,
    info: {
      Title: `${ticket.kind} – ${ticket.showTitle}`,
      Author: ticket.organiser,
      Creator: ticket.organiser,
    },
  });
  const written = collect(pdf);
  embedFonts(pdf);
  drawPage(pdf, ticket);
  pdf.end();
  return { name: ticketFileName(ticket, 'pdf'), content: await written };
}

function drawPage(pdf: Page, ticket: PrintedTicket): void {
  drawCurtainLine(pdf, A4.width);
  drawOrganiser(pdf, ticket);
  drawSvg(pdf, drawPicture({ seed: ticket.showSlug, width: 300, height: 400 }), {
    x: A4.width - MARGIN - POSTER.width,
    y: TOP,
    ...POSTER,
  });
  const belowTitle = drawBillTitle(pdf, ticket.showTitle, {
    x: MARGIN,
    y: TOP,
    width: BESIDE_POSTER,
    height: POSTER.height - 66,
  });
  const belowWhen = drawWhenAndWhere(pdf, ticket, Math.max(belowTitle + 14, TOP + POSTER.height - 54));

  const rule = Math.max(belowWhen, TOP + POSTER.height) + 16;
  pdf.rect(MARGIN, rule, INNER, 1.5).fill(ink.ink);
  const top = rule + 15;
  drawCode(pdf, ticket, { x: MARGIN, y: top, ...CARD });
  const x = MARGIN + CARD.width + 28;
  const beside = { x, y: top, width: A4.width - MARGIN - x };
  const most = CARD.height - ticket.facts.length * LEAST_FACT;
  const below = drawNotes(pdf, ticket.notes ?? [], { ...beside, bottom: top + CARD.height, most });
  drawFacts(pdf, ticket.facts, { ...beside, height: CARD.height - below });
  drawLines(pdf, ticket, top + CARD.height + 17);
  drawFoot(pdf, ticket);
}

function drawOrganiser(pdf: Page, ticket: PrintedTicket): void {
  pdf.font('bold').fontSize(14).fillColor(ink.ink);
  pdf.text(ticket.organiser, MARGIN, 40, { width: INNER * 0.75, height: 20, ellipsis: true });
  pdf.font('text').fontSize(10.5).fillColor(ink.soft);
  pdf.text(ticket.kind, MARGIN, 43, { width: INNER, align: 'right' });
  pdf.rect(MARGIN, 66, INNER, 0.75).fill(ink.gilding);
}

/** Drawn like a playbill: the day as a very large number, the rest beside it. */
function drawWhenAndWhere(pdf: Page, ticket: PrintedTicket, y: number): number {
  const day = dayNumber(ticket.date);
  pdf.font('bill').fontSize(66).fillColor(ink.gildingDeep);
  const x = MARGIN + pdf.widthOfString(day) + 14;
  pdf.text(day, MARGIN - 2, y - 15, { lineBreak: false });

  const width = MARGIN + BESIDE_POSTER - x;
  pdf.font('bold').fontSize(17).fillColor(ink.ink);
  pdf.text(`${fullDay(ticket.date)} à ${hourInWords(ticket.date)}`, x, y - 3, { width });
  pdf.font('text').fontSize(12);
  pdf.text(ticket.location.name, x, pdf.y + 1, { width });
  pdf.fillColor(ink.soft);
  if (ticket.location.address)
    pdf.text(ticket.location.address, x, pdf.y + 1, { width, height: TWO_ROWS, ellipsis: true });
  pdf.text(`Ouverture des portes à ${hourInWords(ticket.doorsOpenAt)}`, x, pdf.y + 1, { width });
  return pdf.y;
}

interface NotesBox {
  readonly x: number;
  readonly width: number;
  readonly bottom: number;
  /** The height that they may have. */
  readonly most: number;
}

/** Draws what is known at the bottom of a box. Returns the height that it takes; what has no room ends in an ellipsis. */
function drawNotes(pdf: Page, notes: readonly string[], { x, width, bottom, most }: NotesBox): number {
  if (notes.length === 0) return 0;
  pdf.font('text').fontSize(9.5).fillColor(ink.ink);
  const text = notes.join('\n');
  const options = { width, paragraphGap: 3 };
  const height = Math.min(pdf.heightOfString(text, options), most - NOTES_GAP);
  pdf.text(text, x, bottom - height, { ...options, height, ellipsis: MORE });
  return height + NOTES_GAP;
}

/** The text of the association. What has no room ends in an ellipsis; its editor was told (`src/screens/desk/about-text/ticket-room`). */
function drawLines(pdf: Page, ticket: PrintedTicket, y: number): void {
  if (ticket.lines.length === 0) return;
  pdf.font('bold').fontSize(13).fillColor(ink.ink);
  pdf.text('À savoir', MARGIN, y);
  pdf.font('serif').fontSize(11.5);
  const options = { width: INNER * 0.86, lineGap: ROW_GAP };
  const row = pdf.heightOfString(MORE, options);
  const heights = ticket.lines.map((line) => pdf.heightOfString(line, options));
  const whole = heights.reduce((sum, height) => sum + height + LINE_GAP, -LINE_GAP);
  let next = pdf.y + 5;
  const isWhole = next + whole <= LINES_END;
  for (const [rank, line] of ticket.lines.entries()) {
    const left = LINES_END - next - (isWhole ? 0 : row + LINE_GAP);
    const isCut = !isWhole && (heights[rank] ?? 0) > left;
    if (isCut && left < row) break;
    // The gap below the last row is not counted: only so is the ellipsis drawn.
    const height = Math.floor(left / row) * row - ROW_GAP;
    pdf.text(line, MARGIN, next, isCut ? { ...options, height, ellipsis: MORE } : options);
    if (isCut) return;
    next = pdf.y + LINE_GAP;
  }
  if (!isWhole) pdf.text(MORE, MARGIN, next, options);
}

const NOTES_GAP = 12;
const LEAST_FACT = 24;
const LINES_END = A4.height - 76;
const ROW_GAP = 2.5;
const LINE_GAP = 3;
const MORE = '\u00a0…';

function drawFoot(pdf: Page, ticket: PrintedTicket): void {
  const y = A4.height - 52;
  const people = ticket.seats === 1 ? 'une personne' : `${ticket.seats} personnes`;
  pdf.rect(MARGIN, y - 12, INNER, 0.75).fill(ink.gilding);
  pdf.font('text').fontSize(8.5).fillColor(ink.soft);
  pdf.text(`Valable pour ${people}, à cette séance seulement.`, MARGIN, y, { lineBreak: false });
  pdf.text(ticket.uuid, MARGIN, y, { width: INNER, align: 'right' });
}

function collect(pdf: Page): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
}

const BAND = 7;

/** The valance at the very top: a band, and scallops that fit the width exactly. */
function drawCurtainLine(pdf: PDFKit.PDFDocument, width: number): void {
  const count = Math.round(width / 18);
  const step = width / count;
  pdf.rect(0, 0, width, BAND + 0.2);
  for (let rank = 0; rank < count; rank += 1) pdf.circle((rank + 0.5) * step, BAND, step * 0.44);
  pdf.fill(ink.curtain);
}

const fonts = { bill: bytesOf(bill), bold: bytesOf(bold), text: bytesOf(text), serif: bytesOf(serif) };

/** Registers the ticket's four fonts: bill (narrow, for titles), bold, text, serif. */
function embedFonts(pdf: PDFKit.PDFDocument): void {
  for (const [name, bytes] of Object.entries(fonts)) pdf.registerFont(name, bytes);
}

/** The bytes of a `data:` URL; the fonts are bundled, so no file path is needed at run time. */
function bytesOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
