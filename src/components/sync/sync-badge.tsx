import { useAtomValue } from 'jotai';
import { synchronise } from '../../bridge/calls';
import { networkAtom, syncAtom } from '../../state/connection';
import { keepingAtom } from '../../state/keeping';
import { openDialog } from '../../state/dialogs';
import { announce, warn } from '../../state/notices';
import { store } from '../../state/store';
import { keepingSentence } from '../../text/keeping-sentence';
import { roundSentence, unsentCount } from '../../text/sync-sentences';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { MenuDisclosure } from '../menu/menu-disclosure';
import styles from './sync-badge.module.css';
import { syncSentenceAtom } from './sync-sentence-atom';

/** The state of line, queue and mirror in one small sign, always visible; it unfolds into words. */
export function SyncBadge() {
  const state = useAtomValue(syncAtom);
  const sentence = useAtomValue(syncSentenceAtom);
  const lacking = keepingSentence(useAtomValue(keepingAtom));
  const waiting = unsentCount(state);
  return (
    <MenuDisclosure
      align="end"
      // Nothing breaks a line of it, and whoever looks for it types plain spaces.
      label={`Synchronisation : ${sentence.replaceAll('\u00a0', ' ')}`}
      summaryClass={styles.sign}
      summary={
        <>
          <Icon name={state.line === 'offline' ? 'offline' : 'online'} />
          {waiting > 0 && <span className={styles.waiting}>{waiting}</span>}
        </>
      }
    >
      <div className={styles.words}>
        <p>{sentence}</p>
        {lacking !== null && <p>{lacking}</p>}
        <Button size="low" onClick={() => void synchroniseAndTell()}>
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

/** The panel closes with the press: the result is announced above the page. */
async function synchroniseAndTell(): Promise<void> {
  const isWhole = await synchronise();
  if (isWhole === null) return warn('Une erreur est survenue');
  (isWhole ? announce : warn)(roundSentence(store.get(syncAtom), store.get(networkAtom), isWhole));
}
