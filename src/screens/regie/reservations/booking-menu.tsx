import { ofSomebody } from '#common/base/of-somebody';
import { Menu } from '../../../ui/overlay/menu';
import type { Booking } from './answers';
import { actionsOn, type BookingAction, bookingActions } from './booking-actions';
import { holderOf } from './booking-words';

export interface BookingRowsProps {
  bookings: readonly Booking[];
  hasBegun: boolean;
  onOpen: (action: BookingAction, booking: Booking) => void;
}

interface BookingMenuProps extends Omit<BookingRowsProps, 'bookings'> {
  booking: Booking;
}

/** The menu of actions on a booking. */
export function BookingMenu({ booking, hasBegun, onOpen }: BookingMenuProps) {
  const actions = actionsOn(booking, hasBegun);
  return (
    <Menu
      icon="more"
      label={`Actions sur la réservation ${ofSomebody(holderOf(booking))}`}
      actions={actions.map((id) => ({ id, ...bookingActions[id] }))}
      onAction={(id) => {
        const action = actions.find((offered) => offered === id);
        if (action !== undefined) onOpen(action, booking);
      }}
    />
  );
}
