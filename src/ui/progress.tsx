import { classNames } from './class-names';
import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  /** From 0 to 1; without it nobody knows how long it takes. */
  value?: number;
  /** Beside the label: `412 sur 1 024`. */
  detail?: string;
}

/** A valance drawn across the stage: what is done is hung, what is left is pale. */
export function Progress({ label, value, detail }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{label}</span>
        {detail && <span className="num soft">{detail}</span>}
      </div>
      {/* The native one speaks; it cannot be cut in scallops. */}
      <progress className="visually-hidden" aria-label={label} max={100} value={percent} />
      <div className={classNames(styles.line, percent === undefined && styles.unknown)} aria-hidden="true">
        <span style={{ inlineSize: `${percent ?? 100}%` }} />
      </div>
    </div>
  );
}
