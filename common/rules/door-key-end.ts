import type { DoorDateRow } from '../contract/tickets/door';

/** The hours of a date's door. */
export type DoorHours = Pick<DoorDateRow, 'doorsOpenAt' | 'doorsCloseAt'>;

/** An evening begins half a day before its doors open: whoever prepares them at noon is part of it. */
const PREPARATION = 12 * 3_600_000;

/**
 * When a device key that expires then really ends, by the server's clock: never in mid-evening, but once the doors of
 * that evening have closed.
 */
export function doorKeyEnd(expiresAt: Date, dates: readonly DoorHours[]): Date {
  const evenings = dates.filter(
    ({ doorsOpenAt, doorsCloseAt }) =>
      doorsOpenAt.getTime() - PREPARATION <= expiresAt.getTime() && expiresAt < doorsCloseAt,
  );
  return new Date(
    Math.max(expiresAt.getTime(), ...evenings.map(({ doorsCloseAt }) => doorsCloseAt.getTime())),
  );
}
