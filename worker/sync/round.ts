import type { Pointer } from '#mirror/directory';
import type { Mirror } from '#mirror/database';
import type { Outbox } from '#mirror/outbox';
import type { RequestBudget } from '../http/request-budget';
import type { Holds } from '../queue/holds';
import { pushScans } from '../queue/push-scans';
import { pushWrites } from '../queue/push-writes';
import type { PushNeeds } from '../queue/send-write';
import { unparkAllowed } from '../queue/unpark';
import { sendFarewells } from '../session/farewells';
import { isDiskFull } from '../base/disk-full';
import { sleep } from '../base/wait';
import { type PullNeeds, type Pulled, type Pulling, pull } from './pull';
import { awaitsResend, noteReset, prepareResend, prune } from './resend';
import { type AppliedPull, type TakeNeeds, swap, take } from './take-pulled';

/*
 * A round synchronises device and server:
 *
 *   owner ──> farewells ──> push writes ──> push scans ──> pull ──more──> pull ──caught up──> over
 *                              ^                             │
 *                              ├──what was saved meanwhile───┼─more
 *                              │                             ├─reset──> fill another generation from nothing
 *                              ├──what a reset may have lost─┼─filled─> swap
 *                              └──rights that came back──────┘
 *
 * No step depends on another's success: a failed one is held on its own, and the round goes on. Two rounds may run at
 * once, and a round may stop anywhere.
 */
const MAX_PAGES = 1_000;
const MAX_SURPRISES = 10;
/** How long, in milliseconds, a write that cannot be sent again may keep a filled generation from screens. */
const RESEND_PATIENCE = 10 * 60_000;

export interface RoundNeeds extends PullNeeds, PushNeeds, TakeNeeds {
  readonly mirror: Mirror;
  readonly budget: RequestBudget;
  readonly holds: Holds;
  readonly visitors: Outbox;
  /** Deletes photos, which can be fetched again, for rows that the browser has no room for. */
  readonly makeRoom: () => Promise<void>;
}

/** @param onPage called with each page that is here: the round is not stuck */
export async function round(given: RoundNeeds, onPage: () => void): Promise<void> {
  const crossed: string[] = [];
  const onConflict = (keys: readonly string[]) => {
    crossed.push(...keys);
    // The server answers: an earlier failure must not keep its rows from the pull that ends this round.
    given.holds.succeed(PULL);
  };
  const needs = { ...given, onConflict };
  const { surroundings, server, waiting } = needs;
  const attempt = attemptWith(needs);
  await attempt(needs.refreshOwner);
  await attempt(() => sendFarewells(server, waiting().device));
  await push(needs);
  await attempt(() => pullAll(needs, onPage));
  await attempt(needs.keeper.lookAgain);
  // Only now: a form that shows a conflict needs what the other person saved.
  if (crossed.length > 0) await attempt(() => needs.onChange(crossed));
  await attempt(() => prune(waiting(), new Date(surroundings.now())));
}

async function push(needs: RoundNeeds): Promise<void> {
  const { outbox, device } = needs.waiting();
  const attempt = attemptWith(needs);
  if (outbox !== null)
    await attempt(async () => {
      await prepareResend(outbox, device);
      await pushWrites(needs, outbox);
    });
  await attempt(() => pushScans(needs, device));
  // Last: on a bad line a visitor's write must not delay a scan.
  await attempt(() => pushWrites(needs, needs.visitors));
}

/** Reports a step that throws, as on a full disk, and goes on: pages would otherwise show old rows for ever. */
const attemptWith =
  ({ surroundings }: RoundNeeds) =>
  async (step: () => Promise<unknown>): Promise<void> => {
    await step().catch(surroundings.report);
  };

/** So many pulls have to fail in a row until screens are told that nothing is loading. */
const FAILURES_TOLD = 3;
/** One failure is enough if the server asks for a pause of this length, in milliseconds. */
const LONG_PAUSE = 10_000;

/** The name of the hold on pulls. */
export const PULL = 'pull';

async function pullAll(needs: RoundNeeds, onPage: () => void): Promise<void> {
  const pulling: Pulling = { hasNext: false, ahead: null };
  try {
    await pullPages(needs, pulling, onPage);
  } finally {
    pulling.ahead?.drop();
  }
}

