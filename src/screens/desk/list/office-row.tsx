import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import { Link } from '../../../ui/link';
import styles from './office-row.module.css';

interface OfficeRowProps {
  /** What stands before its name: a picture, a day. */
  mark: ReactNode;
  name: string;
  /** Its form. */
  href: string;
  /** What may be done with it. */
  acts?: ReactNode;
  className?: string | undefined;
  /** What is said of it: `RowFacts`. */
  children: ReactNode;
}

/** A row of a list without columns. */
export const OfficeRow = ({ mark, name, href, acts, className, children }: OfficeRowProps) => (
  <li className={classNames(styles.row, className)}>
    {mark}
    <div className={styles.words}>
      <h2 className={styles.name}>
        <Link href={href}>{name}</Link>
      </h2>
      {children}
    </div>
    {acts && <div className={styles.acts}>{acts}</div>}
  </li>
);

/** A line of facts below the name of a row. */
export const RowFacts = ({ children }: { children: ReactNode }) => <p className={styles.facts}>{children}</p>;
