import { isoDateTime, playbillDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import type { RowLayout } from '../list/table-or-cards';
import { TicketState } from '../../../components/free-ticket/ticket-state';
import styles from './free-tickets.module.css';

/** How free tickets are laid out in the office's list. */
export const ticketRowLayout: RowLayout<FreeTicket> = {
  label: 'Places gratuites',
  below: '48rem',
  className: styles.cards,
  columns: [
    {
      id: 'name',
      name: 'Au nom de',
      isName: true,
      cell: (ticket) => <div className={styles.name}>{ticket.name}</div>,
    },
    { id: 'date', name: 'Séance', cell: (ticket) => <When ticket={ticket} /> },
    { id: 'owner', name: 'Pour', cell: ownerOf },
    { id: 'state', name: 'État', cell: (ticket) => <TicketState ticket={ticket} /> },
  ],
  card: (ticket, actions) => (
    <>
      <h2 className={styles.name}>{ticket.name}</h2>
      {actions}
      <p className="small soft">
        <When ticket={ticket} />
        &nbsp;· {ownerOf(ticket)}
      </p>
      <div className={styles.state}>
        <TicketState ticket={ticket} />
      </div>
    </>
  ),
};

const When = ({ ticket: { date } }: { ticket: FreeTicket }) => (
  <time className={styles.when} dateTime={isoDateTime(date)}>
    {playbillDate(date)}
  </time>
);

function ownerOf({ owner }: FreeTicket): string {
  return owner === undefined ? 'Compte supprimé' : fullName(owner);
}
