import type { ReactNode } from 'react';
import { isoDateTime, playbillDate } from '#common/base/dates';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import { TicketState } from '../../../components/free-ticket/ticket-state';
import { useMedia } from '../../../components/browser/use-media';
import { Table, type TableColumn } from '../../../ui/table';
import { fullName } from '../../../text/person-name';
import type { OpenedAct } from './act-dialog';
import { TicketMenu } from './ticket-menu';
import styles from './office.module.css';

interface TicketRowsProps {
  tickets: readonly FreeTicket[];
  onOpen: (opened: OpenedAct) => void;
}

/** A table if there is room, cards on a phone. */
export function TicketRows(props: TicketRowsProps) {
  const isNarrow = useMedia('(max-width: 48rem)');
  return isNarrow ? <Cards {...props} /> : <Rows {...props} />;
}

function Cards({ tickets, onOpen }: TicketRowsProps) {
  return (
    <ul className={styles.cards} aria-label="Places gratuites">
      {tickets.map((ticket) => (
        <li key={ticket.uuid}>
          <h2 className={styles.name}>{ticket.name}</h2>
          <TicketMenu ticket={ticket} onOpen={onOpen} />
          <p className="small soft">
            <When ticket={ticket} />
            &nbsp;· {ownerOf(ticket)}
          </p>
          <div className={styles.state}>
            <TicketState ticket={ticket} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface Row {
  readonly id: string;
  readonly ticket: FreeTicket;
  readonly menu: ReactNode;
}

function Rows({ tickets, onOpen }: TicketRowsProps) {
  const rows = tickets.map((ticket) => ({
    id: ticket.uuid,
    ticket,
    menu: <TicketMenu ticket={ticket} onOpen={onOpen} />,
  }));
  return <Table label="Places gratuites" columns={columns} rows={rows} empty={null} />;
}

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'name',
    name: 'Au nom de',
    isName: true,
    cell: ({ ticket }) => <div className={styles.name}>{ticket.name}</div>,
  },
  { id: 'date', name: 'Séance', cell: ({ ticket }) => <When ticket={ticket} /> },
  { id: 'owner', name: 'Pour', cell: ({ ticket }) => ownerOf(ticket) },
  { id: 'state', name: 'État', cell: ({ ticket }) => <TicketState ticket={ticket} /> },
  { id: 'actions', name: 'Actions', cell: ({ menu }) => menu },
];

const When = ({ ticket: { date } }: { ticket: FreeTicket }) => (
  <time className={styles.when} dateTime={isoDateTime(date)}>
    {playbillDate(date)}
  </time>
);

const ownerOf = ({ owner }: FreeTicket) => (owner === undefined ? 'Compte supprimé' : fullName(owner));
