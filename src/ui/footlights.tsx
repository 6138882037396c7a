import { classNames } from './class-names';
import styles from './footlights.module.css';

/** Three footlights that glow in turn: something small is loading. */
export function Footlights({ className }: { className?: string | undefined }) {
  return (
    <span className={classNames(styles.lights, className)} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}
