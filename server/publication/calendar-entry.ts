import type { ICalEventData } from 'ical-generator';

/** As long as an evening is held to be, where nobody says how long it is: two hours, in milliseconds. */
const EVENING = 7_200_000;

/** The format has four digits for a year. */
const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59);

interface Evening {
  readonly title: string;
  readonly date: Date;
  readonly location: { readonly name: string; readonly description?: string | undefined };
}

/** What, when and where, as calendars take it (RFC 5545): in UTC, which no change of the clocks makes ambiguous. */
export const calendarEntry = ({ title, date, location }: Evening) =>
  ({
    start: date,
    end: new Date(Math.min(date.getTime() + EVENING, LAST_MOMENT)),
    summary: printable(title),
    location: printable(placeOf(location)),
  }) satisfies ICalEventData;

const placeOf = ({ name, description }: Evening['location']): string =>
  description === undefined ? name : `${name}\n${description}`;

/** Of what cannot be seen the format knows tabs and line ends; for anything else clients refuse the whole calendar. */
// oxlint-disable-next-line no-control-regex
export const printable = (text: string): string => text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '');
