import { create } from 'qrcode';
import { shortCodeOf } from '#common/rules/short-code';
import { ink } from './ticket-inks';
import type { PrintedTicket } from './printed-ticket';

const INSET = 14;
/** The quiet zone: white modules that a reader needs around the code. */
const QUIET = 4;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The code on white in a dark card, and below it the short code that can be typed at the door. */
export function drawCode(
  pdf: PDFKit.PDFDocument,
  ticket: Pick<PrintedTicket, 'code' | 'uuid'>,
  { x, y, width, height }: Place,
): void {
  pdf.roundedRect(x, y, width, height, 3).fill(ink.velvet);
  const panel = width - 2 * INSET;
  pdf.roundedRect(x + INSET, y + INSET, panel, panel, 2).fill(ink.white);
  drawModules(pdf, ticket.code, x + INSET, y + INSET, panel);

  const words = y + INSET + panel;
  pdf.font('text').fontSize(10).fillColor(ink.limelight);
  pdf.text('Code', x + INSET, words + 17, { lineBreak: false });
  pdf.font('bold').fontSize(16).fillColor(ink.gildingPale);
  pdf.text(shortCodeOf(ticket.uuid), x + INSET, words + 12, {
    width: panel,
    align: 'right',
    characterSpacing: 0.6,
  });
}

/** One rectangle per run of dark modules, so that no hairline shows between them when printed. */
function drawModules(pdf: PDFKit.PDFDocument, code: string, x: number, y: number, width: number): void {
  const { modules } = create(code, { errorCorrectionLevel: 'L' });
  const unit = width / (modules.size + 2 * QUIET);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      let run = 0;
      while (column + run < modules.size && modules.get(row, column + run) !== 0) run += 1;
      if (run === 0) continue;
      pdf.rect(x + (column + QUIET) * unit, y + (row + QUIET) * unit, run * unit, unit + 0.01);
      column += run;
    }
  }
  pdf.fill(ink.ink);
}
