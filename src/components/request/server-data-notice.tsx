import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { networkAtom } from '../../state/connection';
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
  /** Stands for the data until it is known. */
  skeleton?: ReactNode;
}

/** Why there is nothing to show yet, or why the data may be old; renders nothing while all is well. */
export function ServerDataNotice({ asked, what, skeleton }: ServerDataNoticeProps) {
  const hasNetwork = useAtomValue(networkAtom);
  const { answer, answeredAt, failure, isLoading, askAgain } = asked;
  if (failure === null) return answer === undefined ? skeleton : null;
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
          title={isSilent ? (hasNetwork ? 'Le site ne répond pas' : 'Hors ligne') : 'Rien à lire'}
          action={retry}
        >
          <p>
            {isSilent
              ? `${what} ${hasNetwork ? ONCE_ANSWERED : ONCE_BACK}, sans rien faire.`
              : failureSentence(failure)}
          </p>
        </EmptyState>
      </div>
    );
  return (
    <div role="alert" className={styles.strip}>
      <p>
        {isSilent
          ? `${hasNetwork ? 'Le site ne répond pas' : 'Hors ligne'}. ${ageSentence(answeredAt, new Date())}`
          : failureSentence(failure)}
      </p>
      {retry}
    </div>
  );
}

const ONCE_ANSWERED = 'viendra dès qu’il répondra';
const ONCE_BACK = 'ne se lit qu’avec le réseau\u00a0: cela viendra dès qu’il sera de retour';
