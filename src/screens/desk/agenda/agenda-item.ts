import { byUuid } from '#common/base/order';
import type { Show } from '#common/contract/agenda/show';

/** A show or an event as its editors' list shows it. */
export interface AgendaItem {
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly version: string;
  readonly place: string;
  readonly visibleFrom: Date;
  readonly visibleUntil: Date;
  /** In chronological order. */
  readonly dates: readonly AgendaDate[];
  /** Whether seats can be booked here; null for what takes no bookings. */
  readonly bookings: boolean | null;
}

export interface AgendaDate extends Pick<Show['dates'][number], 'uuid' | 'date'> {
  readonly maxPlaces?: number;
}

/** Whether it is visible to everybody: not yet, now, or no longer. */
export type AgendaState = 'coming' | 'shown' | 'over';

export function stateOf({ visibleFrom, visibleUntil }: AgendaItem, now: Date): AgendaState {
  if (now < visibleFrom) return 'coming';
  return now < visibleUntil ? 'shown' : 'over';
}

/** Soonest upcoming date first; then the items without one, the latest first. */
export function inAgendaOrder(items: readonly AgendaItem[], now: Date): readonly AgendaItem[] {
  const next = (item: AgendaItem) => item.dates.find(({ date }) => date > now)?.date.getTime() ?? Infinity;
  const last = (item: AgendaItem) => (item.dates.at(-1)?.date ?? item.visibleUntil).getTime();
  return items.toSorted(
    (one, other) =>
      (next(one) === next(other) ? 0 : next(one) - next(other)) ||
      last(other) - last(one) ||
      byUuid(one, other),
  );
}
