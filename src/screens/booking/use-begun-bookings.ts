import { useMemo, useSyncExternalStore } from 'react';
import { type BegunBooking, begunBookings, begunText, onBegunChange } from '../../state/begun-bookings';

/** The bookings that this person has begun in this browser, by the date's UUID; none as the page is rendered on the server. */
export function useBegunBookings(by: string | null): Readonly<Record<string, BegunBooking>> {
  const text = useSyncExternalStore(onBegunChange, begunText, () => null);
  return useMemo(() => begunBookings(by, text), [by, text]);
}
