import { useAtomValue } from 'jotai';
import { syncAtom } from '../../../state/connection';
import { seats as seatWords } from '../../../text/seats';
import { mirrorWords } from '../../../text/sync-sentences';
import { classNames } from '../../../ui/class-names';
import { StatusShape } from '../../../ui/status-shape';
import styles from './seats-note.module.css';

interface SeatsNoteProps {
  id: string;
  /** Number of seats about to be sold. */
  places: number;
  left: number;
  /** Whether the seats of people who have not come are on sale already. */
  isReleased: boolean;
  isOffline: boolean;
}

/** How many seats can be sold, and what happens if there are too few. */
export function SeatsNote({ id, places, left, isReleased, isOffline }: SeatsNoteProps) {
  const sync = useAtomValue(syncAtom);
  const isFull = left === 0;
  const lacks = places > left;
  const known = isFull ? 'Complet' : seatWords(left);
  if (isOffline)
    return (
      <p id={id} role="status" className={classNames(styles.note, lacks && styles.warned)}>
        {lacks && <StatusShape shape="triangle" className={styles.shape} />}
        <span>
          <b>{known}</b>, d’après ce téléphone ({mirrorWords(sync, new Date())}). Sans réseau il n’en sait pas
          plus{lacks ? '\u00a0: la vente se fera, et la jauge peut être dépassée.' : '.'}
        </span>
      </p>
    );
  return (
    <p id={id} role="status" className={classNames(styles.note, (lacks || isFull) && styles.refused)}>
      {(lacks || isFull) && <StatusShape shape="octagon" className={styles.shape} />}
      <span>
        <b>{isFull ? 'Complet' : `${seatWords(left)} à vendre`}</b>
        {lacks && !isFull && `\u00a0: ${seatWords(places)}, c’est trop.`}
        {isFull &&
          (isReleased
            ? '. Les places des absents sont déjà en vente.'
            : '. Les places des absents se vendent quand les retardataires ne sont plus attendus.')}
      </span>
    </p>
  );
}
