import type { BookingDate } from './answers';

/** What a seat of a date can be, in the order in which a hall fills. */
export const seatKinds = ['booked', 'invited', 'sold', 'offered', 'held', 'free'] as const;
export type SeatKind = (typeof seatKinds)[number];

const takenKinds = ['booked', 'invited', 'sold', 'offered', 'held'] as const;

type Counted = Pick<BookingDate, 'maxPlaces' | 'booked' | 'invited' | 'sold' | 'offered' | 'held'>;

/** How many seats of each kind a date has. Where more are taken than it has places, none is free. */
export function seatsByKind(date: Counted): Readonly<Record<SeatKind, number>> {
  const { booked, invited, sold, offered, held, maxPlaces } = date;
  return {
    booked,
    invited,
    sold,
    offered,
    held,
    free: Math.max(0, maxPlaces - booked - invited - sold - offered - held),
  };
}

/**
 * The same for a drawing of at most so many marks: each stands for as many seats, and what there is any of has one at least.
 */
export function marksByKind(date: Counted, limit: number): Readonly<Record<SeatKind, number>> {
  const seats = seatsByKind(date);
  const total = seatKinds.reduce((sum, kind) => sum + seats[kind], 0);
  const marks = Math.min(total, limit);
  const share = (count: number) => (count === 0 ? 0 : Math.max(1, Math.round((count * marks) / total)));
  const { free: _, ...taken } = seats;
  const drawn = {
    booked: share(taken.booked),
    invited: share(taken.invited),
    sold: share(taken.sold),
    offered: share(taken.offered),
    held: share(taken.held),
  };
  const sum = drawn.booked + drawn.invited + drawn.sold + drawn.offered + drawn.held;
  const least = seats.free > 0 ? 1 : 0;
  // What rounding added is taken from the many.
  const over = Math.max(0, sum + least - marks);
  const most = takenKinds.reduce((one, other) => (drawn[other] > drawn[one] ? other : one));
  const kept = { ...drawn, [most]: Math.max(0, drawn[most] - over) };
  return { ...kept, free: Math.max(least, marks - sum) };
}

/** A seat of the drawing: its place in the hall, from the left and from the stage. */
export interface DrawnSeat {
  readonly kind: SeatKind;
  readonly column: number;
  readonly row: number;
}

/** Seats in rows that are more than twice as wide as deep, filled from the stage; the last row stands in the middle. */
export function hallOf(marks: Readonly<Record<SeatKind, number>>): {
  readonly seats: readonly DrawnSeat[];
  readonly columns: number;
  readonly rows: number;
} {
  const kinds = seatKinds.flatMap((kind) => Array.from({ length: marks[kind] }, () => kind));
  // As wide as that asks for, then no wider than its rows need: the last one is never a seat alone.
  const rows = Math.ceil(kinds.length / Math.max(1, Math.ceil(Math.sqrt(kinds.length * 2.4))));
  const columns = Math.max(1, Math.ceil(kinds.length / Math.max(1, rows)));
  const inLast = kinds.length - (rows - 1) * columns;
  const seats = kinds.map((kind, rank) => {
    const row = Math.floor(rank / columns);
    const aside = row === rows - 1 ? (columns - inLast) / 2 : 0;
    return { kind, row, column: (rank % columns) + aside };
  });
  return { seats, columns, rows };
}
