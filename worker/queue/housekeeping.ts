import type { Device } from '#mirror/device';
import { type Outbox, VISITOR, outboxOwners } from '#mirror/outbox';
import type { Surroundings } from '../surroundings';
import type { Generations } from '../sync/generations';
import { pruneAbsent } from '../sync/resend';
import type { SyncBoard } from '../sync-board';
import type { Waiting } from './reflect';
import { takeBack } from './take-back';
import { openWaitingMarks } from './waiting-marks';

const A_DAY = 86_400_000;

interface Needs {
  readonly surroundings: Surroundings;
  readonly device: Device;
  readonly generations: Generations;
  readonly board: SyncBoard;
  readonly outboxOf: (owner: string) => Outbox;
  readonly waiting: () => Waiting;
}

/** Looks after outboxes: what a browser took out of them, and what has no business in them any more. */
export interface Housekeeping {
  /** Lays back what only a mirror tells of any more. */
  rescue(): Promise<void>;
  /** At the end of a round. */
  keep(): Promise<void>;
}

export function createHousekeeping(needs: Needs): Housekeeping {
  const { surroundings, device, generations, board, outboxOf, waiting } = needs;
  const marks = openWaitingMarks(surroundings);
  let pruned: { readonly owner: string | null; readonly at: number } | null = null;

  async function rescue(): Promise<void> {
    for (const generation of await generations.all()) await takeBack(generation, outboxOf, device);
  }

  async function tellLosses(): Promise<void> {
    const lost = await marks.follow(waiting(), rescue);
    if (lost.length > 0) board.tellLoss(lost);
  }

  /** After somebody left, and once a day. */
  async function pruneOthers(): Promise<void> {
    const at = surroundings.now();
    const here = () => waiting().outbox?.owner ?? null;
    if (pruned?.owner === here() && Math.abs(at - pruned.at) < A_DAY) return;
    pruned = { owner: here(), at };
    for (const owner of await outboxOwners(surroundings.storage))
      if (owner !== here() && owner !== VISITOR) await pruneAbsent(outboxOf(owner), new Date(at));
  }

  return {
    rescue,
    async keep() {
      // A hint, whose failure is nobody's concern.
      await tellLosses().catch(() => undefined);
      await pruneOthers().catch(surroundings.report);
    },
  };
}
