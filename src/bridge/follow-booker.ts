import { forgetBegunByOthers } from '../state/begun-bookings';
import { forgetBookingSession, readBookingSession } from '../state/booking-session';
import { syncAtom } from '../state/connection';
import { store } from '../state/store';
import { tellBooker } from './booker-channel';
import { askServer } from './calls';
import { leaveHoldsAtEnd } from './leave-holds';

/**
 * A login or logout restarts the booking: the previous person's form is emptied and its seats are released. A session that
 * ends by itself does not: its person comes back to the form.
 */
export function followBooker(): void {
  leaveHoldsAtEnd();
  tellBooker();
  let last: string | null | undefined;
  store.sub(syncAtom, () => {
    const { session } = store.get(syncAtom);
    if (session.kind !== 'open' && session.kind !== 'none') return;
    const by = session.kind === 'open' ? session.session.user.uuid : null;
    if (by === last) return;
    last = by;
    if (readBookingSession()?.by !== by) forgetBookingSession();
    giveBackSeatsOfOthers(by);
  });
}

/** Releases what others than this person have begun in this browser. */
export function giveBackSeatsOfOthers(by: string | null): void {
  for (const { uuid } of forgetBegunByOthers(by))
    void askServer('deleteBookingHold', { params: { uuid }, query: {} });
}
