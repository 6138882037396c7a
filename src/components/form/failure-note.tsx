import type { Failure } from '#worker/api';
import { failureSentence } from '../../text/error-sentences';
import { StatusShape } from '../../ui/status-shape';
import styles from './failure-note.module.css';

/** In a form that was sent in vain: why, and that nothing typed is lost. Its place is there before, to be heard. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  return (
    <div role="alert">
      {failure !== null && (
        <p className={styles.note}>
          <StatusShape shape="octagon" />
          <span>
            {failure.kind === 'no-answer'
              ? 'Le serveur ne répond pas\u00a0: ceci ne peut être fait qu’avec le réseau. Rien de ce que vous avez saisi n’est perdu.'
              : failureSentence(failure)}
          </span>
        </p>
      )}
    </div>
  );
}
