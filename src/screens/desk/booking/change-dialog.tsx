import { money } from '#common/base/numbers';
import { fullName } from '#common/base/full-name';
import { areSameSeats, arrivedWords, atKeptPrices, countSeats, totalOf } from '#common/rules/booking';
import { textFault } from '#common/rules/text-faults';
import { askServer } from '../../../bridge/calls';
import { FailureNote } from '../../../components/form/failure-note';
import formStyles from '../../../components/form/form.module.css';
import { chosenOf, tariffsFor } from '../../../components/booking/booking-tariffs';
import { seatsOf } from '../../../components/booking/tariffs';
import { SendButton } from '../../../components/form/send-button';
import { Checkbox } from '../../../ui/field/checkbox';
import { Dialog } from '../../../ui/overlay/dialog';
import { TextField } from '../../../ui/field/text-field';
import type { Booking, BookingDate } from './booking-answers';
import { seatsInWords } from './booking-words';
import { holderOfForm } from './holder-form';
import { ResumedNote } from '../../../components/form/resumed-note';
import { useSave } from '../../../components/request/use-save';
import { useSessionFormValues } from '../../../components/form/use-session-form-values';
import { type HolderAndSeats, useHolderAndSeats } from './use-holder-and-seats';

export interface BookingDialogProps {
  date: BookingDate;
  /** The booking as last received from the server. */
  booking: Booking;
  onClose: () => void;
  /** Called when the change is made, with a sentence that describes it. */
  onDone: (sentence: string) => void;
  /** Called when the booking shown may be out of date. */
  onStale: () => void;
}

interface Change extends HolderAndSeats {
  readonly paid: boolean;
  readonly reason: string;
  /** Version of the booking when the form was begun. */
  readonly version: string;
}

/** Changes a booking at its holder's request: the holder, the seats, whether it is paid. */
export function ChangeDialog({ date, booking, onClose, onDone, onStale }: BookingDialogProps) {
  const typed = useSessionFormValues<Change>(`change ${booking.uuid}`, () => changeOf(booking));
  const save = useSave();
  const { chosen, paid, reason, version, ...holder } = typed.value;
  const tariffs = tariffsFor(date, date, booking);
  const seats = seatsOf(tariffs, chosen);
  const hasOtherSeats = !areSameSeats(seats, booking.seats);
  const reasonFault = textFault(reason, 500, true);
  const isWhole = reasonFault === undefined;
  const form = useHolderAndSeats(typed, save, { tariffs, stored: booking, isWhole });
  const total = totalOf(atKeptPrices(seats, booking.seats));
  const { arrived = 0 } = booking;
  const isOther = version !== booking.version;

  const send = async () => {
    typed.change({ version: booking.version });
    const result = await save.run(() =>
      askServer('changeOfficeBooking', {
        params: { uuid: booking.uuid },
        body: {
          ...holderOfForm(holder),
          ...(hasOtherSeats && { seats, total }),
          paid,
          ...(reason.trim() !== '' && { reason: reason.trim() }),
          version: booking.version,
        },
      }),
    );
    if (result === undefined) return onStale();
    typed.forget();
    onDone(`Réservation modifiée\u00a0: ${fullName(result)}`);
  };

  return (
    <Dialog title="Modifier la réservation" width="large" onClose={onClose}>
      <form className={formStyles.form} noValidate onSubmit={form.sending(send)}>
        <ResumedNote typed={typed} anew="Repartir de la réservation" />
        {isOther && (
          <p role="status">
            Elle a changé entre-temps ({seatsInWords(booking)}, {money(booking.total)}). Vérifiez ce qui suit,
            puis enregistrez.
          </p>
        )}
        {form.fields}
        <div role="status">
          {countSeats(seats) < arrived && (
            <p>
              <b>{arrivedWords(arrived)}.</b> Qui est dans la salle y reste compté, et les places en moins
              seront à d’autres.
            </p>
          )}
        </div>
        {booking.state.code === 'CONFIRMEE' && total > 0 && (
          <Checkbox isSelected={paid} onChange={(isPaid) => typed.change({ paid: isPaid })}>
            Payée à l’association{hasOtherSeats && ` (${money(total)} en tout)`}
          </Checkbox>
        )}
        <TextField
          label="Un mot d’explication (facultatif)"
          rows={2}
          error={reasonFault}
          value={reason}
          onChange={(text) => typed.change({ reason: text })}
          hint={
            holder.email.trim() === ''
              ? 'Il reste dans l’historique\u00a0: sans adresse, aucun mail ne part.'
              : 'Il part dans le mail et reste dans l’historique.'
          }
        />
        <FailureNote failure={save.failure} />
        <SendButton
          form={save}
          variant="primary"
          offline="Modifier demande le réseau. Ce qui est saisi reste ici."
        >
          Enregistrer
        </SendButton>
      </form>
    </Dialog>
  );
}

const changeOf = ({ name, firstname, email, phone = '', request = '', ...rest }: Booking): Change => ({
  name,
  firstname,
  email,
  phone,
  request,
  chosen: chosenOf(rest.seats),
  paid: rest.paidAt !== undefined,
  reason: '',
  version: rest.version,
});
