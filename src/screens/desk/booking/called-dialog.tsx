import { fullName } from '#common/base/full-name';
import { askServer } from '../../../bridge/calls';
import { ConfirmSave } from '../../../components/form/confirm-save';
import { TelephoneLinks } from '../../../components/page/reach-links';
import { NeedsNetwork } from '../../../components/request/needs-network';
import { quoted } from '../../../text/quoted';
import { unsentWords } from './booking-words';
import type { BookingDialogProps } from './change-dialog';

/** Says that the holder of a booking was told by telephone what no mail could tell. */
export const CalledDialog = ({ booking, onClose, onDone, onStale }: BookingDialogProps) => (
  <ConfirmSave
    question={`Avez-vous prévenu ${quoted(fullName(booking))} par téléphone\u00a0?`}
    yes="Prévenu par téléphone"
    no="Pas encore"
    send={() => askServer('keepBookingCall', { params: { uuid: booking.uuid } })}
    onClose={onClose}
    onDone={() => onDone(`Prévenu par téléphone\u00a0: ${fullName(booking)}`)}
    onStale={onStale}
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
  </ConfirmSave>
);
