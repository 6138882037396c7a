import type { MenuAction } from '../../../ui/overlay/menu';
import type { Booking } from './answers';
import { awaitsRefund } from './booking-filter';

/** The actions on a booking, from its row. */
export const bookingActions = {
  change: { name: 'Modifier', icon: 'edit' },
  give: { name: 'Donner les places', icon: 'check' },
  refund: { name: 'Marquer remboursée', icon: 'check' },
  history: { name: 'Historique', icon: 'undo' },
  cancel: { name: 'Annuler', icon: 'close', isGrave: true },
} as const satisfies Readonly<Record<string, Omit<MenuAction, 'id'>>>;
export type BookingAction = keyof typeof bookingActions;

/**
 * Once the date has begun, or the booking is cancelled, only its history is available, and the refund of what was paid
 * for it.
 */
export function actionsOn(booking: Booking, hasBegun: boolean): readonly BookingAction[] {
  const { state } = booking;
  if (awaitsRefund(booking)) return ['refund', 'history'];
  if (hasBegun || state.code === 'ANNULEE') return ['history'];
  return state.code === 'CONFIRMEE'
    ? ['change', 'history', 'cancel']
    : ['give', 'change', 'history', 'cancel'];
}