async function pullPages(needs: RoundNeeds, pulling: Pulling, onPage: () => void): Promise<void> {
  const { holds, budget, surroundings } = needs;
  let surprises = 0;
  let resent = false;
  let unparked = false;
  let hasMadeRoom = false;
  for (let page = 0; page < MAX_PAGES && surprises < MAX_SURPRISES && !holds.isHeld(PULL); page += 1) {
    await sleep(surroundings, pulling.hasNext ? budget.waitForPage() : budget.wait());
    const resending = await awaitsResend(needs.waiting());
    const pulled = await pullWithRoom(needs, pulling);
    if (pulled === 'full') {
      if (hasMadeRoom) return noteFull(needs);
      hasMadeRoom = true;
      await needs.makeRoom().catch(surroundings.report);
      continue;
    }
    pulling.hasNext = pulled?.kind === 'applied' && pulled.hasNext;
    // A newer build fills this mirror, in another tab.
    if (pulled === null) return needs.board.setContact({ loading: false });
    if (pulled.kind !== 'applied') {
      surprises += 1;
      await handleUnapplied(needs, pulled);
      continue;
    }
    holds.succeed(PULL);
    onPage();
    await take(needs, pulled);
    if (pulled.answer.more) {
      // A first load may take minutes: nobody's booking waits for its end.
      await push(needs);
      continue;
    }
    if (pulled.pointer.name === 'current') {
      const freed = unparked ? [] : await unparkAllowed(needs.waiting(), needs.keeper.current()?.user);
      if (freed.length === 0) return;
      unparked = true;
      await needs.onChange(freed);
      await push(needs);
      continue;
    }
    if (!resending || !mustResend(needs, pulled.pointer)) return swap(needs, pulled);
    if (resent) return;
    resent = true;
    await push(needs);
  }
}

/** How long, in milliseconds, a page is not asked for again that this device could not store: it would come in vain. */
const FULL_PAUSE = 10 * 60_000;

async function pullWithRoom(needs: RoundNeeds, pulling: Pulling): Promise<Pulled | 'full' | null> {
  try {
    return await pull(needs, pulling);
  } catch (error) {
    // Only a refused write counts: what browsers say of the room left is made up.
    if (isDiskFull(error)) return 'full';
    throw error;
  }
}

function noteFull({ holds, board }: RoundNeeds): void {
  holds.fail(PULL, 0, FULL_PAUSE);
  board.setContact({ isFull: true, loading: false });
}

async function handleUnapplied(needs: RoundNeeds, pulled: Exclude<Pulled, AppliedPull>): Promise<void> {
  const isUnknown = pulled.kind === 'failed' && isRefusedCursor(pulled.answer);
  if (pulled.kind === 'stale') await needs.refreshOwner();
  else if (pulled.kind === 'reset' || isUnknown) await startOver(needs, pulled);
  else {
    const pause = pulled.answer.kind === 'refused' ? pulled.answer.retryAfter : 0;
    needs.holds.fail(PULL, pause);
    // Screens that wait for a first load then say that nothing comes, with a button to try again. Without a network,
    // the line tells.
    if (pause >= LONG_PAUSE || needs.holds.failures(PULL) >= FAILURES_TOLD)
      needs.board.setContact({ loading: false, ...(!needs.isOffline() && { isBehind: true }) });
  }
}

const isRefusedCursor = (answer: Extract<Pulled, { kind: 'failed' }>['answer']) =>
  answer.kind === 'refused' && answer.error.code === 'invalid-cursor';

async function startOver(
  needs: RoundNeeds,
  pulled: Extract<Pulled, { kind: 'reset' | 'failed' }>,
): Promise<void> {
  const { device, outbox } = needs.waiting();
  await noteReset(device, new Date(needs.surroundings.now()));
  if (outbox !== null) await prepareResend(outbox, device);
  await needs.generations.refill(pulled.pointer);
}

const mustResend = ({ surroundings }: RoundNeeds, { reason, begunAt }: Pointer) =>
  reason === 'reset' && surroundings.now() - begunAt.getTime() < RESEND_PATIENCE;
