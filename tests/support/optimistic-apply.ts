import { expect } from 'vitest';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import type { EffectRows, WaitingWrite } from '#worker/queue/optimistic/effect';
import { effectOf } from '#worker/queue/optimistic/effect-of';

/** The uuid of the thing that the waiting writes are about, and the key of each of them. */
export const uuid = '0190a000-0000-7000-8000-0000000000d1';
export const key = '0190a000-0000-7000-8000-0000000000c1';

/** Makes the waiting writes of one noun. They were made in the middle of a second, which the server leaves out. */
export const waitingWriteOf =
  (noun: string) =>
  (call: QueuedCall, body: object | null): WaitingWrite => ({
    key,
    thing: `${noun}:${uuid}`,
    seq: 1,
    at: new Date('2026-11-21T20:30:00.500+01:00'),
    call,
    params: {},
    body,
    author: null,
    device: null,
    status: null,
  });

/** Rows by the name of their collection, or by `collection/key`. */
export type Rows = Readonly<Record<string, object>>;

/** What lies on the device once a write is shown over these rows, one a collection whatever its key. */
export const apply = (pending: WaitingWrite, before: Rows = {}): Rows =>
  applied(pending, before, (collection) => collection);

/** The same over rows by `collection/key`. */
export const applyAmong = (pending: WaitingWrite, before: Rows): Rows =>
  applied(pending, before, (collection, key) => `${collection}/${key}`);

function applied(
  pending: WaitingWrite,
  before: Rows,
  nameOf: (collection: string, key: string) => string,
): Rows {
  const rows = new Map(Object.entries(before));
  const effect = effectOf(pending);
  const named = [...(effect?.touches ?? []), ...(effect?.reads ?? [])];
  const effectRows = {
    get(collection: string, key: string) {
      expect(named).toContainEqual({ collection, key });
      return rows.get(nameOf(collection, key)) ?? null;
    },
    set(collection: string, key: string, row: object | null) {
      expect(effect?.touches).toContainEqual({ collection, key });
      const name = nameOf(collection, key);
      if (row === null) rows.delete(name);
      else rows.set(name, row);
    },
  };
  // What the collections hold is what the test gave them.
  effect?.apply(effectRows as unknown as EffectRows);
  return Object.fromEntries(rows);
}
