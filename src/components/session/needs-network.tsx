import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { syncAtom } from '../../state/connection';
import { Icon } from '../../ui/icon';
import styles from './needs-network.module.css';

/** Whether what only the server can do may be tried. */
export function useLine(): boolean {
  return useAtomValue(syncAtom).line !== 'offline';
}

interface NeedsNetworkProps {
  /** So that what it forbids can name it as its reason. */
  id?: string;
  /** What has to wait, and what is kept meanwhile. */
  children: ReactNode;
}

/** Why something cannot be done for the moment; nothing while there is a network. */
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
