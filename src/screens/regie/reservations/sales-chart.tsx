import { machineDate, shortDate } from '#common/base/dates';
import { count, integer } from '#common/base/numbers';
import { parisDay } from '#common/base/paris-time';
import { chartLines } from '../../../components/chart-lines';
import { seats as seatWords } from '../../../text/seats';
import { type DaySales, type SalesChartData, dayAt, salesColumns } from './sales';
import styles from './sales-chart.module.css';

interface SalesChartProps {
  sales: readonly DaySales[];
  now: Date;
}

/** How many seats were booked each day, as columns, and as a table for whoever wants the figures. */
export function SalesChart({ sales, now }: SalesChartProps) {
  const chart = salesColumns(sales, parisDay(now));
  const { columns, step } = chart;
  if (columns.length === 0) return <p className="soft">Aucune place n’est réservée pour l’instant.</p>;
  const lines = chartLines(Math.max(...columns.map(({ places }) => places)));
  const top = lines.at(-1) ?? 1;
  const width = 100 / columns.length;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{summaryOf(chart)}</figcaption>
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
          aria-label={`Places réservées par ${step === 'day' ? 'jour' : 'semaine'}`}
        >
          <path
            className={styles.line}
            d={lines.map((line) => `M0 ${(100 - (line * 100) / top).toFixed(2)}H100`).join('')}
          />
          <path
            className={styles.column}
            d={columns
              .map(({ places }, rank) => {
                const height = (places * 100) / top;
                const thickness = Math.min(width * 0.72, 4);
                const left = rank * width + (width - thickness) / 2;
                return `M${left.toFixed(2)} 100v-${height.toFixed(2)}h${thickness.toFixed(2)}V100z`;
              })
              .join('')}
          />
        </svg>
        <span className={styles.first}>{shortDate(dayAt(columns[0]?.day ?? ''))}</span>
        {columns.length > 1 && (
          <span className={styles.last}>{shortDate(dayAt(columns.at(-1)?.day ?? ''))}</span>
        )}
      </div>
      <details className={styles.details}>
        <summary>Les chiffres, {step === 'day' ? 'jour par jour' : 'semaine par semaine'}</summary>
        <SalesTable chart={chart} />
      </details>
    </figure>
  );
}

function SalesTable({ chart: { columns, step } }: { chart: SalesChartData }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{step === 'day' ? 'Jour' : 'Semaine du'}</th>
          <th scope="col">Places</th>
          <th scope="col">En tout</th>
        </tr>
      </thead>
      <tbody>
        {columns
          .filter(({ places }) => places > 0)
          .map(({ day, places, total }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={machineDate(dayAt(day))}>{shortDate(dayAt(day))}</time>
              </th>
              <td>{integer(places)}</td>
              <td>{integer(total)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function summaryOf({ columns, step }: SalesChartData): string {
  const best = columns.reduce((one, other) => (other.places > one.places ? other : one));
  const span = count(columns.length, step === 'day' ? 'jour' : 'semaine');
  const when = `${step === 'day' ? 'le' : 'la semaine du'} ${shortDate(dayAt(best.day))}`;
  return `${seatWords(columns.at(-1)?.total ?? 0)} en ${span}\u00a0; au plus ${seatWords(best.places)}, ${when}.`;
}
