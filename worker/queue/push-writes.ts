import type { Outbox, OutboxWrite } from '#mirror/outbox';
import { sleep } from '../wait';
import type { Holds } from './holds';
import { readHeads } from './lanes';
import { type PushNeeds, sendWrite } from './send-write';
import { takesFile } from './takes-file';

const DEADLINE = 8_000;
/** After so many requests in a row without an answer the network is gone, and no lane is to blame. */
const MOST_SILENCES = 2;

/** Sends what waits in an outbox but files, as its owner, until nothing more can be sent now. */
export async function pushWrites(needs: PushNeeds, outbox: Outbox): Promise<void> {
  let silences = 0;
  while (silences < MOST_SILENCES) {
    const head = await nextHead(outbox, needs.holds, (write) => !takesFile(write));
    if (head === null) return;
    await sleep(needs.surroundings, needs.budget.wait());
    const sent = await sendWrite(needs, outbox, head.key, DEADLINE).catch((error: unknown) => {
      // What came of it could not be stored: this lane tries again later, the others go on.
      needs.holds.fail(head.lane, 0);
      needs.surroundings.report(error);
      return 'over' as const;
    });
    if (sent === 'session-ended') return;
    silences = sent === 'silence' ? silences + 1 : 0;
  }
}

/** The lane that failed least goes first, so that one which never gets an answer does not stand before the others. */
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
