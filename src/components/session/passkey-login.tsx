import { useId } from 'react';
import { knowsPasskeys } from '../../bridge/passkeys';
import { Button } from '../../ui/button';
import { NeedsNetwork, useLine } from '../request/needs-network';
import styles from './session-dialogs.module.css';
import { usePasskeyLogin } from './use-passkey-login';

/** Login by passkey, by a button or from the browser's suggestions in the address field. */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const hasLine = useLine();
  const reasonId = useId();
  const isKnown = knowsPasskeys();
  const { isRunning, choose } = usePasskeyLogin(isKnown && hasLine, onDone);
  if (!isKnown) return null;
  return (
    <div className={styles.otherWay}>
      <p className={styles.or}>ou</p>
      <NeedsNetwork id={reasonId}>
        Le serveur vérifie la clé d’accès&nbsp;: il faut le réseau pour s’en servir.
      </NeedsNetwork>
      <Button
        icon="key"
        size="big"
        wide
        disabled={!hasLine}
        pending={isRunning}
        aria-describedby={reasonId}
        onClick={choose}
      >
        Utiliser une clé d’accès
      </Button>
    </div>
  );
}
