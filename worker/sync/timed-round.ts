import { withLock } from '../base/lock';
import { inTime } from '../base/wait';
import type { Housekeeping } from './housekeeping';
import { type RoundNeeds, round } from './round';

/** A lock holder silent this long, in milliseconds, is presumed frozen. */
const LOCK_PATIENCE = 30_000;
/** A round that brings nothing for this long, in milliseconds, is no longer awaited: the next one may start. */
const ROUND_PATIENCE = 5 * 60_000;

interface Needs extends RoundNeeds {
  readonly housekeeping: Housekeeping;
}

/** One round, and the keeping of the house after it, each under a deadline: none may keep the next one waiting for ever. */
export async function timedRound(needs: Needs): Promise<void> {
  const { surroundings, board, housekeeping } = needs;
  const patiently = (work: Promise<void>, what: string, isMoving = () => false) =>
    inTime(surroundings, ROUND_PATIENCE, work, what, isMoving);
  let pages = 0;
  const onPage = () => (pages += 1);
  // On a slow line a first load takes longer, and is no less alive.
  const isMoving = () => {
    const isMore = pages > 0;
    pages = 0;
    return isMore;
  };
  const ended = await patiently(
    withLock(surroundings, 'round', LOCK_PATIENCE, () => round(needs, onPage)),
    'A round',
    isMoving,
  );
  if (ended === null) board.setContact({ isBehind: true });
  await patiently(housekeeping.keep(), 'Housekeeping');
  await patiently(board.recount(), 'A count of what waits');
}
