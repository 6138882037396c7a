import type { Page } from 'playwright/test';
import { codeOfPdf } from './held-code';

/** What is in a clipboard: words, or a picture. */
export type Copied = { readonly text: string } | { readonly picture: Buffer };

/** The ticket of a booking as its booker sends it: the picture of its QR, its text, and the address of its page. */
export async function ticketOf(origin: string, booking: string) {
  const answer = await fetch(`${origin}/api/bookings/${booking}/pdf`);
  const code = await codeOfPdf(new Uint8Array(await answer.arrayBuffer()));
  return { ...code, page: `${origin}/reservations/ma-reservation/${booking}` };
}

/** Pastes beside any field. */
export async function paste(page: Page, copied: Copied): Promise<void> {
  const given = 'text' in copied ? copied : { picture: copied.picture.toString('base64') };
  await page.evaluate((what) => {
    const clipboardData = new DataTransfer();
    if ('text' in what) clipboardData.setData('text/plain', what.text);
    else {
      const bytes = Uint8Array.from(atob(what.picture), (byte) => byte.charCodeAt(0));
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    }
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, given);
}

/** Chooses a file where a picture of a ticket is read. */
export async function readPicture(page: Page, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  // In the sheet, if one is open: the page below it may have another.
  await page.getByRole('button', { name: 'Lire une image…' }).last().click();
  await (await chooser).setFiles({ name: 'capture.png', mimeType: 'image/png', buffer });
}
