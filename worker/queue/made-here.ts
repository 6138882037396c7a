import { holdsSeveral, readLane } from '#common/rules/lane';
import type { OutboxWrite } from '#mirror/outbox';
import { isCreation } from './call-kinds';
import { uuidOf } from './enqueue';

/**
 * Whether a write names a thing that was created here and that the server does not have yet: a play its author, a news
 * item its picture. Lanes have no order among each other, and the server would refuse the unknown reference.
 * @param open all writes that wait
 */
export function namesWhatWaits(open: readonly OutboxWrite[]): (write: OutboxWrite) => boolean {
  const made = open.filter(makes).map((write) => ({ lane: write.lane, uuid: madeBy(write) }));
  if (made.length === 0) return () => false;
  return ({ lane, body }) => {
    const words = JSON.stringify(body) ?? '';
    return made.some((thing) => thing.lane !== lane && words.includes(`"${thing.uuid}"`));
  };
}

const makes = (write: OutboxWrite) => isCreation(write) && madeBy(write) !== '';

/** The uuid of what a write creates. The lane of a counter bears the uuid of its date, which the server has. */
const madeBy = (write: OutboxWrite) =>
  holdsSeveral(write.lane) ? String(uuidOf(write)) : readLane(write.lane).key;
