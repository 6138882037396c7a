import { fullName } from '#common/base/full-name';
import { money } from '#common/base/numbers';
import { arrivedWords, countSeats } from '#common/rules/booking';
import { textFault } from '#common/rules/text-faults';
import { askServer } from '../../../bridge/calls';
import { ConfirmSave } from '../../../components/form/confirm-save';
import { NeedsNetwork } from '../../../components/request/needs-network';
import { useSessionFormValues } from '../../../components/form/use-session-form-values';
import { quoted } from '../../../text/quoted';
import { seats as seatWords } from '../../../text/seats';
import { TextField } from '../../../ui/field/text-field';
import type { BookingDialogProps } from './change-dialog';

/** Cancels a booking, with a reason for its holder. */
export function CancelDialog({ booking, onClose, onDone, onStale }: BookingDialogProps) {
  const typed = useSessionFormValues(`cancel ${booking.uuid}`, () => ({ reason: '' }));
  const places = countSeats(booking.seats);
  const { arrived = 0 } = booking;
  const reason = typed.value.reason.trim();
  const fault = textFault(reason, 500, true);
  return (
    <ConfirmSave
      question={`Annuler la réservation de ${quoted(fullName(booking))}\u00a0?`}
      yes="Annuler la réservation"
      no="Garder"
      isWrong={fault !== undefined}
      send={() =>
        askServer('cancelOfficeBooking', {
          params: { uuid: booking.uuid },
          body: reason === '' ? {} : { reason },
        })
      }
      onClose={onClose}
      onDone={() => {
        typed.forget();
        onDone(`Réservation annulée\u00a0: ${fullName(booking)}`);
      }}
      onStale={onStale}
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
    </ConfirmSave>
  );
}
