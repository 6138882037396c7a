import { forgetBegunByOthers } from '../state/begun-bookings';
import { forgetBookingSession, readBookingSession } from '../state/booking-session';
import { personAtom } from '../state/session';
import { store } from '../state/store';
import { tellBooker } from './booker-channel';
import { askServer } from './calls';
import { leaveHoldsAtEnd } from './leave-holds';

/** A login or logout restarts the booking: the previous person's form is emptied and its seats are released. */
export function followBooker(): void {
  leaveHoldsAtEnd();
  tellBooker();
  store.sub(personAtom, () => {
    const by = store.get(personAtom)?.uuid ?? null;
    if (readBookingSession()?.by !== by) forgetBookingSession();
    for (const { uuid } of forgetBegunByOthers(by))
      void askServer('deleteBookingHold', { params: { uuid }, query: {} });
  });
}
