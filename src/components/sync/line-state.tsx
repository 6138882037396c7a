import { useAtomValue } from 'jotai';
import { syncAtom } from '../../state/connection';
import { openDialog } from '../../state/dialogs';
import { Button } from '../../ui/button';
import styles from './line-state.module.css';
import { syncSentenceAtom } from './sync-sentence-atom';

/** The bar below the masthead: shown only when the line is down or something needs a person's attention. */
export function LineState() {
  const state = useAtomValue(syncAtom);
  const sentence = useAtomValue(syncSentenceAtom);
  const isAwaited = state.waitingForReturn > 0;
  const isNeeded = state.line === 'offline' || state.toAttend.length > 0 || isAwaited;
  return (
    <output className={isNeeded ? `no-print num ${styles.bar}` : styles.empty}>
      {isNeeded && (
        <>
          <svg className={styles.ring} viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="6" />
          </svg>
          <span>{sentence}</span>
          {state.toAttend.length > 0 && (
            <Button className={styles.attend} variant="plain" size="low" onClick={() => openDialog('attend')}>
              À traiter
            </Button>
          )}
          {isAwaited && (
            <Button className={styles.attend} variant="plain" size="low" onClick={() => openDialog('login')}>
              S'identifier
            </Button>
          )}
        </>
      )}
    </output>
  );
}
