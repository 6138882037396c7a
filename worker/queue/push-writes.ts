import type { Outbox, OutboxWrite } from '#mirror/outbox';
import { sleep } from '../base/wait';
import type { Holds } from './holds';
import { readHeads } from './lanes';
import { type PushNeeds, sendWrite } from './send-write';
import { takesFile } from './call-kinds';

const DEADLINE = 8_000;
/** After this many unanswered requests in a row the network is presumed down, and no lane at fault. */
const MAX_SILENCES = 2;

/** Sends the waiting writes of an outbox, except files, as its owner, until nothing more can be sent now. */
export async function pushWrites(needs: PushNeeds, outbox: Outbox): Promise<void> {
  let silences = 0;
  while (silences < MAX_SILENCES) {
    const head = await nextHead(outbox, needs.holds, (write) => !takesFile(write));
    if (head === null) return;
    await sleep(needs.surroundings, needs.budget.wait());
    const sent = await sendWrite(needs, outbox, head.key, DEADLINE).catch((error: unknown) => {
      // The outcome could not be stored: this lane tries again later, the others go on.
      needs.holds.fail(head.lane, 0);
      needs.surroundings.report(error);
      return 'over' as const;
    });
    if (sent === 'session-ended') return;
    silences = sent === 'silence' ? silences + 1 : 0;
  }
}

/** The lane with the fewest failures goes first, so that one that never gets an answer does not block the others. */
export async function nextHead(
  outbox: Outbox,
  holds: Holds,
  isMeant: (write: OutboxWrite) => boolean,
): Promise<OutboxWrite | null> {
  const free = (await readHeads(outbox)).filter((write) => isMeant(write) && !holds.isHeld(write.lane));
  const [first] = free.sort(
    (one, other) => holds.failures(one.lane) - holds.failures(other.lane) || one.seq - other.seq,
  );
  return first ?? null;
}
