import type { KeptBooking, Outbox } from '#mirror/outbox';

/** So long after its date, in milliseconds, a booking is nobody's business on this device any more. */
const KEPT_FOR = 30 * 24 * 3_600_000;

/** Keeps a booking for times without a network, and lets go those of long ago. */
export function keepBooking({ database, bookings }: Outbox, booking: KeptBooking, now: Date): Promise<void> {
  return database.transaction('rw', bookings, async () => {
    await bookings.put(booking);
    await bookings
      .where('date')
      .below(new Date(now.getTime() - KEPT_FOR))
      .delete();
  });
}
