import { everyFieldOf } from '#common/base/every-field-of';
import { wholeSecond } from '#common/base/paris-time';
import { type FreeTicketDemand, freeTicketDemandWrite } from '#common/contract/tickets/free-ticket-demand';
import { readLane } from '#common/rules/lane';
import { askedFreeTickets } from '#common/rules/saves/free-ticket-demand-save';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';
import { withdrawalEffect } from './withdrawal';

/** A person's own demand for free tickets, made or withdrawn here. One for another member shows nothing here. */
export function freeTicketDemandEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  const { author } = pending;
  if (author === null) return null;
  if (pending.call === 'deleteFreeTicketDemand')
    return withdrawalEffect('free-ticket-demands', uuid, author.uuid);
  const write = decoded(pending.body, freeTicketDemandWrite);
  if (write === null || (write.owner !== undefined && write.owner.uuid !== author.uuid)) return null;
  const { linkedShow, date } = write;
  // A body written here has these fields of its row; one that lacks them shows nothing until the server has it.
  if (linkedShow === undefined || date === undefined) return null;
  return {
    scope: `user:${author.uuid}`,
    touches: [{ collection: 'free-ticket-demands', key: uuid }],
    apply(rows) {
      const before = rows.get('free-ticket-demands', uuid);
      // Only the server knows how many seats wait.
      const facts = { at: wholeSecond(pending.at), begins: date, waiting: 0 };
      const ruling = askedFreeTickets({ uuid, before, write }, facts);
      if (!ruling.ok) return;
      const demand = everyFieldOf<FreeTicketDemand, 'askedBy' | Decision>()({
        ...ruling.value,
        linkedShow,
        date,
        owner: author,
      });
      rows.set('free-ticket-demands', uuid, demand);
    },
  };
}

/** The fields of a decision, which a demand made here does not have yet. */
type Decision = 'decidedAt' | 'decidedBy' | 'reason';
