import type { ErrorAnswer } from '#common/contract/calls/errors';
import type { OutboxScan } from '#mirror/device';
import type { WriteState, Trouble } from '#mirror/outbox';

/** What is tried for so long is told to the person, in milliseconds. */
const LONG = 3_600_000;
/** A pause so long was no trying: the device slept, or had no network. No server is obeyed for more than an hour. */
const PAUSE = 2 * LONG;

/** After one more try that led to nothing. */
export function moreTrouble(before: Trouble | undefined, error: ErrorAnswer | null, now: Date): Trouble {
  const goesOn = before !== undefined && Math.abs(now.getTime() - before.last.getTime()) < PAUSE;
  return { since: goesOn ? before.since : now, last: now, error };
}

/** Whether it waits, and was tried for an hour: nothing waits for ever without a word. */
export function isLongTried({ state, trouble }: { state: WriteState; trouble?: Trouble }): boolean {
  return (
    state === 'queued' && trouble !== undefined && trouble.last.getTime() - trouble.since.getTime() >= LONG
  );
}

/** For Dexie's `modify`: a scan that is tried anew begins without any. */
export function forgetTrouble(_scan: OutboxScan, place: { value: OutboxScan }): void {
  const { trouble: _trouble, ...fresh } = place.value;
  place.value = fresh;
}
