import type { ReactNode } from 'react';
import { isoDateTime, playbillDate, shortDate } from '#common/base/dates';
import { ofSomebody } from '#common/base/of-somebody';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import { useLine } from '../request/needs-network';
import { Badge } from '../../ui/badge';
import { classNames } from '../../ui/class-names';
import { TicketAction } from './ticket-action';
import { TicketState } from './ticket-state';
import styles from './tickets.module.css';

interface TicketRowProps {
  ticket: FreeTicket;
  /** It was generated here, and is not on the server yet. */
  isWaiting: boolean;
  /** The id of the element that says what needs the network. */
  reasonId: string;
  /** It is listed under its show's title: its holder's name distinguishes it. */
  isOfShow?: boolean;
  /** Further actions on it. */
  children?: ReactNode;
}

export function TicketRow({ ticket, isWaiting, reasonId, isOfShow = false, children }: TicketRowProps) {
  const hasLine = useLine();
  const { name, linkedShow, date } = ticket;
  return (
    <article className={styles.ticket}>
      <p className={styles.day} aria-hidden="true">
        {shortDate(date).split(/\s/)[0]}
      </p>
      <div className={styles.show}>
        <p className="bill-date small">
          <time dateTime={isoDateTime(date)}>{playbillDate(date)}</time>
        </p>
        <h3 className={styles.title}>{isOfShow ? name : linkedShow.title}</h3>
        {!isOfShow && <p className="small soft">Au nom {ofSomebody(name)}</p>}
      </div>
      <div className={classNames(styles.side, children !== undefined && styles.wide)}>
        {isWaiting ? (
          <Badge shape="half">{hasLine ? 'Envoi…' : 'Partira avec le réseau'}</Badge>
        ) : (
          <TicketState ticket={ticket} />
        )}
        <div className={styles.actions}>
          <TicketAction ticket={ticket} isWaiting={isWaiting} reasonId={reasonId} />
          {children}
        </div>
      </div>
    </article>
  );
}
