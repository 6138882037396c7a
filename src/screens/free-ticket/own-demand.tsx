import { isoDateTime, playbillDate, shortDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import type { FreeTicketDemand } from '#common/contract/tickets/free-ticket-demand';
import { queuedWrites } from '../../bridge/queued-writes';
import { useLine } from '../../components/request/needs-network';
import { enqueueAndAnnounce } from '../../components/request/enqueue-and-announce';
import { useTask } from '../../components/request/use-task';
import { seats } from '../../text/seats';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import styles from './free-tickets.module.css';

interface OwnDemandProps {
  demand: FreeTicketDemand;
  /** The demand was made on this device and is not at the server yet. */
  isUnsent: boolean;
}

/** A demand of the member: waiting, or refused with a reason. */
export function OwnDemand({ demand, isUnsent }: OwnDemandProps) {
  const { date, names, note, state, createdAt, askedBy, reason } = demand;
  const { isRunning, run } = useTask();
  const hasLine = useLine();
  const isWaiting = state.code === 'EN_ATTENTE';
  const withdraw = () =>
    run(() => enqueueAndAnnounce(queuedWrites.deleteFreeTicketDemand(demand), 'Demande supprimée'));
  return (
    <article className={styles.demand}>
      <div>
        <p className="bill-date small">
          <time dateTime={isoDateTime(date)}>{playbillDate(date)}</time>
        </p>
        <h3 className={styles.asked}>
          {isWaiting ? `${seats(names.length)} en demande` : seats(names.length)}
        </h3>
        <p className="small">{names.join(', ')}</p>
        <p className="small soft">
          {names.length === 1 ? 'demandée' : 'demandées'}
          {askedBy ? ` pour vous par ${fullName(askedBy)} le ` : ' le '}
          <time dateTime={isoDateTime(createdAt)}>{shortDate(createdAt)}</time>
        </p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {reason !== undefined && <p className={styles.note}>Motif&nbsp;: {reason}</p>}
      </div>
      <div className={styles.side}>
        {isUnsent ? (
          <Badge shape="half">{hasLine ? 'Envoi…' : 'Partira avec le réseau'}</Badge>
        ) : (
          <Badge shape={isWaiting ? 'half' : 'cross'}>{state.name}</Badge>
        )}
        {isWaiting && (
          <Button
            size="low"
            aria-label={`Retirer la demande de ${seats(names.length)}, ${playbillDate(date)}`}
            pending={isRunning}
            onClick={withdraw}
          >
            Retirer
          </Button>
        )}
      </div>
    </article>
  );
}
