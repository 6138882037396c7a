import { money } from '#common/base/numbers';
import { askServer } from '../../../bridge/calls';
import { FailureNote } from '../../../components/form/failure-note';
import { NeedsNetwork } from '../../../components/request/needs-network';
import { quoted } from '../../../text/quoted';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { holderOf } from './booking-words';
import type { BookingDialogProps } from './change-dialog';
import { holderOfForm } from './holder-form';
import { useSave } from '../../../components/request/use-save';

/** Says that the money of a cancelled booking was given back. */
export function RefundDialog({ booking, onClose, onDone, onStale }: BookingDialogProps) {
  const save = useSave();
  // What people who are inside paid for their seats is not given back.
  const amount = booking.overpaid ?? booking.total;
  const refund = async () => {
    const result = await save.run(() =>
      askServer('changeOfficeBooking', {
        params: { uuid: booking.uuid },
        body: {
          ...holderOfForm({
            ...booking,
            // A booker who deleted their account has none left.
            firstname: booking.firstname || booking.name,
            phone: booking.phone ?? '',
            request: booking.request ?? '',
          }),
          paid: false,
          version: booking.version,
        },
      }),
    );
    if (result === undefined) return onStale();
    onDone(`Réservation remboursée\u00a0: ${holderOf(booking)}`);
  };
  return (
    <ConfirmDialog
      question={`Avez-vous remboursé ${money(amount)} à ${quoted(holderOf(booking))}\u00a0?`}
      yes="Marquer remboursée"
      no="Pas encore"
      pending={save.isRunning}
      onYes={() => void refund()}
      onNo={onClose}
    >
      <p>Le site ne rend pas l’argent lui-même&nbsp;: il note seulement que c’est fait.</p>
      <NeedsNetwork>Marquer remboursée demande le réseau.</NeedsNetwork>
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
