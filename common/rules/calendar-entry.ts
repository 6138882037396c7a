import type { ICalEventData } from 'ical-generator';
import { oneLine } from '../base/one-line';

/** The assumed duration of an evening, as none is given: two hours, in milliseconds. */
const EVENING = 7_200_000;

/** The latest moment of the format, which has four-digit years. */
const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59);

interface Evening {
  readonly title: string;
  readonly date: Date;
  readonly location?: { readonly name: string; readonly description?: string | undefined } | undefined;
}

/** Title, time and place of a calendar entry (RFC 5545); in UTC, where no clock change makes times ambiguous. */
export const calendarEntry = ({ title, date, location }: Evening) =>
  ({
    start: date,
    end: new Date(Math.min(date.getTime() + EVENING, LAST_MOMENT)),
    summary: printable(title),
    ...(location && { location: printable(placeOf(location)) }),
  }) satisfies ICalEventData;

/**
 * Who invites: some calendars ignore a cancellation without an organizer. In a name, a quotation mark or a backslash would
 * end it, and calendars would read the rest as the address.
 */
export const organizerOf = (name: string, email: string) => ({
  name: oneLine(name).replace(/["\\]/g, '’'),
  email,
});

const placeOf = ({ name, description }: NonNullable<Evening['location']>): string =>
  description === undefined ? name : `${name}\n${description}`;

/**
 * Tabs and line ends are the only control characters that the format allows; clients refuse the whole calendar for
 * others.
 */
// oxlint-disable-next-line no-control-regex
export const printable = (text: string): string => text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '');
