import { useAtomValue } from 'jotai';
import { synchronise } from '../../bridge/calls';
import { syncAtom } from '../../state/connection';
import { openDialog } from '../../state/dialogs';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { MenuDisclosure } from '../layout/menu-disclosure';
import styles from './sync-badge.module.css';
import { syncSentenceAtom } from './sync-sentence-atom';

/** Line, queue and mirror in one small sign, always in sight; it unfolds into words. */
export function SyncBadge() {
  const state = useAtomValue(syncAtom);
  const sentence = useAtomValue(syncSentenceAtom);
  const waiting = state.waiting + state.letters;
  return (
    <MenuDisclosure
      align="end"
      label={`Synchronisation : ${sentence}`}
      summaryClass={styles.sign}
      summary={
        <>
          <Icon name={state.line === 'offline' ? 'offline' : 'sync'} />
          {waiting > 0 && <span className={styles.waiting}>{waiting}</span>}
        </>
      }
    >
      <div className={styles.words}>
        <p>{sentence}</p>
        <Button size="low" onClick={() => void synchronise()}>
          Synchroniser
        </Button>
        {state.toAttend.length > 0 && (
          <Button size="low" onClick={() => openDialog('attend')}>
            À traiter
          </Button>
        )}
      </div>
    </MenuDisclosure>
  );
}
