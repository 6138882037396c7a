import { isLeftDoor, ownRowsOf, type Generation } from '#mirror/generation';
import type { OutboxScan } from '#mirror/device';
import type { OutboxWrite } from '#mirror/outbox';
import { settleRejudgedScans } from '../queue/rejudged-scans';
import { reflectAll, type Waiting, reflect } from '../queue/reflect';
import type { PushNeeds } from '../queue/send-write';
import { takeAfterAll } from '../queue/taken-after-all';
import { forgetTrouble } from '../queue/trouble';
import { heldRows } from './held-rows';
import { followStateOf } from './owner';
import type { PullNeeds, Pulled } from './pull';
import { requeue } from './resend';
import type { SyncBoard } from './sync-board';

/** How long, in milliseconds, queries already running may use a generation that was replaced. */
const SWEEP_AFTER = 10_000;

export interface TakeNeeds
  extends Pick<PullNeeds, 'surroundings' | 'generations' | 'waiting'>, Pick<PushNeeds, 'onChange'> {
  readonly board: SyncBoard;
  /** Gives `mine` to the person logged in now, if it is another owner's. */
  readonly refreshOwner: () => Promise<void>;
  readonly onAccount: (applied: AppliedPull) => Promise<void>;
}

export type AppliedPull = Extract<Pulled, { kind: 'applied' }>;

/** Handles what an answer says besides its rows. */
export async function take(needs: TakeNeeds, pulled: AppliedPull): Promise<void> {
  const { answer, state, generation, pointer, settled, lost, isDoorChanged } = pulled;
  const waiting = needs.waiting();
  const before = { held: needs.board.contact().held, answer };
  needs.board.setContact({
    clockOffset: state.clockOffset,
    loading: answer.more || pointer.name === 'filling',
    isFull: false,
    ...(pointer.name === 'current' && { held: await heldRows(generation, state, before) }),
    ...(pointer.name === 'current' && ownRowsOf(state)),
    ...(!answer.more && pointer.name === 'current' && { mirroredAt: state.caughtUpAt, isBehind: false }),
  });
  const taken = pointer.name === 'current' ? await settleWrites(generation, waiting, settled) : [];
  if (taken.length > 0) await needs.onChange(taken);
  if (lost.length > 0) await requeue(waiting, lost);
  const judged = await settleRejudgedScans(generation, waiting.device);
  if (judged.length > 0) await needs.onChange(judged);
  await needs.onAccount(pulled);
  // Without a session, the tickets were this phone's as a door: if it is none any more, refreshing the owner removes them.
  if (isDoorChanged || isLeftDoor(state)) await needs.refreshOwner();
}

/** Replaces the generation that screens read by one that is full. */
export async function swap(needs: TakeNeeds, { pointer, generation, settled }: AppliedPull): Promise<void> {
  await reflectAll(generation, needs.waiting());
  if (!(await needs.generations.promote(pointer))) return;
  const state = await followStateOf(generation);
  needs.board.setContact({
    loading: false,
    isBehind: false,
    held: null,
    ...ownRowsOf(state),
    mirroredAt: state.caughtUpAt,
  });
  const taken = await settleWrites(generation, needs.waiting(), settled);
  await reflectAll(generation, needs.waiting());
  if (taken.length > 0) await needs.onChange(taken);
  const { surroundings, generations } = needs;
  surroundings.after(SWEEP_AFTER, () => void generations.sweep().catch(surroundings.report));
}

/**
 * Marks acknowledged writes as settled in the outboxes, since the rows on screen hold their effects: these writes, and
 * those that the generation has already marked. Returns the keys of writes that a person need not look at any more:
 * they were refused, but the server has them after all.
 */
async function settleWrites(
  generation: Generation,
  waiting: Waiting,
  settled: readonly string[],
): Promise<readonly string[]> {
  const marked = await generation.pending.filter((pending) => pending.settled).primaryKeys();
  const held = [...new Set([...settled, ...marked])];
  if (held.length === 0) return [];
  const { outbox, device } = waiting;
  const taken = outbox === null ? [] : await takeAfterAll(outbox, settled);
  const [writes, scans] = await Promise.all([outbox?.writes.bulkGet(held) ?? [], device.scans.bulkGet(held)]);
  const found = [...writes, ...scans].filter((one) => one !== undefined);
  // What the server has is not to be given up, even if each answer about it is lost: it is sent until it is answered.
  const tried = found.filter(isTried).map(({ key }) => key);
  if (tried.length > 0) {
    await device.scans.where('key').anyOf(tried).and(isTried).modify(forgetTrouble);
    await outbox?.writes.where('key').anyOf(tried).and(isTried).modify(forgetTrouble);
  }
  const keys = found.filter(({ state }) => state === 'acknowledged').map(({ key }) => key);
  if (keys.length === 0) return taken;
  const stillAcknowledged = ({ state }: { readonly state: string }) => state === 'acknowledged';
  await device.scans.where('key').anyOf(keys).and(stillAcknowledged).modify({ state: 'settled' });
  await outbox?.writes.where('key').anyOf(keys).and(stillAcknowledged).modify({ state: 'settled' });
  await reflect(generation, waiting, keys);
  return taken;
}

const isTried = ({ state, trouble }: OutboxScan | OutboxWrite) => state === 'queued' && trouble !== undefined;
