import bill from './fonts/bricolage-bill.ttf?inline';
import bold from './fonts/bricolage-bold.ttf?inline';
import text from './fonts/bricolage-text.ttf?inline';
import serif from './fonts/source-serif.ttf?inline';

const fonts = { bill: bytesOf(bill), bold: bytesOf(bold), text: bytesOf(text), serif: bytesOf(serif) };

/** Registers the ticket's four fonts: bill (narrow, for titles), bold, text, serif. */
export function embedFonts(pdf: PDFKit.PDFDocument): void {
  for (const [name, bytes] of Object.entries(fonts)) pdf.registerFont(name, bytes);
}

/** The bytes of a `data:` URL; the fonts are bundled, so no file path is needed at run time. */
function bytesOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
