import type { ICalEventData } from 'ical-generator';
import { oneLine } from '../base/one-line';
import type { Show } from '../contract/agenda/show';
import { placeNotes, placeWithAddress } from './place-words';

/** The assumed duration of an evening where none is known, in minutes. */
const EVENING = 120;

/** The latest moment of the format, which has four-digit years. */
const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59);

interface Evening {
  readonly title: string;
  readonly date: Date;
  /** How long it lasts, where that is known. */
  readonly minutes?: number | undefined;
  readonly location?: Show['location'] | undefined;
}

/**
 * Title, time and place of a calendar entry (RFC 5545); in UTC, where no clock change makes times ambiguous. What is said of
 * the place stands in its description, below `words`: maps look for all that a place is called, and for its address.
 */
export function calendarEntry({ title, date, minutes, location }: Evening, words?: string) {
  const notes = location ? [location.description, ...placeNotes(location)] : [];
  const description = [words, ...notes].filter(Boolean).join('\n');
  return {
    start: date,
    end: new Date(Math.min(date.getTime() + (minutes ?? EVENING) * 60_000, LAST_MOMENT)),
    summary: printable(title),
    ...(location && { location: printable(placeWithAddress(location)) }),
    ...(description !== '' && { description: printable(description) }),
  } satisfies ICalEventData;
}

/**
 * Who invites: some calendars ignore a cancellation without an organizer. In a name, a quotation mark or a backslash would
 * end it, and calendars would read the rest as the address.
 */
export const organizerOf = (name: string, email: string) => ({
  name: oneLine(name).replace(/["\\]/g, '’'),
  email,
});

/**
 * Tabs and line ends are the only control characters that the format allows; clients refuse the whole calendar for
 * others.
 */
// oxlint-disable-next-line no-control-regex
export const printable = (text: string): string => text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '');
