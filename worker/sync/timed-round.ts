import { withLock } from '../base/lock';
import { inTime } from '../base/wait';
import type { Housekeeping } from './housekeeping';
import { type RoundNeeds, round } from './round';

/** A lock holder silent this long, in milliseconds, is presumed frozen. */
const LOCK_PATIENCE = 30_000;
/** A round that takes longer than this, in milliseconds, is no longer awaited: the next one may start. */
const ROUND_PATIENCE = 5 * 60_000;

interface Needs extends RoundNeeds {
  readonly housekeeping: Housekeeping;
}

/** One round, and the keeping of the house after it, each under a deadline: none may keep the next one waiting for ever. */
export async function timedRound(needs: Needs): Promise<void> {
  const { surroundings, board, housekeeping } = needs;
  const patiently = (work: Promise<void>, what: string) => inTime(surroundings, ROUND_PATIENCE, work, what);
  const ended = await patiently(
    withLock(surroundings, 'round', LOCK_PATIENCE, () => round(needs)),
    'A round',
  );
  if (ended === null) board.setContact({ isBehind: true });
  await patiently(housekeeping.keep(), 'Housekeeping');
  await patiently(board.recount(), 'A count of what waits');
}
