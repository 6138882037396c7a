import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { byFrench } from '#common/base/order';
import { matchesWords } from '#common/base/word-beginnings';
import { count, integer, money } from '#common/base/numbers';
import type { DoorTicketRow } from '#common/contract/tickets/door';
import { isExpected } from '#common/rules/expected-ticket';
import { shortCodeMatcher } from '#common/rules/short-code';
import { doorQueries } from '#mirror/queries/door-queries';
import { TicketWordsField } from '../list/ticket-words-field';
import { Badge } from '../../../ui/badge';
import styles from './door-rows.module.css';

/**
 * The holders in the door's mirror on this device: works without a network, for people who also work at the door.
 * Renders nothing if the mirror has none.
 */
export function DoorRows({ dateUuid }: { dateUuid: string }) {
  const tickets = useLiveQuery(() => doorQueries.tickets(dateUuid), [dateUuid]);
  const [words, setWords] = useState('');
  if (tickets === undefined || tickets.length === 0) return null;
  const isCoded = shortCodeMatcher(words);
  const found = tickets
    .filter((ticket) => isExpected(ticket) && (matchesWords(words, ticket.name) || isCoded(ticket.uuid)))
    .toSorted((one, other) => byFrench(one.name, other.name));
  return (
    <section className={styles.door} aria-label="Sur cet appareil">
      <h2 className="section-title heading-rule">Sur cet appareil</h2>
      <p className="soft small">
        La liste de la porte, sans adresses ni téléphones&nbsp;: elle se lit sans réseau.
      </p>
      <TicketWordsField label="Nom, ou code du billet" value={words} onChange={setWords} />
      <output className="soft small">{count(found.length, 'entrée')}</output>
      <ul className={styles.rows} aria-label="Attendus">
        {found.map((ticket) => (
          <DoorRow key={ticket.uuid} ticket={ticket} />
        ))}
      </ul>
    </section>
  );
}

function DoorRow({ ticket: { name, seats, categories, amountDue, request } }: { ticket: DoorTicketRow }) {
  return (
    <li>
      <b>{name}</b>
      <span className={styles.places}>
        {integer(seats)} –{' '}
        {categories.map((category) => `${integer(category.count)} × ${category.name}`).join(', ')}
      </span>
      {request && <span className={styles.places}>{request}</span>}
      {amountDue > 0 && <Badge shape="dashed">{money(amountDue)} à régler</Badge>}
    </li>
  );
}
