import type { Kysely } from 'kysely';
import { listAboutTexts } from '../about-text/about-text-repository';
import type { Database } from '../database/schema';
import { CallError } from '../http/call-error';
import { richTextLines } from '../pdf/rich-text-lines';
import { writeTicketCode } from '../pdf/ticket-code';
import { ticketPdf } from '../pdf/ticket-page';
import { signingKey } from '../scan/ticket-key-repository';
import { findSettings } from '../settings/settings-repository';
import type { WholeFreeTicket } from './free-ticket-repository';

const AFTER_THE_DOORS = 12 * 3_600_000;

/** The PDF of a generated free ticket. Throws 'wrong-state' for one that lets nobody in. */
export async function freeTicketPdf(database: Kysely<Database>, ticket: WholeFreeTicket): Promise<Buffer> {
  if (ticket.ticket_number === null)
    throw new CallError('wrong-state', { message: 'Ce billet n’est pas encore généré.' });
  if (ticket.replaced_by !== null || ticket.cancelled_at !== null || ticket.blocked_at !== null)
    throw new CallError('wrong-state', { message: 'Ce billet n’est plus valable.' });

  const code = await writeTicketCode(
    {
      t: ticket.uuid,
      d: ticket.date_uuid,
      k: 'free',
      n: 1,
      x: Math.floor((ticket.doors_close_at.getTime() + AFTER_THE_DOORS) / 1000),
    },
    await signingKey(database),
  );
  return ticketPdf({
    uuid: ticket.uuid,
    organiser: (await findSettings(database))?.title ?? '',
    showSlug: ticket.show_slug,
    showTitle: ticket.show_title,
    date: ticket.date,
    doorsOpenAt: ticket.doors_open_at,
    locationName: ticket.location_name,
    category: 'Gratuit – invitation',
    price: 0,
    number: ticket.ticket_number,
    holder: ticket.name,
    seats: 1,
    lines: await linesOf(database),
    code,
  });
}

/** What the association prints on every ticket: its texts of type BILLET. */
async function linesOf(database: Kysely<Database>): Promise<readonly string[]> {
  const texts = await listAboutTexts(database);
  return texts.filter(({ type }) => type === 'BILLET').flatMap(({ content }) => richTextLines(content));
}
