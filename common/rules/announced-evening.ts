import type { Show } from '../contract/agenda/show';

/** For how many minutes a change of an evening can be taken back before anybody is written to. */
export const TAKE_BACK_MINUTES = 5;

/** What people who hold seats of an evening must know of it. */
export interface AnnouncedEvening {
  readonly title: string;
  readonly date: Date;
  /** Its description stands below its name in calendars, where an address was written before it had a field. */
  readonly location: Readonly<Show['location']>;
  readonly payAtDoor: boolean;
}

export type EveningChange = 'date' | 'place' | 'title' | 'payment';

/** What changed between an evening as people were told of it and as it is now, the most important first. */
export function eveningChanges(told: AnnouncedEvening, now: AnnouncedEvening): readonly EveningChange[] {
  const isPlace =
    isElsewhere(told.location, now.location) ||
    (told.location.description ?? '') !== (now.location.description ?? '');
  return [
    ...(told.date.getTime() === now.date.getTime() ? [] : (['date'] as const)),
    ...(isPlace ? (['place'] as const) : []),
    ...(told.title === now.title ? [] : (['title'] as const)),
    ...(told.payAtDoor === now.payAtDoor ? [] : (['payment'] as const)),
  ];
}

/** An address that was not told before makes the place more precise, and is no other place. */
export const isElsewhere = (told: AnnouncedEvening['location'], now: AnnouncedEvening['location']): boolean =>
  told.name !== now.name || (Boolean(told.address) && told.address !== (now.address || undefined));

/** The part of these changes that matters to a booker: how seats are paid concerns only who still owes them. */
export const bookersChanges = (
  changes: readonly EveningChange[],
  { isOwed }: { readonly isOwed: boolean },
): readonly EveningChange[] => changes.filter((change) => change !== 'payment' || isOwed);

/** The same for a free ticket, of which nothing is paid. */
export const ticketChanges = (changes: readonly EveningChange[]): readonly EveningChange[] =>
  bookersChanges(changes, { isOwed: false });

/** What people are told of a show. */
export interface ShowEvenings {
  readonly title: string;
  readonly location: AnnouncedEvening['location'];
  readonly dates: readonly Readonly<Pick<Show['dates'][number], 'uuid' | 'date' | 'payAtDoor'>>[];
}

/** The evenings of a show by the uuid of their date. */
export function eveningsOf({ title, location, dates }: ShowEvenings): ReadonlyMap<string, AnnouncedEvening> {
  return new Map(
    dates.map(({ uuid, date, payAtDoor = true }) => [uuid, { title, date, location, payAtDoor }]),
  );
}

/**
 * The dates to come, before or after a save, of which it changes something that people are told. Dates that it adds are
 * new to everybody, and dates that it removes have nobody to tell.
 */
export function changedEvenings(before: ShowEvenings, after: ShowEvenings, now: Date): readonly string[] {
  const former = eveningsOf(before);
  return [...eveningsOf(after)].flatMap(([uuid, evening]) => {
    const told = former.get(uuid);
    if (told === undefined || eveningChanges(told, evening).length === 0) return [];
    return told.date > now || evening.date > now ? [uuid] : [];
  });
}
