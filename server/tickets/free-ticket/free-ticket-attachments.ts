import type { Kysely } from 'kysely';
import { freeTicketCalendar } from '#common/rules/free-ticket-calendar';
import { ticketFileName } from '#common/rules/ticket-file';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { findMailAddress, findSender } from '../../platform/mail/sender-repository';
import { senderAddress } from '../../platform/mail/sender-address';
import type { Attachment } from '../../platform/mail/mailer';
import type { Attach } from '../../platform/mail/send-mail';
import { findDurations } from '../../agenda/show/duration-repository';
import { findAdmitting } from './admitting-ticket-repository';
import { admits } from './free-ticket-code';
import { freeTicketPdf } from './free-ticket-pdf';
import { type WholeFreeTicket, findFreeTicket, ofAnyone } from './free-ticket-repository';
import { myTicketOf } from './my-ticket-projection';

/**
 * Attaches to a mail about a free ticket the ticket (PDF) and its calendar entry, as they are at sending time; for a
 * cancelled one that was generated, the entry that removes the event. Nothing is attached if it admits nobody for another
 * reason, or belongs to somebody else by now. A mail about a changed evening brings every ticket of its reader for it.
 */
export const attachFreeTicket: Attach<'user_uuid' | 'free_ticket_uuid' | 'date_uuid'> = async (
  database,
  mail,
) => {
  const { kind, user_uuid: owner, free_ticket_uuid: uuid, date_uuid: date } = mail;
  if (kind === 'free-ticket-evening') {
    const tickets = owner === null || date === null ? [] : await findAdmitting(database, owner, date);
    const files: Attachment[] = [];
    for (const ticket of tickets) files.push(...(await papersOf(database, ticket)));
    return files;
  }
  const ticket = uuid === null ? undefined : await findFreeTicket(database, ofAnyone(uuid));
  if (ticket === undefined || ticket.ticket_number === null || ticket.owner_uuid !== owner) return [];
  if (kind === 'free-ticket-cancelled' && ticket.cancelled_at !== null)
    return [await entryOf(database, ticket, 'CANCEL')];
  return admits(ticket) ? papersOf(database, ticket) : [];
};

async function papersOf(database: Kysely<Database>, ticket: WholeFreeTicket): Promise<Attachment[]> {
  const { name, content } = await freeTicketPdf(database, ticket);
  return [
    { filename: name, content, contentType: 'application/pdf' },
    await entryOf(database, ticket, 'PUBLISH'),
  ];
}

async function entryOf(
  database: Kysely<Database>,
  ticket: WholeFreeTicket,
  method: 'PUBLISH' | 'CANCEL',
): Promise<Attachment> {
  const sender = await findSender(database);
  const durations = await findDurations(database, [ticket.date_uuid]);
  const named = { showSlug: ticket.show_slug, date: ticket.date, uuid: ticket.uuid };
  return {
    filename: ticketFileName(named, 'ics'),
    content: freeTicketCalendar(
      { ...myTicketOf(ticket, null), minutes: durations.get(ticket.date_uuid) },
      { ...sender, organiser: (await findMailAddress(database)) ?? senderAddress(null, sender.siteUrl) },
      await databaseNow(database),
    ),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}
