import { askServer } from '../../../bridge/calls';
import { FailureNote } from '../../../components/form/failure-note';
import { NeedsNetwork } from '../../../components/request/needs-network';
import { useSave } from '../../../components/request/use-save';
import { TelephoneLinks } from '../../../components/page/reach-links';
import { quoted } from '../../../text/quoted';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { holderOf, unsentWords } from './booking-words';
import type { BookingDialogProps } from './change-dialog';

/** Says that the holder of a booking was told by telephone what no mail could tell. */
export function CalledDialog({ booking, onClose, onDone, onStale }: BookingDialogProps) {
  const save = useSave();
  const keep = async () => {
    const result = await save.run(() => askServer('keepBookingCall', { params: { uuid: booking.uuid } }));
    if (result === undefined) return onStale();
    onDone(`Prévenu par téléphone\u00a0: ${holderOf(booking)}`);
  };
  return (
    <ConfirmDialog
      question={`Avez-vous prévenu ${quoted(holderOf(booking))} par téléphone\u00a0?`}
      yes="Prévenu par téléphone"
      no="Pas encore"
      pending={save.isRunning}
      onYes={() => void keep()}
      onNo={onClose}
    >
      {booking.unsentMails?.map((mail) => (
        <p key={`${mail.kind} ${mail.at.getTime()}`}>{unsentWords(mail, booking.email)}</p>
      ))}
      <p>
        {booking.phone === undefined ? (
          'Cette personne n’a pas laissé de numéro.'
        ) : (
          <TelephoneLinks phone={booking.phone} />
        )}
      </p>
      <NeedsNetwork>Le noter demande le réseau.</NeedsNetwork>
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
