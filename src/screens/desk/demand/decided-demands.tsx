import { type ReactNode, useId } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isoDateTime, shortDate } from '#common/base/dates';
import type { Result } from '#common/base/result';
import { fullName } from '#common/base/full-name';
import type { DemandStateCode } from '#common/contract/fields/demand-states';
import type { Page } from '#common/contract/fields/page';
import type { Failure } from '#worker/api';
import { quoted } from '../../../text/quoted';
import { Badge } from '../../../ui/badge';
import { Pagination } from '../../../ui/pagination';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { pageIn } from '../../../components/list-filter/address-value';
import { usePageWithin } from '../../../components/list-filter/use-page-within';
import { useServerData } from '../../../components/request/use-server-data';
import type { Demand } from './demand';
import styles from './demands.module.css';

/** The query for a page of decided demands. */
export const decidedOn = (page: number): DecidedQuery => ({
  state: ['ACCEPTEE', 'REFUSEE'],
  orderBy: 'decision-desc',
  page,
  limit: 10,
});

interface DecidedQuery {
  state: DemandStateCode[];
  orderBy: 'decision-desc';
  page: number;
  limit: number;
}

interface DecidedDemandsProps<Decided extends Demand> {
  /** The address of the screen that shows the list. */
  address: string;
  /** A new value makes the list ask again. */
  moment: string;
  list: (page: number) => Promise<Result<Page<Decided>, Failure>>;
  /** The person and what they asked for. */
  nameOf: (demand: Decided) => ReactNode;
}

/** Decided demands with their outcome, the person who decided and when; paged, since they are kept for ever. */
export function DecidedDemands<Decided extends Demand>(props: DecidedDemandsProps<Decided>) {
  const { address, moment, list, nameOf } = props;
  const headingId = useId();
  const page = pageIn(useSearch());
  const asked = useServerData(() => list(page), `${moment} ${page}`);
  const { answer, isLoading } = asked;
  const [, navigate] = useLocation();
  const hrefOf = (to: number) => (to === 1 ? address : `${address}?page=${to}`);
  usePageWithin(page, isLoading ? undefined : answer?.metadata.lastPage, (last) =>
    navigate(hrefOf(last), { replace: true }),
  );

  if (answer === undefined) return <ServerDataNotice asked={asked} what="La liste des demandes traitées" />;
  if (answer.metadata.total === 0) return null;
  return (
    <section className={styles.decided} aria-labelledby={headingId} aria-busy={isLoading}>
      <h2 className="section-title heading-rule" id={headingId}>
        Déjà traitées
      </h2>
      <ul>
        {answer.data.map((demand) => (
          <DecidedDemand key={demand.uuid} demand={demand}>
            {nameOf(demand)}
          </DecidedDemand>
        ))}
      </ul>
      <Pagination position={answer.metadata} hrefOf={hrefOf} />
    </section>
  );
}

function DecidedDemand({ demand, children }: { demand: Demand; children: ReactNode }) {
  const { state, decidedAt, decidedBy, reason } = demand;
  return (
    <li className={styles.past}>
      <span>{children}</span>
      <span className={styles.verdict}>
        <Badge shape={state.code === 'ACCEPTEE' ? 'dot' : 'cross'}>{state.name}</Badge>
        <span className={styles.since}>
          {decidedAt && (
            <>
              le <time dateTime={isoDateTime(decidedAt)}>{shortDate(decidedAt)}</time>
            </>
          )}
          {decidedBy && ` par ${fullName(decidedBy)}`}
        </span>
      </span>
      {reason !== undefined && <p className={styles.reason}>{quoted(reason)}</p>}
    </li>
  );
}
