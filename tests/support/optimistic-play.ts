import type { QueuedCall } from '#common/contract/calls/endpoints';
import type { Scene, WaitingWrite } from '#worker/queue/optimistic/effect';
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

/** One row a collection, by its name. */
export type Rows = Readonly<Record<string, object>>;

/** What lies on the device once a write is shown over these rows. */
export function play(pending: WaitingWrite, before: Rows = {}): Rows {
  const rows = new Map(Object.entries(before));
  const scene = {
    get: (collection: string) => rows.get(collection) ?? null,
    set: (collection: string, _: string, row: object | null) =>
      row === null ? rows.delete(collection) : rows.set(collection, row),
  };
  // A scene of one thing: what the collections hold is what the test gave them.
  effectOf(pending)?.play(scene as unknown as Scene);
  return Object.fromEntries(rows);
}
