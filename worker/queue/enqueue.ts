import { deepEqual } from 'fast-equals';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { endpoints } from '#common/contract/calls/endpoints';
import type { PersonReference } from '#common/contract/people/user';
import { holdsSeveral } from '#common/rules/lane';
import type { Outbox, OutboxWrite } from '#mirror/outbox';
import { isCreation, keepsVersion, takesFile } from './call-kinds';

export interface Saving {
  readonly key: string;
  readonly at: Date;
  readonly author: PersonReference | null;
}

/** A write as it is passed to an outbox, which stores it without interpreting it. */
export type NewOutboxWrite = Pick<OutboxWrite, 'call' | 'params' | 'body' | 'lane' | 'base' | 'label'> & {
  readonly savesDraft?: object;
};

export type Enqueue = (outbox: Outbox, write: NewOutboxWrite, saving: Saving) => Promise<OutboxWrite>;

/** Something was saved with other content under the same uuid, and has been sent. */
export class AlreadySaved extends Error {}

/**
 * Adds a write to its owner's outbox; resolves when it is durable. An edit of a write that is still unsent is merged
 * into it, under its key. A creation repeated under the same uuid, because its page did not learn that it was saved, is
 * one write. Returns the write as stored. Throws `AlreadySaved`.
 */
export function enqueue(outbox: Outbox, write: NewOutboxWrite, saving: Saving): Promise<OutboxWrite> {
  return outbox.database.transaction('rw', outbox.writes, async () => {
    const { savesDraft: _savesDraft, ...stored } = write;
    const first: OutboxWrite = {
      ...stored,
      ...saving,
      seq: saving.at.getTime(),
      state: 'queued',
      behind: null,
    };
    // Most writes are the first of their lane: it is added as such while the lane is read, and corrected if it is not.
    const [found] = await Promise.all([
      outbox.writes.where('lane').equals(write.lane).sortBy('seq'),
      outbox.writes.add(first),
    ]);
    const lane = found.filter(({ key }) => key !== first.key);
    const open = lane.filter(
      ({ state }) => state === 'queued' || state === 'acknowledged' || state === 'park',
    );
    const before = open.findLast((one) => standsUpon(write, one));
    const twin = lane.find((one) => createsTheSame(one, write));
    if (twin !== undefined && !isUnsent(twin)) {
      if (!deepEqual(twin.body, write.body)) throw new AlreadySaved();
      await outbox.writes.delete(first.key);
      return twin;
    }
    // Neither a file nor a move changes the fields of a thing.
    const telling = twin ?? open.findLast((one) => !takesFile(one) && !keepsVersion(one));
    if (telling !== undefined && (telling === twin || canMerge(telling, write))) {
      const merged = {
        ...telling,
        body: bodyOver(telling, write),
        label: write.label,
        at: saving.at,
        edition: (telling.edition ?? 0) + 1,
      };
      await Promise.all([outbox.writes.delete(first.key), outbox.writes.put(merged)]);
      return merged;
    }
    const last = lane.at(-1);
    if (last === undefined) return first;
    // In order inside its lane, even if the clock stepped; between lanes the time is good enough.
    const added = { ...first, seq: Math.max(first.seq, last.seq + 1), behind: before?.key ?? null };
    await outbox.writes.put(added);
    return added;
  });
}

/**
 * Whether a write is based on an earlier one. Nothing is based on a move, and a move on the creation of its thing alone. In
 * a lane that holds several things, only if both are about the same thing: a counter's sales go on without a refused one.
 */
function standsUpon(write: NewOutboxWrite, before: OutboxWrite): boolean {
  if (keepsVersion(before) || (keepsVersion(write) && !isCreation(before))) return false;
  return !holdsSeveral(write.lane) || uuidOf(write) === uuidOf(before);
}

/** Whether a write creates what an earlier one created, which was not refused or discarded. */
function createsTheSame(before: OutboxWrite, write: NewOutboxWrite): boolean {
  if (!isCreation(write) || before.call !== write.call || uuidOf(before) !== uuidOf(write)) return false;
  return !['attend', 'conflict', 'discarded'].includes(before.state);
}

const isUnsent = ({ state, sentAt }: OutboxWrite) => state === 'queued' && sentAt === undefined;

/** The uuid of the thing that a write creates or changes, where its lane does not say it. */
export function uuidOf({ params, body }: Pick<NewOutboxWrite, 'params' | 'body'>): unknown {
  return params['uuid'] ?? (isObject(body) ? body['uuid'] : undefined);
}

/**
 * Whether a write can be merged into an earlier one: it saves the whole thing, as a PUT does, and the earlier one was
 * never sent. Sharing one body struct shows that both describe the thing in the same terms.
 */
function canMerge(before: OutboxWrite, write: NewOutboxWrite): boolean {
  const earlier: Endpoint = endpoints[before.call];
  const later: Endpoint = endpoints[write.call];
  const saves =
    later.method === 'PUT' && later.step !== true && later.body !== undefined && later.body === earlier.body;
  return saves && isUnsent(before);
}

/** The body of the merged write; a created thing keeps its uuid. */
function bodyOver(before: OutboxWrite, write: NewOutboxWrite): unknown {
  return isCreation(before) && isObject(before.body) && isObject(write.body)
    ? { ...write.body, uuid: before.body['uuid'] }
    : write.body;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
