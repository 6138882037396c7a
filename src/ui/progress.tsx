import { classNames } from './class-names';
import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  /** From 0 to 1; undefined if the duration is unknown. */
  value?: number;
  /** Shown beside the label: `412 sur 1 024`. */
  detail?: string;
}

/** A progress bar drawn as a valance: the part done is solid, the rest is pale. */
export function Progress({ label, value, detail }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{label}</span>
        {detail && <span className="num soft">{detail}</span>}
      </div>
      {/* The native element is for screen readers; it cannot be scalloped. */}
      <progress className="visually-hidden" aria-label={label} max={100} value={percent} />
      <div className={classNames(styles.line, percent === undefined && styles.unknown)} aria-hidden="true">
        <span style={{ inlineSize: `${percent ?? 100}%` }} />
      </div>
    </div>
  );
}
