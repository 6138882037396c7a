import { isoDateTime, shortDate } from '#common/base/dates';
import { count, integer } from '#common/base/numbers';
import { parisDay } from '#common/base/paris-time';
import { ChartFigures } from '../../../components/chart/chart-figures';
import { ColumnChart } from '../../../components/chart/column-chart';
import { seats as seatWords } from '../../../text/seats';
import { type DaySales, type SalesChartData, dayAt, salesColumns } from './sales';

interface SalesChartProps {
  sales: readonly DaySales[];
  now: Date;
}

/** Number of seats booked per day, as columns and as a table. */
export function SalesChart({ sales, now }: SalesChartProps) {
  const chart = salesColumns(sales, parisDay(now));
  const { columns, step } = chart;
  const [first] = columns;
  const last = columns.at(-1);
  if (first === undefined || last === undefined)
    return <p className="soft">Aucune place n’est réservée pour l’instant.</p>;
  return (
    <ColumnChart
      caption={summaryOf(chart)}
      label={`Places réservées par ${step === 'day' ? 'jour' : 'semaine'}`}
      layers={[{ name: 'Places', values: columns.map(({ places }) => places) }]}
      widest={4}
      ends={[shortDate(dayAt(first.day)), shortDate(dayAt(last.day))]}
    >
      <ChartFigures
        summary={`Les chiffres, ${step === 'day' ? 'jour par jour' : 'semaine par semaine'}`}
        heads={[step === 'day' ? 'Jour' : 'Semaine du', 'Places', 'En tout']}
      >
        {columns
          .filter(({ places }) => places > 0)
          .map(({ day, places, total }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={isoDateTime(dayAt(day))}>{shortDate(dayAt(day))}</time>
              </th>
              <td>{integer(places)}</td>
              <td>{integer(total)}</td>
            </tr>
          ))}
      </ChartFigures>
    </ColumnChart>
  );
}

function summaryOf({ columns, step }: SalesChartData): string {
  const best = columns.reduce((one, other) => (other.places > one.places ? other : one));
  const span = count(columns.length, step === 'day' ? 'jour' : 'semaine');
  const when = `${step === 'day' ? 'le' : 'la semaine du'} ${shortDate(dayAt(best.day))}`;
  return `${seatWords(columns.at(-1)?.total ?? 0)} en ${span}\u00a0; au plus ${seatWords(best.places)}, ${when}.`;
}
