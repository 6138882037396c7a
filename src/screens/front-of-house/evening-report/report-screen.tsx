import { fullDate, isoDateTime, hourInWords } from '#common/base/dates';
import { count, integer } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import { groupBy } from '#common/base/group-by';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { FiguresTable } from '../../../components/chart/figures-table';
import { Figures, seatFigure } from '../../../components/page/figures';
import { DeskHead } from '../../../components/page/desk-head';
import { useServerData } from '../../../components/request/use-server-data';
import { seats as seatWords } from '../../../text/seats';
import { saveFile } from '../../../components/browser/save-file';
import { warn } from '../../../state/notices';
import { Button } from '../../../ui/button';
import { ChartFigures } from '../../../components/chart/chart-figures';
import { ColumnChart } from '../../../components/chart/column-chart';
import { Incidents } from './incidents';
import { kindNames, type Report, type Quarters } from './report-words';
import { reportCsv, reportFileName } from './report-csv';
import { reportPicture } from './report-picture';
import { WIDEST, arrivalLayers, arrivalsSummary } from './report-arrivals';
import styles from './report.module.css';

/** A date's report: who came when, who did not, what went wrong at the door. */
export function ReportScreen({ uuid }: { uuid: string }) {
  const asked = useServerData(() => askServer('readEveningReport', { params: { uuid } }), uuid);
  const { answer: report } = asked;
  return (
    <div className="page">
      <DeskHead
        title="Bilan de la soirée"
        parent={{ href: links.eveningReports.to(), name: 'Bilans des soirées' }}
      >
        {report && <ReportFiles report={report} />}
      </DeskHead>
      <ServerDataNotice asked={asked} what="Le bilan" skeleton={<RowsSkeleton count={6} />} />
      {report && (
        <>
          <p className={styles.when}>
            <b>{report.date.showTitle}</b> {fullDate(report.date.date)}
          </p>
          <Figures
            label="La soirée en chiffres"
            figures={[
              seatFigure(
                report.arrived,
                `personne entrée, ${count(report.expected, 'attendue')}`,
                `personnes entrées, ${count(report.expected, 'attendue')}`,
              ),
              seatFigure(
                report.absent.reduce((sum, { seats, arrived }) => sum + seats - arrived, 0),
                'attendue, pas venue',
                'attendues, pas venues',
              ),
              seatFigure(
                report.incidents.filter(({ status }) => status === 'duplicate').length,
                'entrée en double',
                'entrées en double',
              ),
              seatFigure(
                report.incidents.filter(({ status }) => status === 'refused').length,
                'contrôle refusé',
                'contrôles refusés',
              ),
            ]}
          />
          {report.cut && (
            <p className={styles.cut} role="note">
              Il y a eu plus de contrôles que ce bilan n’en compte&nbsp;: ses chiffres sont incomplets.
            </p>
          )}
          <div className={styles.parts}>
            <section aria-label="Les entrées">
              <h2 className="section-title heading-rule">Les entrées</h2>
              <ArrivalsChart quarters={report.quarters} />
              {report.undone > 0 && (
                <p className="small soft">
                  {count(report.undone, 'contrôle annulé', 'contrôles annulés')}, qui ne comptent pas.
                </p>
              )}
            </section>
            <section aria-label="Par billet">
              <h2 className="section-title heading-rule">Par billet</h2>
              <FiguresTable heads={['Billets', 'Attendus', 'Entrés']}>
                {report.kinds.map(({ kind, expected, arrived }) => (
                  <tr key={kind}>
                    <th scope="row">{kindNames[kind]}</th>
                    <td>{integer(expected)}</td>
                    <td>{integer(arrived)}</td>
                  </tr>
                ))}
              </FiguresTable>
            </section>
          </div>
          <Absent tickets={report.absent} />
          <Incidents incidents={report.incidents} />
        </>
      )}
    </div>
  );
}

/** Tickets whose holders did not come, or not all of them, by kind of ticket. */
function Absent({ tickets }: { tickets: Report['absent'] }) {
  return (
    <section className={styles.part} aria-label="Absents">
      <h2 className="section-title heading-rule">Absents</h2>
      {tickets.length === 0 && <p className={styles.note}>Tout le monde est venu.</p>}
      {[...groupBy(tickets, ({ kind }) => kindNames[kind])].map(([kind, own]) => (
        <div key={kind}>
          <h3 className={styles.sub}>{kind}</h3>
          <ul className={styles.rows} aria-label={kind}>
            {own.map(({ uuid, name, seats, arrived }) => (
              <li key={uuid}>
                <b>{name}</b>
                <span className="small soft">
                  {arrived === 0 ? seatWords(seats) : `${integer(seats - arrived)} sur ${seatWords(seats)}`}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Saves the report as a table, and its chart as a picture once somebody came in. */
function ReportFiles({ report }: { report: Report }) {
  const savePicture = async () => {
    const picture = await reportPicture(report);
    if (picture === null)
      warn(
        'L’image n’a pas pu être faite\u00a0: cet appareil manque de mémoire. Fermez d’autres onglets, puis réessayez.',
      );
    else saveFile(picture, reportFileName(report, 'png'));
  };
  return (
    <>
      <Button
        icon="download"
        onClick={() =>
          saveFile(
            new Blob([reportCsv(report)], { type: 'text/csv;charset=utf-8' }),
            reportFileName(report, 'csv'),
          )
        }
      >
        Fichier CSV
      </Button>
      {report.quarters.length > 0 && (
        <Button icon="image" onClick={() => void savePicture()}>
          Image
        </Button>
      )}
    </>
  );
}

/** Number of people who came in per quarter of an hour, as columns and as a table. */
function ArrivalsChart({ quarters }: { quarters: Quarters }) {
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
      ends={[hourInWords(first.from), hourInWords(last.from)]}
    >
      <ChartFigures
        summary="Les chiffres, quart d’heure par quart d’heure"
        heads={['À partir de', 'Arrivées', 'Retours', 'Sorties']}
      >
        {quarters.map((quarter) => (
          <tr key={quarter.from.getTime()}>
            <th scope="row">
              <time dateTime={isoDateTime(quarter.from)}>{hourInWords(quarter.from)}</time>
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
