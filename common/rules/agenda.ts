import { byUuid } from '../base/order';
import type { AgendaEvent } from '../contract/agenda/event';
import type { Show } from '../contract/agenda/show';

/** The public shows and events. */
export interface Agenda {
  readonly shows: readonly Show[];
  readonly events: readonly AgendaEvent[];
}

/** One future date of a show or an event. */
export interface Occasion {
  readonly uuid: string;
  readonly date: Date;
  readonly title: string;
  readonly location: Show['location'];
  /** What it is a date of. */
  readonly of: { readonly kind: 'show' | 'event'; readonly slug: string };
}

/** Everything from now on, in chronological order. An event that only announces a date of a show is left out. */
export function upcoming({ shows, events }: Agenda, now: Date): readonly Occasion[] {
  const evenings = shows.filter(isShown(now)).flatMap((show) =>
    show.dates.map(({ uuid, date }) => ({
      uuid,
      date,
      title: show.title,
      location: show.location,
      of: { kind: 'show' as const, slug: show.slug },
    })),
  );
  const given = new Set(evenings.map(keyOf));
  const others = events
    .filter(isShown(now))
    .flatMap(({ slug, title, location, eventDates }) =>
      eventDates.map(({ uuid, date }) => ({
        uuid,
        date,
        title,
        location,
        of: { kind: 'event' as const, slug },
      })),
    )
    .filter((occasion) => !given.has(keyOf(occasion)));
  return [...evenings, ...others]
    .filter(({ date }) => date > now)
    .sort((one, other) => one.date.getTime() - other.date.getTime() || byUuid(one, other));
}

/** The shows without the plays that a reader cannot open: those still to come, and those in the trash. */
export const withKnownPieces = (shows: readonly Show[], known: ReadonlySet<string>): readonly Show[] =>
  shows.map((show) => ({ ...show, pieces: show.pieces.filter(({ slug }) => known.has(slug)) }));

/** The dates of a show that can still be booked, in chronological order. */
export function bookableDates({ bookings, dates }: Show, now: Date): Show['dates'] {
  return bookings ? dates.filter(({ closingDate }) => now < closingDate) : [];
}

/** The dates of a play that can be booked. */
export function bookableDatesOf({ shows }: Agenda, piece: string, now: Date): Show['dates'] {
  return shows
    .filter(isShown(now))
    .filter(({ pieces }) => pieces.some(({ slug }) => slug === piece))
    .flatMap((show) => bookableDates(show, now));
}

/** The visible shows that take bookings and have a future date, the next one first. */
export function bookedShows({ shows }: Agenda, now: Date): readonly Show[] {
  return shows
    .filter(isShown(now))
    .filter(({ bookings }) => bookings)
    .flatMap((show) =>
      datesToCome(show, now)
        .slice(0, 1)
        .map(({ date }) => ({ show, date })),
    )
    .sort((one, other) => one.date.getTime() - other.date.getTime())
    .map(({ show }) => show);
}

/** A date of a visible show by its uuid, with the show; null if there is none. */
export function findShowDate(
  { shows }: Agenda,
  uuid: string,
  now: Date,
): { readonly show: Show; readonly date: Show['dates'][number] } | null {
  const [found] = shows
    .filter(isShown(now))
    .flatMap((show) => show.dates.filter((date) => date.uuid === uuid).map((date) => ({ show, date })));
  return found ?? null;
}

/** Every future date of every visible show, the next one first. */
export function everyDateToCome(
  { shows }: Agenda,
  now: Date,
): readonly { readonly show: Show; readonly date: Show['dates'][number] }[] {
  return shows
    .filter(isShown(now))
    .flatMap((show) => datesToCome(show, now).map((date) => ({ show, date })))
    .sort((one, other) => one.date.date.getTime() - other.date.date.getTime());
}

/** The dates of a show that have not begun, in chronological order. */
export function datesToCome({ dates }: Show, now: Date): Show['dates'] {
  return dates.filter(({ date }) => now < date);
}

/** Whether participation is free on every date, so that nobody pays a tariff. */
export const isFreeThroughout = (dates: readonly Pick<Show['dates'][number], 'freeParticipation'>[]) =>
  dates.length > 0 && dates.every(({ freeParticipation }) => freeParticipation);

/** The show to offer: among those that can be booked, the one with the next date. */
export function offeredShow({ shows }: Agenda, now: Date): Show | null {
  const offered = shows
    .filter(isShown(now))
    .flatMap((show) =>
      bookableDates(show, now)
        .slice(0, 1)
        .map(({ date }) => ({ show, date })),
    )
    .sort((one, other) => one.date.getTime() - other.date.getTime());
  return offered[0]?.show ?? null;
}

/** The current show: the one to offer, else the visible show with the next date. */
export function currentShow(agenda: Agenda, now: Date): Show | null {
  const next = agenda.shows
    .filter(isShown(now))
    .flatMap((show) => show.dates.filter(({ date }) => date > now).map(({ date }) => ({ show, date })))
    .sort((one, other) => one.date.getTime() - other.date.getTime());
  return offeredShow(agenda, now) ?? next[0]?.show ?? null;
}

/** The visible show with the latest past date; null if there is none. */
export function lastShow({ shows }: Agenda, now: Date): Show | null {
  const given = shows
    .filter(isShown(now))
    .flatMap((show) => show.dates.filter(({ date }) => date <= now).map(({ date }) => ({ show, date })))
    .sort((one, other) => other.date.getTime() - one.date.getTime());
  return given[0]?.show ?? null;
}

/** Rows carry the end of their window, so that a device without a network hides them by itself. */
export const isShown = (now: Date) => (thing: { readonly visibleFrom: Date; readonly visibleUntil: Date }) =>
  thing.visibleFrom <= now && now < thing.visibleUntil;

const keyOf = ({ date, title }: Pick<Occasion, 'date' | 'title'>) => `${date.getTime()} ${title}`;
