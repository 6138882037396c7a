import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import styles from './entries-skeleton.module.css';

interface EntriesSkeletonProps {
  /** The things being loaded, with their article: 'des séances'. */
  what: string;
  count: number;
}

/** Placeholders for large entries, below each other, while they are read. */
export const EntriesSkeleton = ({ what, count }: EntriesSkeletonProps) => (
  <div className={styles.entries} role="status" aria-busy="true">
    <LoadingWords>{`Chargement ${what}…`}</LoadingWords>
    {Array.from({ length: count }, (_, place) => (
      <Skeleton key={place} lines={3} />
    ))}
  </div>
);
