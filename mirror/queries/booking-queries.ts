import type { BookingWrite } from '#common/contract/tickets/booking';
import type { ErrorBody } from '#common/contract/calls/errors';
import { laneOf } from '#common/rules/lane';
import { type KeptBooking, VISITOR, openOutboxes } from '../outbox';
import { type Storage, browserStorage } from '../storage';

/** A booking that the server does not have. */
export interface WaitingBooking {
  /** The key of the write. */
  readonly key: string;
  readonly body: BookingWrite;
  /** Why the server refused it; null as long as it waits to be sent. */
  readonly error: ErrorBody | null;
}

export interface BookingQueries {
  /** What this device knows of a booking: as the server last answered it, and what waits to be sent. */
  read(uuid: string): Promise<{ readonly kept: KeptBooking | null; readonly waiting: WaitingBooking | null }>;
}

export function bookingQueriesOf(storage: () => Storage): BookingQueries {
  const outboxOf = openOutboxes(storage);
  return {
    async read(uuid) {
      const { bookings, writes } = outboxOf(VISITOR);
      const [kept, lane] = await Promise.all([
        bookings.get(uuid),
        writes.where('lane').equals(laneOf('booking', uuid)).toArray(),
      ]);
      const write = lane.find(({ state }) => state === 'queued' || state === 'attend');
      return {
        kept: kept ?? null,
        waiting: write
          ? // A lane of bookings holds nothing else.
            { key: write.key, body: write.body as BookingWrite, error: write.error ?? null }
          : null,
      };
    },
  };
}

export const bookingQueries = bookingQueriesOf(browserStorage);
