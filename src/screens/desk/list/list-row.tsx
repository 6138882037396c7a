import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import { Link } from '../../../ui/link';
import styles from './list-row.module.css';

interface ListRowProps {
  /** What stands before its name: a picture, a day. */
  mark: ReactNode;
  name: string;
  /** Its form. */
  href: string;
  /** What may be done with it. */
  actions?: ReactNode;
  className?: string | undefined;
  /** What is said of it: `RowFacts`. */
  children: ReactNode;
}

/** A row of a list without columns. */
export const ListRow = ({ mark, name, href, actions, className, children }: ListRowProps) => (
  <li className={classNames(styles.row, className)}>
    {mark}
    <div className={styles.words}>
      <h2 className={styles.name}>
        <Link href={href}>{name}</Link>
      </h2>
      {children}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </li>
);

/** A line of facts below the name of a row. */
export const RowFacts = ({ children }: { children: ReactNode }) => <p className={styles.facts}>{children}</p>;
