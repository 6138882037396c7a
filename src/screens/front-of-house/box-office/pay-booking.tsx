import { useMemo } from 'react';
import { ofSomebody } from '#common/base/of-somebody';
import { byFrench } from '#common/base/order';
import { count, plainMoney } from '#common/base/numbers';
import type { DoorTicketRow } from '#common/contract/tickets/door';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import { soughtWords } from '#common/rules/ticket-clue';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field/text-field';
import { indexTickets } from '../door-index';
import { nobodyWords } from '../nobody-words';
import { ReadPictureButton } from '../read-picture-button';
import type { HandedTickets } from '../use-handed-tickets';
import { categoryWords, isThere, standingWords } from './order-words';
import styles from './rows.module.css';

interface PayBookingProps {
  tickets: readonly DoorTicketRow[];
  orders: readonly TicketOrder[];
  handed: HandedTickets;
  words: string;
  onWords: (words: string) => void;
  onPay: (ticket: DoorTicketRow) => void;
}

/** Maximum number of results to show. */
const MOST = 30;

/** Finds a booking by two letters of a name, and records its payment. Makes no request to the server. */
export function PayBooking({ tickets, orders, handed, words, onWords, onPay }: PayBookingProps) {
  const booked = useMemo(() => tickets.filter(({ kind }) => kind !== 'order').filter(isThere), [tickets]);
  const index = useMemo(() => indexTickets(booked), [booked]);
  const owing = booked.filter(({ amountDue }) => amountDue > 0);
  const isSearching = words.trim().length >= 2;
  const sought = soughtWords(words);
  const found = (isSearching ? index.search(sought) : owing).toSorted((one, other) =>
    byFrench(one.name, other.name),
  );
  return (
    <div className={styles.part}>
      <TextField
        label="Nom, ou code du billet"
        value={words}
        onChange={onWords}
        autoComplete="off"
        hint="Deux lettres suffisent, sans les accents"
      />
      <div>
        <ReadPictureButton handed={handed} />
      </div>
      <p role="status" className={styles.count}>
        {isSearching ? foundWords(found.length, sought) : owingWords(owing)}
      </p>
      <ul className={styles.rows} aria-label={isSearching ? 'Trouvées' : 'À encaisser'}>
        {found.slice(0, MOST).map((ticket) => (
          <li key={ticket.uuid}>
            <div className={styles.who}>
              <b>{ticket.name}</b>
              <span>{categoryWords(ticket)}</span>
            </div>
            {ticket.amountDue > 0 ? (
              <Button
                aria-label={`Encaisser ${plainMoney(ticket.amountDue)} ${ofSomebody(ticket.name)}`}
                onClick={() => onPay(ticket)}
              >
                Encaisser {plainMoney(ticket.amountDue)}
              </Button>
            ) : (
              <Badge>{standingWords(ticket, orders)}</Badge>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function foundWords(found: number, typed: string): string {
  if (found === 0) return nobodyWords(typed);
  return found > MOST
    ? `${count(found, 'billet')}\u00a0: ajoutez une lettre`
    : count(found, 'billet trouvé', 'billets trouvés');
}

function owingWords(owing: readonly DoorTicketRow[]): string {
  if (owing.length === 0) return 'Personne ne doit plus rien pour cette séance.';
  const due = owing.reduce((cents, { amountDue }) => cents + Math.round(amountDue * 100), 0) / 100;
  const all = `${count(owing.length, 'réservation')} à encaisser, ${plainMoney(due)} en tout`;
  return owing.length > MOST ? `${all}\u00a0: cherchez un nom` : all;
}
