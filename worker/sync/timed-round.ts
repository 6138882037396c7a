import { withLock } from '../base/lock';
import type { Tabs } from '../base/tabs';
import { inTime } from '../base/wait';
import type { Housekeeping } from './housekeeping';
import { type RoundNeeds, round } from './round';

/** A lock holder silent this long, in milliseconds, is presumed frozen. */
const LOCK_PATIENCE = 30_000;
/** How often, in milliseconds, a lock holder tells the other tabs that it is not frozen. */
const SIGN_EVERY = 10_000;
/** A round that brings nothing for this long, in milliseconds, is no longer awaited: the next one may start. */
const ROUND_PATIENCE = 5 * 60_000;

interface Needs extends RoundNeeds {
  readonly housekeeping: Housekeeping;
  readonly tabs: Pick<Tabs, 'tellInRound' | 'heardInRound'>;
}

/** One round, and the keeping of the house after it, each under a deadline: none may keep the next one waiting for ever. */
export async function timedRound(needs: Needs): Promise<void> {
  const { surroundings, board, housekeeping, tabs } = needs;
  const patiently = (work: Promise<void>, what: string, isMoving = () => false) =>
    inTime(surroundings, ROUND_PATIENCE, work, what, isMoving);
  let pages = 0;
  let isLockAwaited = true;
  let fallSilent = () => {};
  const work = () => {
    isLockAwaited = false;
    fallSilent = giveSigns(needs);
    return round(needs, () => (pages += 1)).finally(fallSilent);
  };
  const locked = withLock(surroundings, 'round', LOCK_PATIENCE, work, hasRisen(tabs.heardInRound));
  // On a slow line a first load takes longer, here or in another tab, and is no less alive.
  const isOtherMoving = hasRisen(tabs.heardInRound);
  const isOwnMoving = hasRisen(() => pages);
  const isMoving = () => (isLockAwaited ? isOtherMoving() : isOwnMoving());
  const ended = await patiently(locked, 'A round', isMoving);
  // A round that is no longer awaited must not keep the other tabs waiting.
  fallSilent();
  if (ended === null) board.setContact({ isBehind: true });
  await patiently(housekeeping.keep(), 'Housekeeping');
  await patiently(board.recount(), 'A count of what waits');
}

/** Tells the other tabs, as long as it goes on, that a round does. The returned function ends it. */
function giveSigns({ surroundings, tabs }: Needs): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel = surroundings.after(SIGN_EVERY, () => {
      tabs.tellInRound();
      wait();
    });
  };
  wait();
  return () => cancel();
}

/** A function that says whether a count is another than when it was last asked. */
function hasRisen(count: () => number): () => boolean {
  let last = count();
  return () => {
    const before = last;
    last = count();
    return last !== before;
  };
}
