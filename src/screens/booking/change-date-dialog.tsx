import { useState } from 'react';
import { isoDateTime, playbillDate, hourInWords } from '#common/base/dates';
import { money } from '#common/base/numbers';
import type { Show } from '#common/contract/agenda/show';
import { countSeats } from '#common/rules/booking';
import { obstacleTo } from '#common/rules/other-date';
import { doorsOpenOf } from '#common/rules/show-dates';
import type { DeviceBooking } from '#worker/api';
import { askServer, synchronise } from '../../bridge/calls';
import { useSeatsLeft } from '../../components/agenda/use-seats-left';
import { FailureNote } from '../../components/form/failure-note';
import formStyles from '../../components/form/form.module.css';
import { useSave } from '../../components/request/use-save';
import { announce } from '../../state/notices';
import { owedWords } from './owed';
import { seats as seatWords } from '../../text/seats';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/overlay/dialog';
import styles from './change-date-dialog.module.css';

type ShowDate = Show['dates'][number];

interface ChangeDateDialogProps {
  booking: DeviceBooking;
  /** The other dates of its show that can be booked. */
  dates: readonly ShowDate[];
  /** Called whether the date was changed, was not, or the outcome is unknown. */
  onClose: () => void;
}

/** Takes a booking to another date of its show; it keeps its seats until it has the others. */
export function ChangeDateDialog({ booking, dates, onClose }: ChangeDateDialogProps) {
  const seatsLeft = useSeatsLeft();
  const [chosen, setChosen] = useState<string | null>(null);
  const save = useSave();
  const choices = dates.map((date) => {
    const left = seatsLeft.get(date.uuid);
    return { date, left, obstacle: obstacleTo(date, { seats: booking.seats, left }) };
  });
  const isAnyFree = choices.some(({ obstacle }) => obstacle === null);
  // What was chosen may have been sold meanwhile: it stays chosen, and the server decides.
  const wanted = dates.find(({ uuid }) => uuid === chosen);

  const change = async ({ uuid: dateUuid, date }: ShowDate) => {
    const changed = await save.run(() =>
      askServer('changeBookingDate', { params: { uuid: booking.uuid }, body: { dateUuid, date } }),
    );
    // Fetches the seats that are left.
    if (changed === undefined) return void synchronise();
    announce(`Votre réservation est maintenant pour le ${playbillDate(changed.date)}.`);
    return onClose();
  };

  return (
    <Dialog title="Changer de date" onClose={onClose}>
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isRunning && wanted !== undefined) void change(wanted);
        }}
      >
        <p>
          Vous avez {seatWords(countSeats(booking.seats))} le {playbillDate(booking.date)}.
        </p>
        <fieldset className={styles.dates}>
          <legend>Nouvelle date</legend>
          {choices.map(({ date, left, obstacle }) => (
            <label key={date.uuid} className={classNames(styles.date, obstacle !== null && styles.closed)}>
              <input
                type="radio"
                name="date"
                checked={date.uuid === chosen}
                disabled={obstacle !== null && date.uuid !== chosen}
                onChange={() => {
                  setChosen(date.uuid);
                  save.forget();
                }}
              />
              <time dateTime={isoDateTime(date.date)}>{playbillDate(date.date)}</time>
              <small>{leftWords(left, obstacle)}</small>
            </label>
          ))}
        </fieldset>
        <div role="status">{wanted && <Consequences booking={booking} wanted={wanted} />}</div>
        <FailureNote failure={save.failure} />
        {!isAnyFree && wanted === undefined && (
          <p>Aucune autre séance n’a assez de places pour vous en ce moment.</p>
        )}
        {wanted && (
          <Button type="submit" variant="primary" pending={save.isRunning}>
            Venir le {playbillDate(wanted.date)}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

/** What changes with the date, and what does not. */
function Consequences({ booking, wanted }: { booking: DeviceBooking; wanted: ShowDate }) {
  const { seats, date, total, payAtDoor, location, email } = booking;
  const isOne = countSeats(seats) === 1;
  return (
    <ul className={styles.consequences}>
      <li>
        {isOne ? 'Votre place' : `Vos ${seatWords(countSeats(seats))}`} du {playbillDate(date)}{' '}
        {isOne ? 'est rendue' : 'sont rendues'} à d’autres.
      </li>
      <li>
        Au même endroit&nbsp;: {location.name}. Les portes ouvrent à {hourInWords(doorsOpenOf(wanted))}.
      </li>
      <li>
        {total > 0 ? `Le prix ne change pas\u00a0: ${money(total)}.` : 'Le prix ne change pas.'}
        {total > 0 && (wanted.payAtDoor ?? true) !== payAtDoor && ` ${owedWords(wanted.payAtDoor)}.`}
      </li>
      <li>
        {email === ''
          ? 'Votre billet change aussi\u00a0: il est sur cette page.'
          : `Un nouveau billet part à ${email}.`}{' '}
        L’ancien ne vaut plus pour le {playbillDate(date)}.
      </li>
    </ul>
  );
}

function leftWords(left: number | undefined, obstacle: ReturnType<typeof obstacleTo>): string {
  if (obstacle === 'priced-otherwise') return 'Ne se paie pas de la même façon';
  if (obstacle === 'full') return 'Complet';
  if (left === undefined) return '';
  return obstacle === 'too-few' ? `Il ne reste que ${seatWords(left)}` : `Il reste ${seatWords(left)}`;
}
