import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Kysely } from 'kysely';
import { fullDay, hourInWords } from '#common/base/dates';
import { money } from '#common/base/numbers';
import { oneLine } from '#common/base/one-line';
import { links } from '#common/contract/site/links';
import type { Booking, BookingStateCode } from '#common/contract/tickets/booking';
import { countSeats, isOwed } from '#common/rules/booking';
import { ticketFileName } from '#common/rules/ticket-file';
import { findTelephone } from '../../content/about-text/telephone-repository';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { findMailAddress, findSender } from '../../platform/mail/sender-repository';
import { senderAddress } from '../../platform/mail/sender-address';
import type { TicketFile } from '../../platform/pdf/printed-ticket';
import { findDurations } from '../../agenda/show/duration-repository';
import { calendarEntry, organizerOf, printable } from '#common/rules/calendar-entry';
import { readBooking } from './booking-answer';

const statuses: Readonly<Record<BookingStateCode, ICalEventStatus>> = {
  CONFIRMEE: ICalEventStatus.CONFIRMED,
  EN_ATTENTE: ICalEventStatus.TENTATIVE,
  PROPOSEE: ICalEventStatus.TENTATIVE,
  ANNULEE: ICalEventStatus.CANCELLED,
};

/**
 * The calendar entry of a booking (RFC 5545). It holds nothing that opens the booking, nor what lets its holder in: calendars
 * are shared with others.
 * Throws `not-found`.
 */
export async function printBookingCalendar(
  database: Kysely<Database>,
  uuid: string,
): Promise<TicketFile<string>> {
  const booking = await readBooking(database, uuid);
  const { title, siteUrl } = await findSender(database);
  const organizer = (await findMailAddress(database)) ?? senderAddress(null, siteUrl);
  const { calendarUid, sequence, ticketUuid } = await readEntry(database, uuid);
  const durations = await findDurations(database, [booking.dateUuid]);
  const isCancelled = booking.state.code === 'ANNULEE';
  const calendar = ical({
    prodId: { company: printable(title), product: 'réservation', language: 'FR' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // Tells calendars in other time zones which zone the event is in.
    x: [['X-WR-TIMEZONE', 'Europe/Paris']],
  });
  calendar.createEvent({
    id: calendarUid,
    ...calendarEntry(
      { ...booking, title: booking.show.title, minutes: durations.get(booking.dateUuid) },
      (await wordsOf(database, booking)).join('\n'),
    ),
    url: siteUrl + links.currentShow.to(),
    status: statuses[booking.state.code],
    // Calendars replace an existing entry only by one with a higher sequence number.
    sequence,
    organizer: organizerOf(title, organizer),
    stamp: await databaseNow(database),
  });
  const named = { showSlug: booking.show.slug, date: booking.date, uuid: ticketUuid };
  return { name: ticketFileName(named, 'ics'), content: calendar.toString() };
}

/** What its holder has to know on the way: when, what to bring, what to pay, whom to call. */
async function wordsOf(database: Kysely<Database>, booking: Booking): Promise<readonly string[]> {
  const { date, seats, state, total, payAtDoor, payment } = booking;
  const count = countSeats(seats);
  const evening = `${fullDay(date)} à ${hourInWords(date)}, ${count === 1 ? 'une place' : `${count} places`}`;
  if (state.code === 'ANNULEE') return [evening];
  const telephone = await findTelephone(database);
  return [
    evening,
    ...(state.code === 'CONFIRMEE' ? ['À présenter à l’entrée\u00a0: votre billet'] : []),
    ...(isOwed(booking)
      ? [`${payAtDoor ? 'À régler à l’entrée' : 'À régler avant la séance'}\u00a0: ${money(total)}`]
      : []),
    ...(isOwed(booking) && payment?.words ? [`Paiement\u00a0: ${oneLine(payment.words)}`] : []),
    ...(telephone ? [`Une question sur vos places\u00a0? ${telephone.words}`] : []),
  ];
}

/** What identifies the calendar entry of a booking, the number of its changes, and its ticket. Throws if it is gone. */
export async function readEntry(
  database: Kysely<Database>,
  uuid: string,
): Promise<{ readonly calendarUid: string; readonly sequence: number; readonly ticketUuid: string }> {
  return database
    .selectFrom('bookings')
    .select(['calendar_uid as calendarUid', 'sequence', 'ticket_uuid as ticketUuid'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
}
