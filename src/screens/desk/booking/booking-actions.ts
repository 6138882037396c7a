import type { MenuAction } from '../../../ui/overlay/menu';
import type { Booking } from './booking-answers';
import { awaitsRefund, isOverpaid } from './booking-filter';

/** The actions on a booking, from its row. */
export const bookingActions = {
  change: { name: 'Modifier', icon: 'edit' },
  give: { name: 'Donner les places', icon: 'check' },
  called: { name: 'Prévenu par téléphone', icon: 'check' },
  refund: { name: 'Marquer remboursée', icon: 'check' },
  history: { name: 'Historique', icon: 'undo' },
  cancel: { name: 'Annuler', icon: 'close', isGrave: true },
} as const satisfies Readonly<Record<string, Omit<MenuAction, 'id'>>>;
export type BookingAction = keyof typeof bookingActions;

/**
 * Once the date has begun, or the booking is cancelled, only its history is available, and the refund of what was paid
 * for it; of one whose booker is to be called, that this was done.
 */
export function actionsOn(booking: Booking, hasBegun: boolean): readonly BookingAction[] {
  const { state, toCall } = booking;
  const called = toCall === true ? (['called'] as const) : [];
  const isRefundable = awaitsRefund(booking) || (state.code === 'ANNULEE' && isOverpaid(booking));
  if (isRefundable) return [...called, 'refund', 'history'];
  if (hasBegun || state.code === 'ANNULEE') return [...called, 'history'];
  return state.code === 'CONFIRMEE'
    ? [...called, 'change', 'history', 'cancel']
    : [...called, 'give', 'change', 'history', 'cancel'];
}
