import { create } from 'superstruct';
import { accountPresence } from '#common/contract/people/account';
import type { Device } from '#mirror/device';
import { type Outbox, VISITOR, outboxOwners } from '#mirror/outbox';
import type { Surroundings } from '../base/surroundings';
import type { Server } from '../http/server';
import { countUnsent } from '../queue/absent-writes';
import { forgetOld } from '../queue/device-bookings';
import { empty } from '../queue/lanes';
import type { Generations } from './generations';
import { pruneAbsent } from './resend';
import type { SyncBoard } from './sync-board';
import type { Waiting } from '../queue/reflect';
import { restoreLostWrites } from '../queue/restore-lost-writes';
import { openWaitingMarks } from '../queue/waiting-marks';

const A_DAY = 86_400_000;
const DEADLINE = 8_000;

/** For whom something was done last, and when. */
interface Done {
  readonly owner: string | null;
  readonly at: number;
}

interface Needs {
  readonly surroundings: Surroundings;
  readonly server: Server;
  readonly device: Device;
  readonly generations: Generations;
  readonly board: SyncBoard;
  readonly outboxOf: (owner: string) => Outbox;
  readonly waiting: () => Waiting;
  /** The last request was not answered. */
  readonly isOffline: () => boolean;
}

/** Maintains the outboxes: restores or reports what a browser lost, and deletes what is no longer needed. */
export interface Housekeeping {
  /** Restores writes that only a mirror still holds. */
  rescue(): Promise<void>;
  /** At the end of a round. */
  keep(): Promise<void>;
}

export function createHousekeeping(needs: Needs): Housekeeping {
  const { surroundings, server, device, generations, board, outboxOf, waiting, isOffline } = needs;
  const marks = openWaitingMarks(surroundings);
  let pruned: Done | null = null;
  let forgotten: Done | null = null;

  async function rescue(): Promise<void> {
    await generations.each((generation) => restoreLostWrites(generation, outboxOf, device));
  }

  async function tellLosses(): Promise<void> {
    const lost = await marks.follow(waiting(), rescue);
    if (lost.length > 0) board.tellLoss(lost);
  }

  /** Prunes absent people's outboxes: when another person is here, and once a day. */
  async function pruneOthers(): Promise<void> {
    const at = surroundings.now();
    const here = () => waiting().outbox?.owner ?? null;
    if (pruned?.owner === here() && Math.abs(at - pruned.at) < A_DAY) return;
    pruned = { owner: here(), at };
    const absent = (await outboxOwners(surroundings.storage)).filter(
      (owner) => owner !== here() && owner !== VISITOR,
    );
    for (const owner of absent) await pruneAbsent(outboxOf(owner), new Date(at));
    // No round waits for an answer to this.
    if (!isOffline()) void forgetGone(absent).catch(surroundings.report);
  }

  /** Once a day, what is old of the bookings that are kept here goes, also where nobody looks at them. */
  async function forgetBookings(): Promise<void> {
    const { clockOffset } = board.contact();
    const here = waiting().outbox;
    // By a clock that no answer has just put right, the ticket of an evening to come could go.
    if (isOffline() || clockOffset === null) return;
    const now = surroundings.now() - clockOffset;
    if (forgotten?.owner === (here?.owner ?? null) && Math.abs(now - forgotten.at) < A_DAY) return;
    for (const outbox of [here, outboxOf(VISITOR)])
      if (outbox !== null) await forgetOld(outbox, new Date(now));
    forgotten = { owner: here?.owner ?? null, at: now };
  }

  /** What waits for an account that is gone could never be sent, and would be counted for ever. */
  async function forgetGone(owners: readonly string[]): Promise<void> {
    for (const owner of owners) {
      const outbox = outboxOf(owner);
      const waiting = (await countUnsent(outbox)) + (await outbox.kept.count());
      if (waiting === 0 || !(await isGone(owner))) continue;
      await empty(outbox);
      await board.recount();
    }
  }

  /** Whether the server says that there is no such account any more. */
  async function isGone(uuid: string): Promise<boolean> {
    const request = {
      call: 'readAccountPresence',
      params: { uuid },
      bearer: null,
      deadline: DEADLINE,
    } as const;
    const answer = await server.send(request);
    return answer.kind === 'done' && !create(answer.value, accountPresence).exists;
  }

  return {
    rescue,
    async keep() {
      // Only a hint: a failure is ignored.
      await tellLosses().catch(() => undefined);
      await pruneOthers().catch(surroundings.report);
      await forgetBookings().catch(surroundings.report);
    },
  };
}
