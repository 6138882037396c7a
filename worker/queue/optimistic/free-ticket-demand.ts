import { everyFieldOf } from '#common/base/every-field-of';
import { wholeSecond } from '#common/base/paris-time';
import { demandStateOf } from '#common/contract/fields/demand-states';
import { type FreeTicketDemand, freeTicketDemandWrite } from '#common/contract/tickets/free-ticket-demand';
import { writtenDemand } from '#common/rules/free-ticket-demand';
import { readLane } from '#common/rules/lane';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';

/** A person's own demand for free tickets, made or withdrawn here. One for another member shows nothing here. */
export function freeTicketDemandEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  const { author } = pending;
  if (author === null) return null;
  if (pending.call === 'deleteFreeTicketDemand')
    return { ...place(author.uuid, uuid), play: (scene) => scene.set('free-ticket-demands', uuid, null) };
  const write = decoded(pending.body, freeTicketDemandWrite);
  if (write === null || (write.owner !== undefined && write.owner.uuid !== author.uuid)) return null;
  const { linkedShow, date, dateUuid } = write;
  // A body written here has these fields of its row; one that lacks them shows nothing until the server has it.
  if (linkedShow === undefined || date === undefined) return null;
  return {
    ...place(author.uuid, uuid),
    play(scene) {
      if (scene.get('free-ticket-demands', uuid) !== null) return;
      const demand = everyFieldOf<FreeTicketDemand, 'askedBy' | Decision>()({
        uuid,
        linkedShow,
        dateUuid,
        date,
        owner: author,
        ...writtenDemand(write),
        state: demandStateOf({ accepted: null }),
        createdAt: wholeSecond(pending.at),
      });
      scene.set('free-ticket-demands', uuid, demand);
    },
  };
}

/** The fields of a decision, which a demand made here does not have yet. */
type Decision = 'decidedAt' | 'decidedBy' | 'reason';

const place = (owner: string, uuid: string) =>
  ({ scope: `user:${owner}`, touches: [{ collection: 'free-ticket-demands', key: uuid }] }) as const;
