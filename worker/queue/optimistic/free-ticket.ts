import { wholeSecond } from '#common/base/paris-time';
import { freeTicketWrite } from '#common/contract/tickets/free-ticket';
import { nameOf } from '#common/contract/content/reference-names';
import { mayBeChanged, mayBeGivenBack, ticketChange } from '#common/rules/free-ticket';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';

/** A person's own free ticket, generated, renamed or given back here. */
export function freeTicketEffect(pending: WaitingWrite): Effect | null {
  const uuid = pending.params['uuid'];
  if (uuid === undefined || pending.author === null) return null;
  const own = {
    scope: `user:${pending.author.uuid}`,
    touches: [{ collection: 'my-tickets', key: uuid }],
  } as const;
  if (pending.call === 'deleteFreeTicket')
    return {
      ...own,
      play(scene) {
        const ticket = scene.get('my-tickets', uuid);
        if (ticket !== null && mayBeGivenBack(ticket))
          scene.set('my-tickets', uuid, { ...ticket, cancelledAt: wholeSecond(pending.at) });
      },
    };
  const write = decoded(pending.body, freeTicketWrite);
  if (write === null) return null;
  return {
    ...own,
    play(scene) {
      const ticket = scene.get('my-tickets', uuid);
      if (ticket === null || !mayBeChanged(ticket)) return;
      const change = ticketChange({ name: ticket.name, state: ticket.state.code }, write);
      if (change === null) return;
      scene.set('my-tickets', uuid, {
        ...ticket,
        name: change.name,
        ...(change.generates && {
          state: { code: 'GENERE', name: nameOf('free-ticket-states', 'GENERE') },
          generatedAt: wholeSecond(pending.at),
        }),
        version: pending.key,
      });
    },
  };
}
