import { fullDate } from '#common/base/dates';
import { count, integer } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { FiguresTable } from '../../../components/chart/figures-table';
import { Figures, seatFigure } from '../../../components/page/figures';
import { OfficeHead } from '../../../components/page/office-head';
import { useServerData } from '../../../components/request/use-server-data';
import { Absent } from './absent';
import { ArrivalsChart } from './arrivals-chart';
import { Incidents } from './incidents';
import { ReportFiles } from './report-files';
import { kindNames } from './report-words';
import styles from './report.module.css';

/** A date's report: who came when, who did not, what went wrong at the door. */
export function ReportScreen({ uuid }: { uuid: string }) {
  const asked = useServerData(() => askServer('readEveningReport', { params: { uuid } }), uuid);
  const { answer: report, failure } = asked;
  return (
    <div className="page">
      <OfficeHead
        title="Bilan de la soirée"
        parent={{ href: links.eveningReports.to(), name: 'Bilans des soirées' }}
      >
        {report && <ReportFiles report={report} />}
      </OfficeHead>
      <ServerDataNotice asked={asked} what="Le bilan" />
      {report === undefined && failure === null && <RowsSkeleton count={6} />}
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
