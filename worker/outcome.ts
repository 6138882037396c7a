import type { OutboxWrite } from '#mirror/outbox';
import type { WriteOutcome } from './saves';
import type { Engine } from './engine';

/** Longer than a request takes on a working network, shorter than a person waits for a message. */
const PATIENCE_MS = 4_000;

/**
 * The outcome of a saved write. It gets some seconds to be sent, unless there is no network; `unknown` if its author is no
 * longer logged in, or has discarded it meanwhile.
 */
export async function awaitOutcome(
  { board, surroundings, outboxes }: Pick<Engine, 'board' | 'surroundings' | 'outboxes'>,
  key: string,
): Promise<WriteOutcome> {
  const found = await Promise.all(outboxes().map(async (one) => ({ one, write: await one.writes.get(key) })));
  const outbox = found.find(({ write }) => write !== undefined)?.one;
  if (outbox === undefined) return 'unknown';
  let cleanUp = () => {};
  try {
    return await new Promise<WriteOutcome>((resolve, reject) => {
      let isOver = false;
      const checkOutcome = async () => {
        const outcome = outcomeOf(await outbox.writes.get(key));
        if (outcome !== 'waiting' || isOver) resolve(outcome);
      };
      const giveUp = () => {
        isOver = true;
        checkOutcome().catch(reject);
      };
      const callOff = surroundings.after(PATIENCE_MS, giveUp);
      const watcher = board.watch(({ line }) => {
        if (line === 'offline') giveUp();
        else checkOutcome().catch(reject);
      });
      cleanUp = () => {
        board.unwatch(watcher);
        callOff();
      };
    });
  } finally {
    cleanUp();
  }
}

/** A write that is gone was settled, or did not have to be sent. */
function outcomeOf(write: OutboxWrite | undefined): WriteOutcome {
  switch (write?.state) {
    case 'queued':
      return 'waiting';
    case 'attend':
    case 'conflict':
    case 'park':
      return 'refused';
    case 'discarded':
      return 'unknown';
    default:
      return 'done';
  }
}
