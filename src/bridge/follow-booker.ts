import { forgetBookingSession, readBookingSession } from '../state/booking-session';
import { personAtom } from '../state/session';
import { store } from '../state/store';
import { askServer } from './calls';

/** A login or logout restarts the booking: the previous person's form is emptied and its seats are released. */
export function followBooker(): void {
  store.sub(personAtom, () => {
    const session = readBookingSession();
    if (session === null || session.by === (store.get(personAtom)?.uuid ?? null)) return;
    forgetBookingSession();
    for (const { hold } of Object.values(session.dates))
      if (hold !== null) void askServer('deleteBookingHold', { params: { uuid: hold.uuid } });
  });
}
