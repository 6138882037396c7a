import { useAtomValue } from 'jotai';
import { syncAtom } from '../../state/connection';
import { ageSentence } from '../../text/age-sentence';
import { failureSentence } from '../../text/error-sentences';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import styles from './server-data-notice.module.css';
import type { ServerData } from './use-server-data';

interface ServerDataNoticeProps {
  asked: ServerData<unknown>;
  /** What failed to load, as the beginning of a sentence: 'La liste des comptes'. */
  what: string;
}

/** Why there is nothing to show, or why the data may be old; renders nothing while all is well. */
export function ServerDataNotice({ asked, what }: ServerDataNoticeProps) {
  const { line } = useAtomValue(syncAtom);
  const { answer, answeredAt, failure, isLoading, askAgain } = asked;
  if (failure === null) return null;
  const isSilent = failure.kind === 'no-answer';
  const retry = (
    <Button icon="sync" pending={isLoading} onClick={askAgain}>
      Réessayer
    </Button>
  );
  if (answer === undefined)
    return (
      <div role="alert">
        <EmptyState
          title={line === 'offline' ? 'Hors ligne' : isSilent ? 'Le serveur ne répond pas' : 'Rien à lire'}
          action={retry}
        >
          <p>
            {isSilent ? `${what} ne se lit qu’avec le réseau\u00a0: ${COMES_BACK}` : failureSentence(failure)}
          </p>
        </EmptyState>
      </div>
    );
  return (
    <div role="alert" className={styles.strip}>
      <p>
        {line === 'offline' ? 'Hors ligne. ' : isSilent ? 'Le serveur ne répond pas. ' : ''}
        {isSilent ? ageSentence(answeredAt, new Date()) : failureSentence(failure)}
      </p>
      {retry}
    </div>
  );
}

const COMES_BACK = 'cela viendra dès qu’il sera de retour, sans rien faire.';
