import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { fullDay, hourInWords } from '../base/dates';
import { ofSomebody } from '../base/of-somebody';
import { links } from '../contract/site/links';
import type { MyTicket } from '../contract/tickets/free-ticket';
import { calendarEntry, organizerOf, printable } from './calendar-entry';
import { isDead } from './free-ticket';

type Ticketed = Pick<
  MyTicket,
  'uuid' | 'name' | 'linkedShow' | 'date' | 'location' | 'replacedBy' | 'cancelledAt' | 'blockedAt'
>;

/** A ticket, and how many minutes its evening lasts, where that is known. */
type TimedTicket = Ticketed & { readonly minutes?: number | undefined };

interface CalendarSite {
  readonly title: string;
  readonly siteUrl: string;
  /** The mail address of the organizer. */
  readonly organiser: string;
}

/**
 * The calendar entry of a free ticket (RFC 5545), which devices make without a network as well as the server: a valid
 * one adds it, a dead one removes it.
 */
export function freeTicketCalendar(
  ticket: TimedTicket,
  { title, siteUrl, organiser }: CalendarSite,
  now: Date,
): string {
  const { uuid, name, linkedShow, date, minutes, location } = ticket;
  const address = siteUrl + links.freeTicket.to({ uuid });
  const isOff = isDead(ticket);
  const calendar = ical({
    prodId: { company: printable(title), product: 'place gratuite', language: 'FR' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // Tells calendars in other time zones which zone the event is in.
    x: [['X-WR-TIMEZONE', 'Europe/Paris']],
  });
  calendar.createEvent({
    id: uuid,
    ...calendarEntry(
      { title: linkedShow.title, date, minutes, location },
      `${fullDay(date)} à ${hourInWords(date)}, place gratuite au nom ${ofSomebody(name)}\n${address}`,
    ),
    url: address,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Calendars replace an entry only by one with a higher number: a file made later is the newer one.
    sequence: Math.floor(now.getTime() / 60_000),
    organizer: organizerOf(title, organiser),
    stamp: now,
  });
  return calendar.toString();
}
