import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { syncAtom } from '../../state/connection';
import { Icon } from '../../ui/icon';
import styles from './needs-network.module.css';

/** Whether an action that needs the server can be tried. */
export function useLine(): boolean {
  return useAtomValue(syncAtom).line !== 'offline';
}

interface NeedsNetworkProps {
  /** The id by which a disabled control refers to it as the reason. */
  id?: string;
  /** What has to wait, and what is kept meanwhile. */
  children: ReactNode;
}

/** Why something cannot be done for the moment; renders nothing while there is a network. */
export function NeedsNetwork({ id, children }: NeedsNetworkProps) {
  const hasLine = useLine();
  return (
    <div role="status" id={id} className={styles.status}>
      {!hasLine && (
        <p className={styles.reason}>
          <Icon name="offline" className={styles.sign} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
