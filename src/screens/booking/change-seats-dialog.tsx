import { useState } from 'react';
import { findShowDate } from '#common/rules/agenda';
import { arrivedWords, atKeptPrices, countSeats, totalOf } from '#common/rules/booking';
import type { DeviceBooking } from '#worker/api';
import { askServer, synchronise } from '../../bridge/calls';
import { FailureNote } from '../../components/form/failure-note';
import formStyles from '../../components/form/form.module.css';
import { useTooEarly } from '../../components/form/use-too-early';
import { useAgenda } from '../../components/agenda/use-agenda';
import { useSave } from '../../components/request/use-save';
import { announce } from '../../state/notices';
import { seats as seatWords } from '../../text/seats';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import { CHOOSE_SEATS, SeatSteppers } from '../../components/booking/seat-steppers';
import { endInstead } from './booking-end';
import { chosenOf, tariffsFor } from '../../components/booking/booking-tariffs';
import { areCounted, seatsOf } from '../../components/booking/tariffs';
import { WhomToCall } from './whom-to-call';

interface ChangeSeatsDialogProps {
  booking: DeviceBooking;
  /** Called whether the seats were changed, were not, or the outcome is unknown. */
  onClose: () => void;
}

/** Changes the seats of a booking; those that stay keep their price. */
export function ChangeSeatsDialog({ booking, onClose }: ChangeSeatsDialogProps) {
  const { agenda, now } = useAgenda();
  const found = agenda && findShowDate(agenda, booking.dateUuid, now);
  const [chosen, setChosen] = useState(() => chosenOf(booking.seats));
  const save = useSave();
  const tariffs = found ? tariffsFor(found.show, found.date, booking) : [];
  const seats = seatsOf(tariffs, chosen);
  const { arrived = 0 } = booking;
  const isTooFew = countSeats(seats) < arrived;
  const { isTried, isTooEarly } = useTooEarly(
    countSeats(seats) > 0 && areCounted(tariffs, chosen) && !isTooFew,
  );
  const losesPlace = booking.state.code === 'EN_ATTENTE' && countSeats(seats) > countSeats(booking.seats);

  const change = async () => {
    const changed = await save.run(() =>
      askServer('updateBooking', {
        params: { uuid: booking.uuid },
        body: { seats, total: totalOf(atKeptPrices(seats, booking.seats)) },
      }),
    );
    // Fetches the new prices; the total above changes as soon as they arrive.
    if (changed === undefined) return void synchronise();
    announce('Vos places sont changées.');
    return onClose();
  };

  return (
    <Dialog title="Changer les places" onClose={onClose}>
      {found ? (
        <form
          className={formStyles.form}
          noValidate
          onSubmit={(event) => {
            if (!isTooEarly(event) && !save.isRunning) void change();
          }}
        >
          <SeatSteppers
            tariffs={tariffs}
            chosen={chosen}
            former={booking.seats}
            error={isTried ? seatsFault(countSeats(seats), arrived) : undefined}
            forGroups={<WhomToCall act="appelez" />}
            onChange={(next) => {
              setChosen(next);
              save.forget();
            }}
          />
          <div role="status">
            {isTooFew && (
              <p>
                {arrivedWords(arrived)}&nbsp;: gardez au moins {seatWords(arrived)}.
              </p>
            )}
            {isTried && countSeats(seats) === 0 && arrived === 0 && <p>{endInstead(booking, now)}</p>}
            {losesPlace && <p>Avec plus de places, vous passerez en fin de liste d’attente.</p>}
          </div>
          <FailureNote failure={save.failure} />
          <Button type="submit" variant="primary" pending={save.isRunning}>
            Enregistrer
          </Button>
        </form>
      ) : (
        <p>Les tarifs de cette séance ne sont pas sur cet appareil&nbsp;: écrivez à l’association.</p>
      )}
    </Dialog>
  );
}

function seatsFault(places: number, arrived: number): string | undefined {
  if (places < arrived) return `Gardez au moins ${seatWords(arrived)}`;
  return places === 0 ? CHOOSE_SEATS : undefined;
}
