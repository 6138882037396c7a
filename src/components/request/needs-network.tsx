import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { capitalised } from '#common/base/capitalised';
import { syncAtom, whereaboutsAtom } from '../../state/connection';
import { elsewhereWords } from '../../text/whereabouts-words';
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

/** Why something cannot be done for the moment, or from here; renders nothing while the site can be asked. */
export function NeedsNetwork({ id, children }: NeedsNetworkProps) {
  const hasLine = useLine();
  const elsewhere = elsewhereWords(useAtomValue(whereaboutsAtom));
  return (
    <div role="status" id={id} className={styles.status}>
      {(!hasLine || elsewhere !== null) && (
        <p className={styles.reason}>
          <Icon name="offline" className={styles.sign} />
          <span>
            {elsewhere === null ? children : `${capitalised(elsewhere)}\u00a0: rien ne part d’ici.`}
          </span>
        </p>
      )}
    </div>
  );
}
