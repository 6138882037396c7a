import type { ReactNode } from 'react';
import { integer } from '#common/base/numbers';
import { chartLines } from './chart-lines';
import { columnsPath, linesPath } from './chart-shapes';
import styles from './chart.module.css';

/** One value for each column. */
interface ChartLayer {
  readonly name: string;
  readonly values: readonly number[];
}

/** Full columns, and hollow ones behind them whose values include those of the full ones. */
export type ChartLayers = readonly [full: ChartLayer, hollow?: ChartLayer];

interface ColumnChartProps {
  /** One sentence on what the chart shows. */
  caption: string;
  /** The text alternative for screen readers. */
  label: string;
  layers: ChartLayers;
  /** The maximum width of a column, in per cent of the chart's width. */
  widest: number;
  /** The labels below the first and the last column; the first one alone for a single column. */
  ends: readonly [first: string, last: string];
  /** The figures themselves. */
  children: ReactNode;
}

/** Columns above a line, with lines at round numbers. */
export function ColumnChart({ caption, label, layers, widest, ends, children }: ColumnChartProps) {
  const [full, hollow] = layers;
  const lines = chartLines(Math.max(...full.values, ...(hollow?.values ?? [])));
  const top = lines.at(-1) ?? 1;
  const pathOf = ({ values }: ChartLayer) => columnsPath(values, top, widest);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.chart}>
        <ol className={styles.scale} aria-hidden="true">
          {[0, ...lines].map((line) => (
            <li key={line}>{integer(line)}</li>
          ))}
        </ol>
        <svg
          className={styles.columns}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <path className={styles.line} d={linesPath(lines, top)} />
          {hollow && <path className={styles.hollow} d={pathOf(hollow)} />}
          <path className={styles.full} d={pathOf(full)} />
        </svg>
        <span className={styles.first}>{ends[0]}</span>
        {full.values.length > 1 && <span className={styles.last}>{ends[1]}</span>}
      </div>
      {hollow && (
        <ul className={styles.legend} aria-hidden="true">
          <li className={styles.ofFull}>{full.name}</li>
          <li>{hollow.name}</li>
        </ul>
      )}
      {children}
    </figure>
  );
}
