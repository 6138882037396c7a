import { machineDate, playbillTime } from '#common/base/dates';
import { count, integer } from '#common/base/numbers';
import { chartLines } from '../../../components/chart-lines';
import type { Report } from './report-words';
import styles from './report.module.css';

type Quarters = Report['quarters'];

/** How many people came in each quarter of an hour, as columns, and as a table for whoever wants the figures. */
export function ArrivalsChart({ quarters }: { quarters: Quarters }) {
  const [first] = quarters;
  const last = quarters.at(-1);
  if (first === undefined || last === undefined) return <p className="soft">Personne n’est encore entré.</p>;
  const highest = Math.max(...quarters.map(({ arrived, returned }) => arrived + returned));
  const lines = highest === 0 ? [1] : chartLines(highest);
  const top = lines.at(-1) ?? 1;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{summaryOf(quarters)}</figcaption>
      <div className={styles.chart}>
        <ol className={styles.scale} aria-hidden="true">
          {[0, ...lines].map((line) => (
            <li key={line}>{integer(line)}</li>
          ))}
        </ol>
        <svg
          className={styles.bars}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={`Entrées par quart d’heure. ${summaryOf(quarters)}`}
        >
          <path
            className={styles.line}
            d={lines.map((line) => `M0 ${(100 - (line * 100) / top).toFixed(2)}H100`).join('')}
          />
          <path
            className={styles.returned}
            d={bars(quarters, top, ({ arrived, returned }) => arrived + returned)}
          />
          <path className={styles.arrived} d={bars(quarters, top, ({ arrived }) => arrived)} />
        </svg>
        <span className={styles.first}>{playbillTime(first.from)}</span>
        {quarters.length > 1 && <span className={styles.last}>{playbillTime(last.from)}</span>}
      </div>
      {quarters.some(({ returned }) => returned > 0) && (
        <ul className={styles.legend} aria-hidden="true">
          <li className={styles.ofArrived}>Arrivées</li>
          <li className={styles.ofReturned}>Retours</li>
        </ul>
      )}
      <details className={styles.details}>
        <summary>Les chiffres, quart d’heure par quart d’heure</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">À partir de</th>
              <th scope="col">Arrivées</th>
              <th scope="col">Retours</th>
              <th scope="col">Sorties</th>
            </tr>
          </thead>
          <tbody>
            {quarters.map(({ from, arrived, returned, left }) => (
              <tr key={from.getTime()}>
                <th scope="row">
                  <time dateTime={machineDate(from)}>{playbillTime(from)}</time>
                </th>
                <td>{integer(arrived)}</td>
                <td>{integer(returned)}</td>
                <td>{integer(left)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Columns from the ground up, one for each quarter, as a path in a square of 100. */
function bars(quarters: Quarters, top: number, heightOf: (quarter: Quarters[number]) => number): string {
  const width = 100 / quarters.length;
  const thickness = Math.min(width * 0.72, 12);
  return quarters
    .map((quarter, rank) => {
      const height = (heightOf(quarter) * 100) / top;
      const left = rank * width + (width - thickness) / 2;
      return `M${left.toFixed(2)} 100v-${height.toFixed(2)}h${thickness.toFixed(2)}V100z`;
    })
    .join('');
}

function summaryOf(quarters: Quarters): string {
  const total = quarters.reduce((sum, { arrived }) => sum + arrived, 0);
  const best = quarters.reduce((one, other) => (other.arrived > one.arrived ? other : one));
  return `${count(total, 'arrivée')}\u00a0; au plus ${integer(best.arrived)} en un quart d’heure, à partir de ${playbillTime(best.from)}.`;
}
