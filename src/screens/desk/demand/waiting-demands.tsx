import type { ReactNode, RefObject } from 'react';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { DrawnPoster } from '../../../components/poster/drawn-poster';
import type { ServerData } from '../../../components/request/use-server-data';
import styles from './demands.module.css';

interface WaitingDemandsProps {
  /** Takes the focus when the row that had it is gone. */
  ref: RefObject<HTMLElement | null>;
  asked: Pick<ServerData<unknown>, 'failure' | 'isLoading'>;
  /** One for each demand; undefined until they are known. */
  rows: readonly ReactNode[] | undefined;
  /** Shown above the rows. */
  children?: ReactNode;
  /** The text if no demand waits. */
  nobody: string;
}

/** The demands that wait for a decision. */
export function WaitingDemands({ ref, asked, rows, children, nobody }: WaitingDemandsProps) {
  if (rows === undefined && asked.failure !== null) return null;
  return (
    <section
      ref={ref}
      className={styles.waiting}
      tabIndex={-1}
      aria-label="En attente"
      aria-busy={asked.isLoading}
    >
      {children}
      {rows === undefined && <Skeleton lines={4} />}
      {rows?.length === 0 && (
        <EmptyState title="Personne n’attend" poster={<DrawnPoster title="Entracte" scene="vigil" />}>
          <p>{nobody}</p>
        </EmptyState>
      )}
      {rows !== undefined && rows.length > 0 && <ul>{rows}</ul>}
    </section>
  );
}
