import { Skeleton } from '../../ui/skeleton';
import styles from './awaited-entries.module.css';

interface AwaitedEntriesProps {
  /** The things being loaded, with their article: 'des séances'. */
  what: string;
  count: number;
}

/** Placeholders for large entries, below each other, while they are read. */
export const AwaitedEntries = ({ what, count }: AwaitedEntriesProps) => (
  <div className={styles.entries} role="status" aria-busy="true">
    <span className="visually-hidden">Chargement {what}…</span>
    {Array.from({ length: count }, (_, place) => (
      <Skeleton key={place} lines={3} />
    ))}
  </div>
);
