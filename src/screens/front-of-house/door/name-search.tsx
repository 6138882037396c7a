import { useState } from 'react';
import { DOT } from '#common/base/dot';
import type { DoorTicketRow } from '#common/contract/tickets/door';
import { ticketClue } from '#common/rules/ticket-clue';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Dialog } from '../../../ui/overlay/dialog';
import { TextField } from '../../../ui/field/text-field';
import type { TicketIndex } from '../door-index';
import { nobodyWords } from '../nobody-words';
import { ReadPictureButton } from '../read-picture-button';
import type { HandedTickets } from '../use-handed-tickets';
import styles from './door-dialogs.module.css';
import { ticketStatus } from './ticket-status';

interface Props {
  readonly tickets: TicketIndex;
  readonly handed: HandedTickets;
  /** What is looked for at first. */
  readonly words: string;
  /** How many people of a ticket are still outside. */
  readonly remainingOf: (ticket: DoorTicketRow) => number;
  readonly onClose: () => void;
  readonly onChoose: (ticket: DoorTicketRow) => void;
}

const MOST = 30;

/**
 * Search by name, from two letters, accents folded; or by a code typed or pasted, which makes no request to the server; or by
 * the address or a picture of a ticket.
 */
export function NameSearch({ tickets, handed, words: first, remainingOf, onClose, onChoose }: Props) {
  const [words, setWords] = useState(first);
  const typed = words.trim();
  const { by } = ticketClue(typed);
  const isCode = by !== 'words';
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
        <Button variant="primary" wide pending={handed.isReading} onClick={() => handed.readText(typed)}>
          {by === 'code' ? 'Vérifier ce code' : 'Vérifier ce lien'}
        </Button>
      )}
      {typed.length >= 2 && !isCode && (
        <p role="status" className={styles.count}>
          {found.length === 0 ? nobodyWords(typed) : countOf(found.length)}
        </p>
      )}
      {typed === '' ? (
        <div className={styles.names}>
          <ReadPictureButton handed={handed} />
        </div>
      ) : (
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
      )}
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
          {ticket.seats > 1 ? `${ticket.seats} places` : '1 place'}&nbsp;·{' '}
          {ticket.categories.map(({ name }) => name).join(', ')}
          {status !== null && (
            <>
              {DOT}
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
