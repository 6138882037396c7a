import type { ReactNode } from 'react';
import styles from './figures-table.module.css';

export interface FiguresTableProps {
  /** The column headings. */
  heads: readonly string[];
  /** The rows: each starts with its row heading, followed by figures. */
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
