import type { ErrorBody } from '#common/contract/calls/errors';
import type { OutboxScan } from '#mirror/device';
import type { OutboxWrite, Trouble, WriteState } from '#mirror/outbox';

/** A write tried for this long, in milliseconds, is shown to the person. */
const LONG = 3_600_000;
/**
 * A pause this long, in milliseconds, starts the count again: the device slept, or had no network. A wait that a server
 * asks for is an hour at most.
 */
const PAUSE = 2 * LONG;

/** The trouble after one more try without a result. */
export function moreTrouble(before: Trouble | undefined, error: ErrorBody | null, now: Date): Trouble {
  const goesOn = before !== undefined && Math.abs(now.getTime() - before.last.getTime()) < PAUSE;
  return { since: goesOn ? before.since : now, last: now, error };
}

/** Whether it waits, and was tried for an hour: no write waits for ever without the person being told. */
export function isLongTried({ state, trouble }: { state: WriteState; trouble?: Trouble }): boolean {
  return (
    state === 'queued' && trouble !== undefined && trouble.last.getTime() - trouble.since.getTime() >= LONG
  );
}

/** For Dexie's `modify`: clears the trouble of a scan or a write, since it is tried as if it were new. */
export function forgetTrouble<One extends OutboxScan | OutboxWrite>(_one: One, place: { value: One }): void {
  place.value = { ...place.value };
  delete (place.value as { trouble?: Trouble }).trouble;
}
