import { isoDateTime, playbillTime } from '#common/base/dates';
import { integer } from '#common/base/numbers';
import { ChartFigures } from '../../../components/chart/chart-figures';
import { ColumnChart } from '../../../components/chart/column-chart';
import { WIDEST, arrivalLayers, arrivalsSummary } from './report-arrivals';
import type { Quarters } from './report-words';

/** Number of people who came in per quarter of an hour, as columns and as a table. */
export function ArrivalsChart({ quarters }: { quarters: Quarters }) {
  const [first] = quarters;
  const last = quarters.at(-1);
  if (first === undefined || last === undefined) return <p className="soft">Personne n’est encore entré.</p>;
  const summary = arrivalsSummary(quarters);
  return (
    <ColumnChart
      caption={summary}
      label={`Entrées par quart d’heure. ${summary}`}
      layers={arrivalLayers(quarters)}
      widest={WIDEST}
      ends={[playbillTime(first.from), playbillTime(last.from)]}
    >
      <ChartFigures
        summary="Les chiffres, quart d’heure par quart d’heure"
        heads={['À partir de', 'Arrivées', 'Retours', 'Sorties']}
      >
        {quarters.map((quarter) => (
          <tr key={quarter.from.getTime()}>
            <th scope="row">
              <time dateTime={isoDateTime(quarter.from)}>{playbillTime(quarter.from)}</time>
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
