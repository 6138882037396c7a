import { useId } from 'react';
import { useSearch } from 'wouter';
import { pageMetadata } from '#common/contract/page';
import type { RoleDemand } from '#common/contract/role-demand';
import { links } from '../../../links';
import { machineDate, shortDate } from '../../../text/dates';
import { quoted } from '../../../text/quoted';
import { Badge } from '../../../ui/badge';
import { Pagination } from '../../../ui/pagination';
import { fullName } from './person-name';
import styles from './role-demands.module.css';

/** What became of former demands, who decided and when. */
export function DecidedDemands({ demands }: { demands: readonly RoleDemand[] }) {
  const headingId = useId();
  const position = pageMetadata(pageIn(useSearch(), demands.length), PAGE_SIZE, demands.length);
  const { offsetStart, offsetEnd } = position;
  return (
    <section className={styles.decided} aria-labelledby={headingId}>
      <h2 className="section-title heading-rule" id={headingId}>
        Déjà traitées
      </h2>
      <ul>
        {demands.slice(offsetStart - 1, offsetEnd).map((demand) => (
          <DecidedDemand key={demand.uuid} demand={demand} />
        ))}
      </ul>
      <Pagination
        position={position}
        hrefOf={(page) => (page === 1 ? links.roleDemands.to() : `${links.roleDemands.to()}?page=${page}`)}
      />
    </section>
  );
}

function DecidedDemand({
  demand: { role, user, state, decidedAt, decidedBy, reason },
}: {
  demand: RoleDemand;
}) {
  const isAccepted = state.code === 'ACCEPTEE';
  return (
    <li className={styles.past}>
      <span>
        <strong>{role.name}</strong> · {fullName(user)}
      </span>
      <span className={styles.verdict}>
        <Badge shape={isAccepted ? 'dot' : 'cross'}>{state.name}</Badge>
        <span className={styles.since}>
          {decidedAt && (
            <>
              le <time dateTime={machineDate(decidedAt)}>{shortDate(decidedAt)}</time>
            </>
          )}
          {decidedBy && ` par ${fullName(decidedBy)}`}
        </span>
      </span>
      {reason !== undefined && <p className={styles.reason}>{quoted(reason)}</p>}
    </li>
  );
}

const PAGE_SIZE = 10;

function pageIn(search: string, total: number): number {
  const page = Number(new URLSearchParams(search).get('page'));
  const { lastPage } = pageMetadata(1, PAGE_SIZE, total);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), lastPage) : 1;
}
