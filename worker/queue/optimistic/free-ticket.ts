import { wholeSecond } from '#common/base/paris-time';
import { type FreeTicket, freeTicketWrite } from '#common/contract/tickets/free-ticket';
import { cancelledFreeTicket, changedFreeTicket } from '#common/rules/saves/free-ticket-save';
import type { Ruling } from '#common/rules/saves/refusal';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';

/** A person's own free ticket, generated, renamed or given back here. */
export function freeTicketEffect(pending: WaitingWrite): Effect | null {
  const at = wholeSecond(pending.at);
  // Only the server knows whether the doors have closed, and how many seats are left.
  const [isOver, seatsLeft] = [false, Infinity];
  if (pending.call === 'deleteFreeTicket')
    return ticketEffect(pending, (ticket) => cancelledFreeTicket(ticket, { at, isOver }));
  const write = decoded(pending.body, freeTicketWrite);
  const facts = { at, base: null, version: pending.key, isOver, seatsLeft };
  return write && ticketEffect(pending, (ticket) => changedFreeTicket(ticket, write, facts));
}

function ticketEffect(
  { params: { uuid }, author }: WaitingWrite,
  change: (ticket: FreeTicket) => Ruling<FreeTicket>,
): Effect | null {
  if (uuid === undefined || author === null) return null;
  return {
    scope: `user:${author.uuid}`,
    touches: [{ collection: 'my-tickets', key: uuid }],
    apply(rows) {
      const ticket = rows.get('my-tickets', uuid);
      const changed = ticket && change(ticket);
      if (changed?.ok === true) rows.set('my-tickets', uuid, changed.value);
    },
  };
}
