import { validate } from 'superstruct';
import { daysLater } from '#common/base/paris-time';
import { booking as bookingStruct } from '#common/contract/tickets/booking';
import { DAYS_KEPT, REQUEST_DAYS } from '#common/rules/booking';
import type { DeviceBooking, Outbox } from '#mirror/outbox';

/** Stores a booking for use offline, and forgets what is old. */
export function keepBooking(outbox: Outbox, booking: DeviceBooking, now: Date): Promise<void> {
  const { database, bookings } = outbox;
  return database.transaction('rw', bookings, async () => {
    await bookings.put(booking);
    await forgetOld(outbox, now);
  });
}

/** Deletes old bookings, and of younger ones what their bookers asked for, as the server does. */
export function forgetOld({ database, bookings }: Outbox, now: Date): Promise<void> {
  return database.transaction('rw', bookings, async () => {
    await bookings.where('date').below(daysLater(now, -DAYS_KEPT)).delete();
    await bookings
      .where('date')
      .below(daysLater(now, -REQUEST_DAYS))
      .and(({ request }) => request !== undefined)
      .modify(({ request: _request, ...others }, place) => void (place.value = others));
  });
}

/** Stores a booking as it is by now, unless it was taken off this device while the server was asked. */
export function renewBooking(outbox: Outbox, booking: DeviceBooking, now: Date): Promise<void> {
  const { database, bookings } = outbox;
  return database.transaction('rw', bookings, async () => {
    if ((await bookings.get(booking.uuid)) !== undefined) await keepBooking(outbox, booking, now);
  });
}

/** Stores what the server answered, if it is a booking. */
export async function keepRead(outbox: Outbox, answered: unknown, now: Date): Promise<void> {
  const [, booking] = validate(answered, bookingStruct, { coerce: true });
  if (booking !== undefined) await keepBooking(outbox, booking, now);
}

/** Stores all that the server knows of a person's bookings, in their own outbox. */
export function keepOwnBookings(
  { database, bookings }: Outbox,
  own: readonly DeviceBooking[],
): Promise<void> {
  return database.transaction('rw', bookings, async () => {
    await bookings.clear();
    await bookings.bulkPut(own);
  });
}
