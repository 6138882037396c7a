import type { Kysely } from 'kysely';
import { money } from '#common/base/numbers';
import { placeNotes } from '#common/rules/place-words';
import { readTicketLines } from '../../content/about-text/about-text-repository';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';
import { printedName } from '../../platform/pdf/printed-name';
import type { TicketFile } from '../../platform/pdf/printed-ticket';
import { ticketPdf } from '../../platform/pdf/ticket-page';
import { locationOf } from '../../content/publication/location';
import { findSettings } from '../../content/settings/settings-repository';
import { admits, freeTicketCode } from './free-ticket-code';
import type { WholeFreeTicket } from './free-ticket-repository';

/** The PDF of a generated free ticket. Throws 'wrong-state' for one that admits nobody. */
export async function freeTicketPdf(
  database: Kysely<Database>,
  ticket: WholeFreeTicket,
): Promise<TicketFile> {
  if (ticket.ticket_number === null)
    throw new CallError('wrong-state', { message: 'Ce billet n’est pas encore généré.' });
  if (!admits(ticket)) throw new CallError('wrong-state', { message: 'Ce billet n’est plus valable.' });

  return ticketPdf({
    uuid: ticket.uuid,
    kind: 'Billet d’entrée',
    organiser: (await findSettings(database))?.title ?? '',
    showSlug: ticket.show_slug,
    showTitle: ticket.show_title,
    date: ticket.date,
    doorsOpenAt: ticket.doors_open_at,
    location: locationOf(ticket),
    facts: [
      ['Au nom de', printedName(ticket.name, ticket.uuid)],
      ['Catégorie', 'Gratuit – invitation'],
      ['Prix', money(0)],
      ['Places', '1, placement libre'],
      ['Billet', `N°\u00a0${String(ticket.ticket_number).padStart(4, '0')}`],
    ],
    seats: 1,
    lines: await readTicketLines(database),
    notes: placeNotes(locationOf(ticket)),
    code: await freeTicketCode(database, ticket),
  });
}
