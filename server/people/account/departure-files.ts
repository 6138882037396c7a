import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Kysely } from 'kysely';
import { calendarEntry, organizerOf, printable } from '#common/rules/calendar-entry';
import { printBookingCalendar, readEntry } from '../../tickets/booking/booking-calendar';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import type { LetterFile } from '../../platform/mail/letter';
import { findMailAddress, findSender } from '../../platform/mail/sender-repository';
import { senderAddress } from '../../platform/mail/sender-address';
import type { Leaving } from './departure-repository';

/** The calendar entries that remove those of bookings and tickets, which must be cancelled already (RFC 5546, 3.2.5). */
export async function cancellingFiles(
  database: Kysely<Database>,
  { bookings, tickets }: Leaving,
): Promise<readonly LetterFile[]> {
  const files: LetterFile[] = [];
  for (const { uuid, show } of bookings) {
    // Whoever only waited has no entry.
    if ((await readEntry(database, uuid)).sequence === 0) continue;
    files.push(fileOf(show.slug, files.length, (await printBookingCalendar(database, uuid)).content));
  }
  for (const ticket of tickets)
    files.push(fileOf(ticket.show_slug, files.length, await printTicketCalendar(database, ticket)));
  return files;
}

const fileOf = (showSlug: string, rank: number, content: string): LetterFile => ({
  filename: `annulation-${rank + 1}-${showSlug}.ics`,
  content,
  contentType: 'text/calendar; charset=utf-8; method=CANCEL',
});

async function printTicketCalendar(
  database: Kysely<Database>,
  { uuid, show_title, date, location_name }: Leaving['tickets'][number],
): Promise<string> {
  const { title, siteUrl } = await findSender(database);
  const now = await databaseNow(database);
  const calendar = ical({
    prodId: { company: printable(title), product: 'place gratuite', language: 'FR' },
    method: ICalCalendarMethod.CANCEL,
    x: [['X-WR-TIMEZONE', 'Europe/Paris']],
  });
  calendar.createEvent({
    id: uuid,
    ...calendarEntry({ title: show_title, date, location: { name: location_name } }),
    status: ICalEventStatus.CANCELLED,
    // Higher than that of any entry made before.
    sequence: Math.floor(now.getTime() / 60_000),
    organizer: organizerOf(title, (await findMailAddress(database)) ?? senderAddress(null, siteUrl)),
    stamp: now,
  });
  return calendar.toString();
}
