import type { Failure } from '#worker/api';
import { failureSentence } from '../../text/error-sentences';
import { StatusShape } from '../../ui/status-shape';
import styles from './failure-note.module.css';

/** The failure of a form: why, and that nothing typed is lost. Always rendered, so that screen readers announce it. */
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
