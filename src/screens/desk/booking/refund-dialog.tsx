import { fullName } from '#common/base/full-name';
import { money } from '#common/base/numbers';
import { askServer } from '../../../bridge/calls';
import { ConfirmSave } from '../../../components/form/confirm-save';
import { NeedsNetwork } from '../../../components/request/needs-network';
import { quoted } from '../../../text/quoted';
import type { BookingDialogProps } from './change-dialog';
import { holderOfForm } from './holder-form';

/** Says that the money of a cancelled booking was given back. */
export function RefundDialog({ booking, onClose, onDone, onStale }: BookingDialogProps) {
  // What people who are inside paid for their seats is not given back.
  const amount = booking.overpaid ?? booking.total;
  return (
    <ConfirmSave
      question={`Avez-vous remboursé ${money(amount)} à ${quoted(fullName(booking))}\u00a0?`}
      yes="Marquer remboursée"
      no="Pas encore"
      send={() =>
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
        })
      }
      onClose={onClose}
      onDone={() => onDone(`Réservation remboursée\u00a0: ${fullName(booking)}`)}
      onStale={onStale}
    >
      <p>Le site ne rend pas l’argent lui-même&nbsp;: il note seulement que c’est fait.</p>
      <NeedsNetwork>Marquer remboursée demande le réseau.</NeedsNetwork>
    </ConfirmSave>
  );
}
