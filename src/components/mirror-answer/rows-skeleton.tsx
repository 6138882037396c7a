import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import styles from './rows-skeleton.module.css';

/** Placeholders for the rows of a list while it is read. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-busy="true">
      <LoadingWords>Chargement de la liste…</LoadingWords>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.awaited}>
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
