import { useState } from 'react';
import type { DoorTicketRow } from '#common/contract/tickets/door';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Dialog } from '../../../ui/overlay/dialog';
import { TextField } from '../../../ui/field/text-field';
import type { TicketIndex } from '../door-index';
import styles from './sheets.module.css';
import { ticketStatus } from './ticket-status';

interface Props {
  readonly tickets: TicketIndex;
  /** How many people of a ticket are still outside. */
  readonly remainingOf: (ticket: DoorTicketRow) => number;
  readonly onClose: () => void;
  readonly onChoose: (ticket: DoorTicketRow) => void;
  readonly onCode: (code: string) => void;
}

const MOST = 30;

/** Search by name, from two letters, accents folded; or by a code typed or pasted. Makes no request to the server. */
export function NameSearch({ tickets, remainingOf, onClose, onChoose, onCode }: Props) {
  const [words, setWords] = useState('');
  const typed = words.trim();
  const isCode = typed.split('.').length === 3;
  const found = isCode ? [] : tickets.search(typed);
  return (
    <Dialog title="Chercher un nom" onClose={onClose}>
      <TextField
        label="Nom, ou code du billet"
        value={words}
        onChange={setWords}
        autoFocus
        autoComplete="off"
        hint="Deux lettres suffisent, sans les accents"
      />
      {isCode && (
        <Button variant="primary" wide onClick={() => onCode(typed)}>
          Vérifier ce code
        </Button>
      )}
      {typed.length >= 2 && !isCode && (
        <p role="status" className={styles.count}>
          {found.length === 0 ? 'Personne de ce nom pour cette séance' : countOf(found.length)}
        </p>
      )}
      <ul className={classNames(styles.rows, styles.names)}>
        {found.slice(0, MOST).map((ticket) => (
          <Found
            key={ticket.uuid}
            ticket={ticket}
            status={ticketStatus(ticket, remainingOf(ticket))}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface FoundProps extends Pick<Props, 'onChoose'> {
  readonly ticket: DoorTicketRow;
  readonly status: string | null;
}

function Found({ ticket, status, onChoose }: FoundProps) {
  return (
    <li>
      <button type="button" onClick={() => onChoose(ticket)}>
        <b>{ticket.name}</b>
        <span>
          {ticket.seats > 1 ? `${ticket.seats} places` : '1 place'} ·{' '}
          {ticket.categories.map(({ name }) => name).join(', ')}
          {status !== null && (
            <>
              {' · '}
              <strong>{status}</strong>
            </>
          )}
        </span>
      </button>
    </li>
  );
}

function countOf(count: number): string {
  if (count > MOST) return `${count} billets\u00a0: ajoutez une lettre`;
  return count > 1 ? `${count} billets` : '1 billet';
}
