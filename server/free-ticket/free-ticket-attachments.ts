import { freeTicketCalendar } from '#common/rules/free-ticket-calendar';
import { ticketFileName } from '#common/rules/ticket-file';
import { databaseNow } from '../database/clock';
import { findMailAddress, findSender } from '../mail/sender-repository';
import { senderAddress } from '../mail/sender-address';
import type { Attach } from '../mail/send-mail';
import { admits } from './free-ticket-code';
import { freeTicketPdf } from './free-ticket-pdf';
import { findFreeTicket, ofAnyone } from './free-ticket-repository';
import { myTicketOf } from './my-ticket-projection';

/**
 * Attaches to a mail about a free ticket the ticket (PDF) and its calendar entry, as they are at sending time; for a
 * cancelled one that was generated, the entry that removes the event. Nothing is attached if it admits nobody for another
 * reason, or belongs to somebody else by now.
 */
export const attachFreeTicket: Attach<'user_uuid' | 'free_ticket_uuid'> = async (database, mail) => {
  const { kind, user_uuid: owner, free_ticket_uuid: uuid } = mail;
  const ticket = uuid === null ? undefined : await findFreeTicket(database, ofAnyone(uuid));
  if (ticket === undefined || ticket.ticket_number === null || ticket.owner_uuid !== owner) return [];
  const isCancelled = kind === 'free-ticket-cancelled' && ticket.cancelled_at !== null;
  if (!isCancelled && !admits(ticket)) return [];
  const sender = await findSender(database);
  const named = { showSlug: ticket.show_slug, date: ticket.date, uuid: ticket.uuid };
  const calendar = {
    filename: ticketFileName(named, 'ics'),
    content: freeTicketCalendar(
      myTicketOf(ticket, null),
      { ...sender, organiser: (await findMailAddress(database)) ?? senderAddress(null, sender.siteUrl) },
      await databaseNow(database),
    ),
    contentType: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
  };
  if (isCancelled) return [calendar];
  const { name, content } = await freeTicketPdf(database, ticket);
  return [{ filename: name, content, contentType: 'application/pdf' }, calendar];
};
