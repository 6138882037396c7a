import { machineDate, playbillTime } from '#common/base/dates';
import { count, integer } from '#common/base/numbers';
import { ChartFigures } from '../../../components/chart/chart-figures';
import { ColumnChart } from '../../../components/chart/column-chart';
import type { Report } from './report-words';

type Quarters = Report['quarters'];

/** Number of people who came in per quarter of an hour, as columns and as a table. */
export function ArrivalsChart({ quarters }: { quarters: Quarters }) {
  const [first] = quarters;
  const last = quarters.at(-1);
  if (first === undefined || last === undefined) return <p className="soft">Personne n’est encore entré.</p>;
  const arrived = { name: 'Arrivées', values: quarters.map((quarter) => quarter.arrived) };
  const all = { name: 'Retours', values: quarters.map((quarter) => quarter.arrived + quarter.returned) };
  const hasReturns = quarters.some(({ returned }) => returned > 0);
  return (
    <ColumnChart
      caption={summaryOf(quarters)}
      label={`Entrées par quart d’heure. ${summaryOf(quarters)}`}
      layers={hasReturns ? [arrived, all] : [arrived]}
      widest={12}
      ends={[playbillTime(first.from), playbillTime(last.from)]}
    >
      <ChartFigures
        summary="Les chiffres, quart d’heure par quart d’heure"
        heads={['À partir de', 'Arrivées', 'Retours', 'Sorties']}
      >
        {quarters.map((quarter) => (
          <tr key={quarter.from.getTime()}>
            <th scope="row">
              <time dateTime={machineDate(quarter.from)}>{playbillTime(quarter.from)}</time>
            </th>
            <td>{integer(quarter.arrived)}</td>
            <td>{integer(quarter.returned)}</td>
            <td>{integer(quarter.left)}</td>
          </tr>
        ))}
      </ChartFigures>
    </ColumnChart>
  );
}

function summaryOf(quarters: Quarters): string {
  const total = quarters.reduce((sum, { arrived }) => sum + arrived, 0);
  const best = quarters.reduce((one, other) => (other.arrived > one.arrived ? other : one));
  return `${count(total, 'arrivée')}\u00a0; au plus ${integer(best.arrived)} en un quart d’heure, à partir de ${playbillTime(best.from)}.`;
}
