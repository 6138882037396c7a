import type { BookingDate } from './booking-answers';

/** The kinds of seats, in the order in which a hall fills. */
export const seatKinds = ['booked', 'invited', 'sold', 'offered', 'held', 'free'] as const;
export type SeatKind = (typeof seatKinds)[number];

const takenKinds = ['booked', 'invited', 'sold', 'offered', 'held'] as const;

type Counted = Pick<BookingDate, 'maxPlaces' | 'booked' | 'invited' | 'sold' | 'offered' | 'held'>;

/** Number of seats of each kind. If more are taken than the date has places, none is free. */
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

/** The same, scaled to at most `limit` marks for a drawing; each kind that has seats gets at least one mark. */
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
  // Subtracts what rounding added from the largest kind.
  const over = Math.max(0, sum + least - marks);
  const most = takenKinds.reduce((one, other) => (drawn[other] > drawn[one] ? other : one));
  const kept = { ...drawn, [most]: Math.max(0, drawn[most] - over) };
  return { ...kept, free: Math.max(least, marks - sum) };
}

/** A seat of the drawing: its column from the left, its row from the stage. */
export interface DrawnSeat {
  readonly kind: SeatKind;
  readonly column: number;
  readonly row: number;
}

/** Arranges seats in rows, more than twice as wide as deep, filled from the stage; the last row is centred. */
export function hallOf(marks: Readonly<Record<SeatKind, number>>): {
  readonly seats: readonly DrawnSeat[];
  readonly columns: number;
  readonly rows: number;
} {
  const kinds = seatKinds.flatMap((kind) => Array.from({ length: marks[kind] }, () => kind));
  // First the number of rows at that width, then only as many columns as they need: the last row is never a single
  // seat.
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
