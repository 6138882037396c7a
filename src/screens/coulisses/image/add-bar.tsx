import { count } from '#common/base/numbers';
import type { Failure } from '#worker/api';
import styles from '../../../components/desk-form/desk-bar.module.css';
import { failureSentence } from '../../../text/error-sentences';
import { Button } from '../../../ui/button';
import { StatusShape } from '../../../ui/status-shape';

interface AddBarProps {
  count: number;
  /** Number of pictures that lack something. */
  wrong: number;
  unkept: Failure | null;
  isRunning: boolean;
  onAdd: () => void;
}

/** Bar below the cards, always visible: the state of the pictures, and the button that adds them. */
export function AddBar({ count: many, wrong, unkept, isRunning, onAdd }: AddBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.status} role="status">
        {unkept !== null && <StatusShape shape="octagon" />}
        <span>
          {unkept !== null
            ? `Ces images ne sont pas gardées sur cet appareil. ${failureSentence(unkept)}`
            : wrong > 0
              ? `${count(wrong, 'image')} à compléter.`
              : `${count(many, 'image')} sur cet appareil, ${many < 2 ? 'pas encore ajoutée' : 'pas encore ajoutées'}.`}
        </span>
      </p>
      <div className={styles.acts}>
        <Button variant="primary" pending={isRunning} onClick={onAdd}>
          Ajouter {count(many, 'image')}
        </Button>
      </div>
    </div>
  );
}
