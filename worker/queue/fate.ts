import type { OutboxWrite } from '#mirror/outbox';
import type { WriteFate } from '../api';
import type { Engine } from '../engine';

/** Longer than a request takes on a working network, shorter than a person waits for a message. */
const PATIENCE_MS = 4_000;

/**
 * The fate of a saved write. It gets some seconds to be sent, unless there is no network; `unknown` if its author is no
 * longer logged in, or has discarded it meanwhile.
 */
export async function awaitFate(
  { board, surroundings, outboxes }: Pick<Engine, 'board' | 'surroundings' | 'outboxes'>,
  key: string,
): Promise<WriteFate> {
  const found = await Promise.all(outboxes().map(async (one) => ({ one, write: await one.writes.get(key) })));
  const outbox = found.find(({ write }) => write !== undefined)?.one;
  if (outbox === undefined) return 'unknown';
  let cleanUp = () => {};
  try {
    return await new Promise<WriteFate>((resolve, reject) => {
      let isOver = false;
      const look = async () => {
        const fate = fateOf(await outbox.writes.get(key));
        if (fate !== 'waiting' || isOver) resolve(fate);
      };
      const giveUp = () => {
        isOver = true;
        look().catch(reject);
      };
      const callOff = surroundings.after(PATIENCE_MS, giveUp);
      const watcher = board.watch(({ line }) => {
        if (line === 'offline') giveUp();
        else look().catch(reject);
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
function fateOf(write: OutboxWrite | undefined): WriteFate {
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
