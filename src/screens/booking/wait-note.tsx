import { playbillDate } from '#common/base/dates';
import type { Show } from '#common/contract/agenda/show';
import { links } from '#common/contract/site/links';
import { seats as seatWords } from '../../text/seats';
import { Link } from '../../ui/link';
import { StatusShape } from '../../ui/status-shape';
import styles from './booking.module.css';

interface WaitNoteProps {
  /** Number of seats asked for; 0 if none are yet. */
  places: number;
  /** No seats are left. */
  isFull: boolean;
  /** The booking goes to the waiting list. */
  waits: boolean;
  /** The other dates of the show that have seats enough. */
  others: Show['dates'];
}

/** Says that the booking would wait for seats, before anything is typed. */
export function WaitNote({ places, isFull, waits, others }: WaitNoteProps) {
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
            Vous pouvez attendre&nbsp;: les places qui se libèrent sont proposées par mail, dans l’ordre des
            inscriptions. Elles sont gardées douze heures, moins si la clôture des réservations est proche.
            {others.length > 0 && ' Il reste des places à d’autres dates\u00a0:'}
            {others.map(({ uuid, date }) => (
              <Link key={uuid} className={styles.other} href={links.book.to({ uuid })}>
                {playbillDate(date)}
              </Link>
            ))}
          </span>
        </p>
      )}
    </div>
  );
}
