import type { BookingWrite } from '#common/contract/tickets/booking';
import type { ErrorBody } from '#common/contract/calls/errors';
import { laneOf, lanesOf, readLane } from '#common/rules/lane';
import { type DeviceBooking, type OutboxWrite, VISITOR, openOutboxes } from '../outbox';
import { steady } from '../steady-reads';
import { type Storage, browserStorage } from '../storage';

/** A booking that the server does not have. */
export interface WaitingBooking {
  /** The key of the write. */
  readonly key: string;
  /** What it books, in words. */
  readonly label: string;
  readonly body: BookingWrite;
  /** Why the server refused it; null as long as it waits to be sent. */
  readonly error: ErrorBody | null;
}

/** What this device knows of a booking: as the server last answered it, and what waits to be sent. */
export interface KnownBooking {
  readonly uuid: string;
  readonly kept: DeviceBooking | null;
  readonly waiting: WaitingBooking | null;
  /** It was made or opened on this device. */
  readonly isHere: boolean;
  /** It is one of those of the person's account. */
  readonly isOfAccount: boolean;
}

export interface BookingQueries {
  /**
   * The bookings made or opened on this device, and those of a person's account, in no order.
   * @param person uuid of whoever is logged in; null: nobody
   */
  list(person: string | null): Promise<readonly KnownBooking[]>;
  read(uuid: string, person: string | null): Promise<Pick<KnownBooking, 'kept' | 'waiting'>>;
}

export function bookingQueriesOf(storage: () => Storage): BookingQueries {
  const outboxOf = openOutboxes(storage);
  return {
    async list(person) {
      const { bookings, writes } = outboxOf(VISITOR);
      const [here, own, lanes] = await Promise.all([
        bookings.toArray(),
        person === null ? [] : outboxOf(person).bookings.toArray(),
        writes.where('lane').startsWith(lanesOf('booking')).toArray(),
      ]);
      const known = new Map<string, KnownBooking>();
      const learn = (uuid: string, fields: Partial<KnownBooking>) =>
        known.set(uuid, { ...unknown, uuid, ...known.get(uuid), ...fields });
      for (const kept of here) learn(kept.uuid, { kept, isHere: true });
      for (const kept of own) learn(kept.uuid, { kept, isOfAccount: true });
      for (const write of lanes)
        if (isOpen(write)) learn(readLane(write.lane).key, { waiting: waitingOf(write) });
      return [...known.values()];
    },
    async read(uuid, person) {
      const { bookings, writes } = outboxOf(VISITOR);
      const [here, own, lane] = await Promise.all([
        bookings.get(uuid),
        person === null ? undefined : outboxOf(person).bookings.get(uuid),
        writes.where('lane').equals(laneOf('booking', uuid)).toArray(),
      ]);
      const write = lane.find(isOpen);
      return { kept: here ?? own ?? null, waiting: write === undefined ? null : waitingOf(write) };
    },
  };
}

const unknown = { kept: null, waiting: null, isHere: false, isOfAccount: false };

const isOpen = ({ state }: OutboxWrite) => state === 'queued' || state === 'attend';

const waitingOf = ({ key, label, body, error = null }: OutboxWrite): WaitingBooking => ({
  key,
  label,
  // A lane of bookings holds nothing else.
  body: body as BookingWrite,
  error,
});

export const bookingQueries = steady(bookingQueriesOf(browserStorage));
