import type { ReactNode } from 'react';
import styles from './chart.module.css';
import { FiguresTable, type FiguresTableProps } from './figures-table';

interface ChartFiguresProps extends FiguresTableProps {
  summary: ReactNode;
}

/** The figures of a chart, unfolded on demand. */
export const ChartFigures = ({ summary, ...table }: ChartFiguresProps) => (
  <details className={styles.details}>
    <summary>{summary}</summary>
    <FiguresTable {...table} />
  </details>
);
