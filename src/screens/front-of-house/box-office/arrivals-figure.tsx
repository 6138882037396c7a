import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isoDateTime, hourInWords } from '#common/base/dates';
import { count, integer } from '#common/base/numbers';
import type { BoxOfficeRows } from '#common/rules/box-office';
import { ChartFigures } from '../../../components/chart/chart-figures';
import { type ArrivalChart, arrivalChart, endOf } from './arrivals';
import styles from './arrivals-figure.module.css';

/** Arrivals over time: live columns, and a table of the figures. */
export function ArrivalsFigure({ rows }: { rows: BoxOfficeRows }) {
  const chart = useMemo(() => arrivalChart(rows), [rows]);
  return (
    <section className={styles.arrivals} aria-label="Arrivées">
      <div className={styles.head}>
        <h2 className="section-title">Arrivées</h2>
        {chart.people > 0 && <span className="small soft">par {chart.minutes} minutes</span>}
      </div>
      {chart.people === 0 ? (
        <p className="soft">
          Personne n’est encore entré. Chaque billet scanné à la porte paraît ici, dès que ce téléphone
          l’apprend.
        </p>
      ) : (
        <>
          <Columns chart={chart} curtainAt={rows.date.date} />
          <ChartFigures
            summary={`Les chiffres, ${chart.minutes === 5 ? 'de cinq en cinq minutes' : 'par quart d’heure'}`}
            heads={['Entre', 'Entrées']}
          >
            {chart.stretches
              .filter(({ people }) => people > 0)
              .map((stretch) => (
                <tr key={stretch.from.getTime()}>
                  <th scope="row">
                    <time dateTime={isoDateTime(stretch.from)}>{hourInWords(stretch.from)}</time> et{' '}
                    {hourInWords(endOf(stretch, chart.minutes))}
                  </th>
                  <td>{integer(stretch.people)}</td>
                </tr>
              ))}
          </ChartFigures>
        </>
      )}
    </section>
  );
}

const HEIGHT = 190;
const TOP = 34;
const FOOT = 26;
const BODY = HEIGHT - TOP - FOOT;

function Columns({ chart, curtainAt }: { chart: ArrivalChart; curtainAt: Date }) {
  const { stretches, most, curtain } = chart;
  const [frame, width] = useWidth();
  // With few columns, each keeps the width it would have among nine, aligned left.
  const step = width / Math.max(stretches.length, 9);
  const highest = most?.people ?? 1;
  const everyLabel = Math.max(1, Math.ceil(46 / step));
  const curtainX = curtain === null ? null : curtain * step;
  const isLate = curtainX !== null && curtainX > width - 110;
  return (
    <div ref={frame} className={styles.frame}>
      <svg className={styles.chart} width={width} height={HEIGHT} role="img" aria-label={summaryOf(chart)}>
        {stretches.map(({ from, people }, rank) => {
          const height = (people * BODY) / highest;
          const middle = (rank + 0.5) * step;
          return (
            <g key={from.getTime()}>
              <rect
                className={styles.column}
                x={round(middle - step * 0.36)}
                y={round(TOP + BODY - height)}
                width={round(step * 0.72)}
                height={round(height)}
              />
              {step > 19 && people > 0 && (
                <text className={styles.people} x={round(middle)} y={round(TOP + BODY - height - 6)}>
                  {integer(people)}
                </text>
              )}
              {rank % everyLabel === 0 && (
                <text className={styles.time} x={round(middle)} y={HEIGHT - 5}>
                  {hourInWords(from)}
                </text>
              )}
            </g>
          );
        })}
        <path className={styles.ground} d={`M0 ${TOP + BODY}H${width}`} />
        {curtainX !== null && (
          <>
            <path className={styles.curtain} d={`M${round(curtainX)} 4V${TOP + BODY}`} />
            <text
              className={styles.rises}
              x={round(curtainX + (isLate ? -8 : 8))}
              y={14}
              textAnchor={isLate ? 'end' : 'start'}
            >
              début, {hourInWords(curtainAt)}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}

function summaryOf({ people, most, minutes }: ArrivalChart): string {
  const all = count(people, 'arrivée');
  if (most === null) return all;
  const best = `${hourInWords(most.from)} et ${hourInWords(endOf(most, minutes))}`;
  return `${all}\u00a0; au plus ${integer(most.people)}, entre ${best}`;
}

/** The current width of an element, observed: text inside a drawing keeps its size. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}

const round = (value: number) => Math.round(value * 10) / 10;
