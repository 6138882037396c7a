import type { KeptBooking, Outbox } from '#mirror/outbox';

/** How long after its date a booking is kept on this device, in milliseconds. */
const KEPT_FOR = 30 * 24 * 3_600_000;

/** Stores a booking for use offline, and deletes old ones. */
export function keepBooking({ database, bookings }: Outbox, booking: KeptBooking, now: Date): Promise<void> {
  return database.transaction('rw', bookings, async () => {
    await bookings.put(booking);
    await bookings
      .where('date')
      .below(new Date(now.getTime() - KEPT_FOR))
      .delete();
  });
}
