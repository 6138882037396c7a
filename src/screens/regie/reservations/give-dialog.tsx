import { countSeats } from '#common/rules/booking';
import { askServer } from '../../../bridge/calls';
import { FailureNote } from '../../../components/form/failure-note';
import { NeedsNetwork } from '../../../components/request/needs-network';
import { quoted } from '../../../text/quoted';
import { seats as seatWords } from '../../../text/seats';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { holderOf } from './booking-words';
import type { BookingDialogProps } from './change-dialog';
import { holderOfForm } from './holder-form';
import { useSave } from '../../../components/request/use-save';

/** Gives seats to a booking on the waiting list, before earlier ones. */
export function GiveDialog({ booking, onClose, onDone, onStale }: BookingDialogProps) {
  const save = useSave();
  const give = async () => {
    const result = await save.run(() =>
      askServer('changeOfficeBooking', {
        params: { uuid: booking.uuid },
        body: {
          ...holderOfForm({ ...booking, phone: booking.phone ?? '', request: booking.request ?? '' }),
          state: { code: 'CONFIRMEE' },
          paid: booking.paidAt !== undefined,
          version: booking.version,
        },
      }),
    );
    if (result === undefined) return onStale();
    onDone(`Places données\u00a0: ${holderOf(booking)}`);
  };
  return (
    <ConfirmDialog
      question={`Donner ${seatWords(countSeats(booking.seats))} à ${quoted(holderOf(booking))}\u00a0?`}
      yes="Donner les places"
      no="Pas maintenant"
      pending={save.isRunning}
      onYes={() => void give()}
      onNo={onClose}
    >
      <p>La réservation est confirmée aussitôt, avant celles qui attendent depuis plus longtemps.</p>
      <NeedsNetwork>Donner des places demande le réseau.</NeedsNetwork>
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
