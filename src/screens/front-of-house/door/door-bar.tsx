import { Button } from '../../../ui/button';
import styles from './door-bar.module.css';
import type { Camera } from './use-camera';

interface Props {
  readonly inside: number;
  readonly expected: number;
  readonly online: boolean;
  /** Scans that the server does not have yet. */
  readonly waiting: number;
  /** Scans that this phone could not save yet. */
  readonly unsaved: number;
  readonly torch: Camera['torch'];
  readonly onSearch: () => void;
  readonly onHistory: () => void;
}

/** Number of people in the hall, the state of the connection, and the other actions of the door. */
export function DoorBar({ inside, expected, online, waiting, unsaved, torch, onSearch, onHistory }: Props) {
  return (
    <footer className={styles.bar}>
      <p className={styles.state}>
        <span className={styles.count}>
          {inside}
          <small> / {expected}</small>
        </span>
        <span>entrés</span>
        <span className={online ? styles.on : styles.off}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="6" />
          </svg>
          {online ? 'en ligne' : 'hors ligne'}
          {waiting > 0 && `\u00a0· ${waiting} à envoyer`}
          {unsaved > 0 && `\u00a0· ${unsaved} à enregistrer`}
        </span>
      </p>
      <div className={styles.tools}>
        <Button icon="search" onClick={onSearch}>
          Nom…
        </Button>
        {torch && <Button icon="torch" aria-label="Lampe" aria-pressed={torch.on} onClick={torch.toggle} />}
        <Button icon="undo" onClick={onHistory}>
          Passages…
        </Button>
      </div>
    </footer>
  );
}
