import { money } from '#common/base/numbers';
import { arrivedWords, countSeats } from '#common/rules/booking';
import { textFault } from '#common/rules/text-faults';
import { askServer } from '../../../bridge/calls';
import { FailureNote } from '../../../components/form/failure-note';
import { NeedsNetwork } from '../../../components/request/needs-network';
import { quoted } from '../../../text/quoted';
import { seats as seatWords } from '../../../text/seats';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { TextField } from '../../../ui/field/text-field';
import { holderOf } from './booking-words';
import type { BookingDialogProps } from './change-dialog';
import { useSave } from '../../../components/request/use-save';
import { useSessionFormValues } from '../../../components/typed/use-session-form-values';

/** Cancels a booking, with a reason for its holder. */
export function CancelDialog({ booking, onClose, onDone, onStale }: BookingDialogProps) {
  const typed = useSessionFormValues(`cancel ${booking.uuid}`, () => ({ reason: '' }));
  const save = useSave();
  const places = countSeats(booking.seats);
  const { arrived = 0 } = booking;
  const reason = typed.value.reason.trim();
  const fault = textFault(reason, 500, true);
  const cancel = async () => {
    if (fault !== undefined) return;
    const result = await save.run(() =>
      askServer('cancelOfficeBooking', {
        params: { uuid: booking.uuid },
        body: reason === '' ? {} : { reason },
      }),
    );
    if (result === undefined) return onStale();
    typed.forget();
    onDone(`Réservation annulée\u00a0: ${holderOf(booking)}`);
  };
  return (
    <ConfirmDialog
      question={`Annuler la réservation de ${quoted(holderOf(booking))}\u00a0?`}
      yes="Annuler la réservation"
      no="Garder"
      pending={save.isRunning}
      onYes={() => void cancel()}
      onNo={onClose}
    >
      <p>
        {places < 2
          ? 'Sa place est rendue aussitôt, et proposée'
          : `Ses ${seatWords(places)} sont rendues aussitôt, et proposées`}{' '}
        à qui attend.
        {booking.email === '' && ' Sans adresse, aucun mail ne part\u00a0: prévenez par téléphone.'}
      </p>
      {arrived > 0 && (
        <p role="alert">
          <b>{arrivedWords(arrived)}.</b> Qui est dans la salle y reste compté, et ses places seront à
          d’autres.
        </p>
      )}
      {booking.paidAt !== undefined && booking.total > 0 && (
        <p>
          Elle est payée&nbsp;: {money(booking.total)} seront à rembourser. Elle reste marquée «&nbsp;À
          rembourser&nbsp;» tant que ce n’est pas fait.
        </p>
      )}
      <TextField
        label="Motif (facultatif)"
        rows={3}
        error={fault}
        value={typed.value.reason}
        onChange={(text) => typed.change({ reason: text })}
        hint={booking.email === '' ? 'Il reste dans l’historique.' : 'Il part dans le mail d’annulation.'}
      />
      <NeedsNetwork>Annuler demande le réseau. Le motif saisi reste ici.</NeedsNetwork>
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
