import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { WriteToAttend } from '#worker/api';
import { discardWrite, retryWrite } from '../../bridge/calls';
import { syncAtom } from '../../state/connection';
import { warn } from '../../state/notices';
import { attendSentence } from '../../text/attend-sentence';
import { machineDate, playbillDate } from '../../text/dates';

import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { DialogScreenProps } from '../dialog-screen';
import styles from './attend-dialog.module.css';

/** 'À traiter': what was written here and could not be sent, why, and what one may do about it. */
export function AttendDialog({ isOpen, onClose }: DialogScreenProps) {
  const { toAttend } = useAtomValue(syncAtom);
  return (
    <Dialog title="À traiter" width="large" isOpen={isOpen} onClose={onClose}>
      {toAttend.length === 0 ? (
        <p>Tout est réglé : rien n’attend votre décision.</p>
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
  const [isRunning, setRunning] = useState(false);
  const run = async (work: (key: string) => Promise<boolean>) => {
    setRunning(true);
    const done = await work(write.key);
    setRunning(false);
    if (!done) warn('Une erreur est survenue');
  };
  const fields = Object.entries(write.error?.fields ?? {});
  return (
    <article className={styles.write}>
      <h3 className={styles.label}>{write.label}</h3>
      <p className="small soft">
        Écrite le <time dateTime={machineDate(write.at)}>{playbillDate(write.at)}</time>
      </p>
      <p>{attendSentence(write)}</p>
      {fields.length > 0 && (
        <ul className="small">
          {fields.map(([path, fault]) => (
            <li key={path}>{fault}</li>
          ))}
        </ul>
      )}
      {isDiscarding ? (
        <div className={styles.answers}>
          <p className={styles.question}>Abandonner « {write.label} » pour de bon ?</p>
          <Button size="low" disabled={isRunning} onClick={() => setDiscarding(false)}>
            Garder
          </Button>
          <Button size="low" look="act" pending={isRunning} onClick={() => void run(discardWrite)}>
            Abandonner
          </Button>
        </div>
      ) : (
        <div className={styles.answers}>
          <Button size="low" look="plain" disabled={isRunning} onClick={() => setDiscarding(true)}>
            Abandonner…
          </Button>
          <Button size="low" pending={isRunning} onClick={() => void run(retryWrite)}>
            Réessayer
          </Button>
        </div>
      )}
    </article>
  );
}
