import type { ComponentType } from 'react';
import { money } from '#common/base/numbers';
import { fullName } from '#common/base/full-name';
import { quoted } from '../../../text/quoted';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import type { Booking, BookingDate } from './booking-answers';
import { actionsOn, type BookingAction } from './booking-actions';
import { awaitsRefund } from './booking-filter';
import { CalledDialog } from './called-dialog';
import { CancelDialog } from './cancel-dialog';
import { type BookingDialogProps, ChangeDialog } from './change-dialog';
import { GiveDialog } from './give-dialog';
import { HistoryDialog } from './history-dialog';
import { MessageDialog } from './message-dialog';
import { PhoneDialog } from './phone-dialog';
import { RefundDialog } from './refund-dialog';

/** The opened action: on the date, or on one of its bookings. */
export type OpenedDialog =
  { readonly action: 'phone' | 'message' } | { readonly action: BookingAction; readonly uuid: string };

interface DateDialogProps extends Omit<BookingDialogProps, 'booking'> {
  opened: OpenedDialog | null;
  date: BookingDate;
  bookings: readonly Booking[];
}

/** The dialog of the opened action. */
export function DateDialog({ opened, bookings, ...rest }: DateDialogProps) {
  if (opened === null) return null;
  if (!('uuid' in opened)) {
    const Form = opened.action === 'phone' ? PhoneDialog : MessageDialog;
    return <Form bookings={bookings} {...rest} />;
  }
  const booking = bookings.find(({ uuid }) => uuid === opened.uuid);
  if (booking === undefined) return null;
  // The booking has been changed by another person, or the action succeeded and its answer was lost.
  if (!actionsOn(booking, false).includes(opened.action))
    return <ConfirmDialog question={statusSentence(booking)} onYes={rest.onClose} />;
  const Form = dialogs[opened.action];
  return <Form key={opened.uuid} booking={booking} {...rest} />;
}

function statusSentence(booking: Booking): string {
  const status = `la réservation de ${quoted(fullName(booking))} est ${booking.state.name.toLowerCase()}`;
  return awaitsRefund(booking)
    ? `Il reste à rembourser ${money(booking.total)}\u00a0: ${status}.`
    : `Il n’y a plus rien à faire\u00a0: ${status}.`;
}

const dialogs: Readonly<Record<BookingAction, ComponentType<BookingDialogProps>>> = {
  change: ChangeDialog,
  give: GiveDialog,
  called: CalledDialog,
  refund: RefundDialog,
  history: HistoryDialog,
  cancel: CancelDialog,
};
