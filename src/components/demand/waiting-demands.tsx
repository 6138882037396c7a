import type { ReactNode, RefObject } from 'react';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { DrawnPoster } from '../drawn-poster';
import type { Asked } from '../request/use-asked';
import styles from './demands.module.css';

interface WaitingDemandsProps<Waiting> {
  /** It takes the focus when the row that had it is gone. */
  ref: RefObject<HTMLElement | null>;
  asked: Pick<Asked<unknown>, 'failure' | 'isAsking'>;
  /** Undefined until they are known. */
  demands: readonly Waiting[] | undefined;
  /** Above them. */
  children?: ReactNode;
  /** What is said where nobody waits. */
  nobody: string;
  rowOf: (demand: Waiting) => ReactNode;
}

/** The demands on which somebody is to decide. */
export function WaitingDemands<Waiting>(props: WaitingDemandsProps<Waiting>) {
  const { ref, asked, demands, children, nobody, rowOf } = props;
  if (demands === undefined && asked.failure !== null) return null;
  return (
    <section
      ref={ref}
      className={styles.waiting}
      tabIndex={-1}
      aria-label="En attente"
      aria-busy={asked.isAsking}
    >
      {children}
      {demands === undefined && <Skeleton lines={4} />}
      {demands?.length === 0 && (
        <EmptyState title="Personne n’attend" poster={<DrawnPoster title="Entracte" scene="vigil" />}>
          <p>{nobody}</p>
        </EmptyState>
      )}
      {demands !== undefined && demands.length > 0 && <ul>{demands.map(rowOf)}</ul>}
    </section>
  );
}
