import { useSearch } from 'wouter';
import { isoDateTime, hourInWords, shortDate } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { pageIn } from '../../../components/list-filter/address-value';
import { DeskHead } from '../../../components/page/desk-head';
import { useServerData } from '../../../components/request/use-server-data';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import { Pagination } from '../../../ui/pagination';
import styles from './report.module.css';

const SIZE = 20;

/** All dates that have begun, most recent first; each links to its report. */
export function BegunDates() {
  const page = pageIn(useSearch());
  const asked = useServerData(
    () => askServer('listBegunDates', { query: { page, limit: SIZE } }),
    String(page),
  );
  const { answer } = asked;
  return (
    <div className="page">
      <DeskHead title="Bilans des soirées" />
      <ServerDataNotice asked={asked} what="La liste des soirées" skeleton={<RowsSkeleton count={6} />} />
      {answer?.data.length === 0 && (
        <EmptyState title="Aucune séance n’a encore commencé">
          <p>Le bilan d’une séance paraît ici dès qu’elle commence. Une répétition n’en a pas.</p>
        </EmptyState>
      )}
      {answer && answer.data.length > 0 && (
        <>
          <ul className={styles.dates} aria-label="Séances">
            {answer.data.map(({ uuid, showTitle, date }) => (
              <li key={uuid}>
                <Link href={links.eveningReport.to({ uuid })}>
                  <time dateTime={isoDateTime(date)}>
                    {shortDate(date)}&nbsp;· {hourInWords(date)}
                  </time>
                  <b>{showTitle}</b>
                  <Icon name="arrow" />
                </Link>
              </li>
            ))}
          </ul>
          <Pagination
            position={answer.metadata}
            hrefOf={(to) => `${links.eveningReports.to()}${to === 1 ? '' : `?page=${to}`}`}
          />
        </>
      )}
    </div>
  );
}
