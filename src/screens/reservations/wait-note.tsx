import { seats as seatWords } from '../../text/seats';
import { StatusShape } from '../../ui/status-shape';
import styles from './booking.module.css';

interface WaitNoteProps {
  /** Number of seats asked for; 0 if none are yet. */
  places: number;
  /** No seats are left. */
  isFull: boolean;
  /** The booking goes to the waiting list. */
  waits: boolean;
}

/** Says that the booking would wait for seats, before anything is typed. */
export function WaitNote({ places, isFull, waits }: WaitNoteProps) {
  const isShown = waits ? places > 0 : isFull;
  return (
    <div role="status">
      {isShown && (
        <p className={styles.waits}>
          <StatusShape shape="triangle" />
          <span>
            {isFull
              ? 'Cette séance est complète.'
              : `Il n’y a pas assez de places libres pour ${seatWords(places)}.`}{' '}
            Vous pouvez attendre&nbsp;: celles qui se libèrent sont proposées par mail, dans l’ordre des
            inscriptions, et gardées douze heures, moins si la clôture des réservations est proche.
          </span>
        </p>
      )}
    </div>
  );
}
