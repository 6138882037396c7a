import { integer } from '#common/base/numbers';
import styles from './view-name.module.css';

/** The name of a tab, and how much there is behind it. */
export function ViewName({ name, many }: { name: string; many?: number | undefined }) {
  return (
    <>
      {name}
      {many !== undefined && many > 0 && <span className={styles.many}>{integer(many)}</span>}
    </>
  );
}
