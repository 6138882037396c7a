import { useLiveQuery } from 'dexie-react-hooks';
import { isoDateTime, shortDate } from '#common/base/dates';
import type { DemandStateCode } from '#common/contract/fields/demand-states';
import type { RoleDemand } from '#common/contract/people/role-demand';
import { queuedWrites } from '../../bridge/queued-writes';
import { waitingQueries } from '#mirror/queries/waiting-queries';
import { useLine } from '../../components/request/needs-network';
import { enqueueAndAnnounce } from '../../components/request/enqueue-and-announce';
import { useTask } from '../../components/request/use-task';
import { Badge, type BadgeShape } from '../../ui/badge';
import { Button } from '../../ui/button';
import rows from './section-rows.module.css';

/** The person's own demands and their outcome, newest first. */
export function DemandList({ demands }: { demands: readonly RoleDemand[] }) {
  const waiting = useLiveQuery(() => waitingQueries.uuidsOf('role-demand'), []);
  return (
    <ul className={rows.rows} aria-label="Mes demandes">
      {demands.map((demand) => (
        <li key={demand.uuid}>
          <Demand demand={demand} isUnsent={waiting?.has(demand.uuid) ?? false} />
        </li>
      ))}
    </ul>
  );
}

function Demand({ demand, isUnsent }: { demand: RoleDemand; isUnsent: boolean }) {
  const { role, state, createdAt, decidedAt, reason } = demand;
  const { isRunning, run } = useTask();
  const hasLine = useLine();
  const withdraw = () =>
    run(() => enqueueAndAnnounce(queuedWrites.deleteRoleDemand(demand), 'Demande supprimée'));
  return (
    <>
      <div className={rows.what}>
        <p>{role.name}</p>
        <p className="small soft">
          demandée le <time dateTime={isoDateTime(createdAt)}>{shortDate(createdAt)}</time>
          {decidedAt && (
            <>
              , {state.name.toLowerCase()} le{' '}
              <time dateTime={isoDateTime(decidedAt)}>{shortDate(decidedAt)}</time>
            </>
          )}
        </p>
        {reason !== undefined && <p className="small">Motif&nbsp;: {reason}</p>}
      </div>
      <div className={rows.side}>
        {isUnsent ? (
          <Badge shape="half">{hasLine ? 'Envoi…' : 'Partira avec le réseau'}</Badge>
        ) : (
          <Badge shape={shapes[state.code]}>{state.name}</Badge>
        )}
        {state.code === 'EN_ATTENTE' && (
          <Button
            size="low"
            aria-label={`Supprimer la demande ${role.name}`}
            pending={isRunning}
            onClick={withdraw}
          >
            Supprimer
          </Button>
        )}
      </div>
    </>
  );
}

const shapes: Readonly<Record<DemandStateCode, BadgeShape>> = {
  EN_ATTENTE: 'half',
  ACCEPTEE: 'dot',
  REFUSEE: 'cross',
};
