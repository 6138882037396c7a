import { fullName } from '#common/base/full-name';
import { countSeats } from '#common/rules/booking';
import { askServer } from '../../../bridge/calls';
import { ConfirmSave } from '../../../components/form/confirm-save';
import { NeedsNetwork } from '../../../components/request/needs-network';
import { quoted } from '../../../text/quoted';
import { seats as seatWords } from '../../../text/seats';
import type { BookingDialogProps } from './change-dialog';
import { holderOfForm } from './holder-form';

/** Gives seats to a booking on the waiting list, before earlier ones. */
export const GiveDialog = ({ booking, onClose, onDone, onStale }: BookingDialogProps) => (
  <ConfirmSave
    question={`Donner ${seatWords(countSeats(booking.seats))} à ${quoted(fullName(booking))}\u00a0?`}
    yes="Donner les places"
    no="Pas maintenant"
    send={() =>
      askServer('changeOfficeBooking', {
        params: { uuid: booking.uuid },
        body: {
          ...holderOfForm({ ...booking, phone: booking.phone ?? '', request: booking.request ?? '' }),
          state: { code: 'CONFIRMEE' },
          paid: booking.paidAt !== undefined,
          version: booking.version,
        },
      })
    }
    onClose={onClose}
    onDone={() => onDone(`Places données\u00a0: ${fullName(booking)}`)}
    onStale={onStale}
  >
    <p>La réservation est confirmée aussitôt, avant celles qui attendent depuis plus longtemps.</p>
    <NeedsNetwork>Donner des places demande le réseau.</NeedsNetwork>
  </ConfirmSave>
);
