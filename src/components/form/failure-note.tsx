import type { Failure } from '#worker/api';
import { failureSentence } from '../../text/error-sentences';
import { StatusShape } from '../../ui/status-shape';
import styles from './failure-note.module.css';

interface FailureNoteProps {
  failure: Failure | null;
  /** Said of a server that gave no answer. */
  unanswered?: string;
}

/** The failure of a form: why, and that nothing typed is lost. Always rendered, so that screen readers announce it. */
export function FailureNote({ failure, unanswered = NEEDS_NETWORK }: FailureNoteProps) {
  return (
    <div role="alert" className={styles.alert}>
      {failure !== null && (
        <p className={styles.note}>
          <StatusShape shape="octagon" />
          <span>
            {failure.kind === 'no-answer' && failure.foreign === undefined
              ? `Le serveur ne répond pas\u00a0: ${unanswered} ${NOTHING_LOST}`
              : failureSentence(failure)}
            {failure.foreign !== undefined && ` ${NOTHING_LOST}`}
          </span>
        </p>
      )}
    </div>
  );
}

const NEEDS_NETWORK = 'ceci ne peut être fait qu’avec le réseau.';
const NOTHING_LOST = 'Rien de ce que vous avez saisi n’est perdu.';
