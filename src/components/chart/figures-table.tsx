import type { ReactNode } from 'react';
import styles from './figures-table.module.css';

export interface FiguresTableProps {
  /** What each column is called. */
  heads: readonly string[];
  /** The rows: each begins with what it is about, as its head, and goes on with figures. */
  children: ReactNode;
}

export const FiguresTable = ({ heads, children }: FiguresTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
