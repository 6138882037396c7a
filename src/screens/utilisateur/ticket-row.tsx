import type { FreeTicket } from '#common/contract/free-ticket';
import { useLine } from '../../components/session/needs-network';
import { machineDate, playbillDate, shortDate } from '../../text/dates';
import { Badge } from '../../ui/badge';
import { TicketAction } from './ticket-action';
import { TicketState } from './ticket-state';
import styles from './tickets-act.module.css';

interface TicketRowProps {
  ticket: FreeTicket;
  /** It was generated here, and the server does not know yet. */
  isWaiting: boolean;
  /** Where the page says what needs the network. */
  reasonId: string;
}

export function TicketRow({ ticket, isWaiting, reasonId }: TicketRowProps) {
  const hasLine = useLine();
  const { name, linkedShow, date } = ticket;
  return (
    <article className={styles.ticket}>
      <p className={styles.day} aria-hidden="true">
        {shortDate(date).split(/\s/)[0]}
      </p>
      <div className={styles.show}>
        <p className="bill-date small">
          <time dateTime={machineDate(date)}>{playbillDate(date)}</time>
        </p>
        <h3 className={styles.title}>{linkedShow.title}</h3>
        <p className="small soft">Au nom de {name}</p>
      </div>
      <div className={styles.side}>
        {isWaiting ? (
          <Badge shape="half">{hasLine ? 'Envoi…' : 'Partira avec le réseau'}</Badge>
        ) : (
          <TicketState ticket={ticket} />
        )}
        <TicketAction ticket={ticket} isWaiting={isWaiting} reasonId={reasonId} />
      </div>
    </article>
  );
}
