import { classNames } from './class-names';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'title' | 'picture' | 'poster' | 'date';
  /** The number of text lines, the last one shorter. */
  lines?: number;
}

/**
 * Placeholder for what is being read from the mirror. Silent for screen readers: the region around it says that it is
 * busy.
 */
export function Skeleton({ shape = 'line', lines = 1 }: SkeletonProps) {
  return (
    <div className={styles.group} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classNames(styles.skeleton, styles[shape])} />
      ))}
    </div>
  );
}
