import { seats as seatWords } from '../../text/seats';
import { StatusShape } from '../../ui/status-shape';
import styles from './booking.module.css';

interface WaitNoteProps {
  /** How many seats are asked for; 0 as long as none are. */
  places: number;
  /** No seat is left at all. */
  isFull: boolean;
  /** What is sent waits for seats. */
  waits: boolean;
}

/** That one would have to wait, said before anything is typed. */
export function WaitNote({ places, isFull, waits }: WaitNoteProps) {
  const isTold = waits ? places > 0 : isFull;
  return (
    <div role="status">
      {isTold && (
        <p className={styles.waits}>
          <StatusShape shape="triangle" />
          <span>
            {isFull
              ? 'Cette séance est complète.'
              : `Il n’y a pas assez de places libres pour ${seatWords(places)}.`}{' '}
            Vous pouvez attendre&nbsp;: celles qui se libèrent sont proposées par mail, dans l’ordre des
            inscriptions, et gardées douze heures.
          </span>
        </p>
      )}
    </div>
  );
}
