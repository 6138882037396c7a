import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { isoDateTime, playbillDate } from '#common/base/dates';
import { describedNouns } from '#common/nouns/described-nouns';
import type { Noun } from '#common/nouns/noun';
import { readLane } from '#common/rules/lane';
import type { WriteToAttend } from '#worker/api';
import { discardWrite, retryWrite, sendFromHere } from '../../bridge/calls';
import { useEditorAddress } from './editor-address';
import { syncAtom } from '../../state/connection';
import { closeDialog } from '../../state/dialogs';
import { warn } from '../../state/notices';
import { attendSentence } from '../../text/attend-sentence';
import { fieldFaults } from '../../text/field-faults';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import { LinkButton } from '../../ui/link-button';
import type { DialogScreenProps } from '../loading/dialog-screen';
import { useRunning } from '../request/use-running';
import styles from './attend-dialog.module.css';

/** 'À traiter': writes made here that could not be sent, why, and the possible actions. */
export function AttendDialog({ isOpen, onClose }: DialogScreenProps) {
  const { toAttend } = useAtomValue(syncAtom);
  return (
    <Dialog title="À traiter" width="large" isOpen={isOpen} onClose={onClose}>
      {toAttend.length === 0 ? (
        <p>Tout est réglé&nbsp;: rien n’attend votre décision.</p>
      ) : (
        <ul className={styles.list}>
          {toAttend.map((write) => (
            <li key={write.key}>
              <Write write={write} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Write({ write }: { write: WriteToAttend }) {
  const [isDiscarding, setDiscarding] = useState(false);
  const { isRunning, run } = useRunning();
  const answer = async (work: (key: string) => Promise<boolean>) => {
    if ((await run(() => work(write.key))) === false) warn('Une erreur est survenue');
  };
  const editor = useEditorAddress(write.lane);
  // A scan records a fact: while it is still being sent it cannot be discarded.
  const isElsewhere = write.reason === 'elsewhere';
  const mayDiscard = !isElsewhere && (write.lane !== null || write.reason !== 'trying');
  const faults = fieldFaults(write.error, nouns[readLane(write.lane ?? '').noun]?.fields);
  return (
    <article className={styles.write}>
      <h3 className={styles.label}>{write.label}</h3>
      <p className="small soft">
        Fait ici le <time dateTime={isoDateTime(write.at)}>{playbillDate(write.at)}</time>
      </p>
      <p>{attendSentence(write)}</p>
      {faults.length > 0 && (
        <ul className="small">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <div className={styles.answers}>
        {isDiscarding && (
          <p className={styles.question} role="alert">
            {write.label}&nbsp;: abandonner pour de bon&nbsp;?
          </p>
        )}
        {/* The same two buttons ask and confirm, so that the focus stays in place, on the harmless one. */}
        {mayDiscard && (
          <Button
            size="low"
            variant={isDiscarding ? 'line' : 'plain'}
            onClick={() => setDiscarding(!isDiscarding)}
          >
            {isDiscarding ? 'Garder' : 'Abandonner…'}
          </Button>
        )}
        {editor !== null && !isDiscarding && (
          <LinkButton size="low" href={editor} onClick={closeDialog}>
            {write.reason === 'conflict' ? 'Comparer' : 'Ouvrir'}
          </LinkButton>
        )}
        <Button
          size="low"
          variant={isDiscarding ? 'primary' : 'line'}
          pending={isRunning}
          onClick={() => void answer(isDiscarding ? discardWrite : isElsewhere ? sendFromHere : retryWrite)}
        >
          {isDiscarding ? 'Abandonner' : isElsewhere ? 'Envoyer' : 'Réessayer'}
        </Button>
      </div>
    </article>
  );
}

const nouns: Readonly<Record<string, Noun>> = describedNouns;
