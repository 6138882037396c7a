import { type Draft, type Outbox, type OutboxWrite, VISITOR } from '#mirror/outbox';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { endpoints } from '#common/contract/calls/endpoints';
import { dropBytes } from './file-bytes';
import { refuse, wholeOf } from './lanes';
import { isLongTried } from './trouble';
import { uuidOf } from './enqueue';

/*
 * What a person does with a write that the server refused, or that waits for a right: it is sent again, or given up with
 * the writes based on it.
 */

/**
 * A person sends a refused write again, over the current version; or one that was long tried, which is then tried as if
 * it were new. Returns the keys that wait again.
 */
export function retry(outbox: Outbox, key: string, version: string | null): Promise<readonly string[]> {
  return outbox.database.transaction('rw', outbox.writes, async () => {
    const write = await outbox.writes.get(key);
    if (write !== undefined && isLongTried(write)) {
      const { trouble: _trouble, ...fresh } = write;
      await outbox.writes.put(fresh);
      return [key];
    }
    if (write === undefined || !isRefused(write)) return [];
    const ifMatch = write.state === 'conflict' ? { ifMatch: version } : {};
    const followers = await followersOf(outbox, write);
    await outbox.writes.bulkPut(
      [{ ...write, ...ifMatch }, ...followers].map((one) => {
        const { error: _error, with: _with, ...rest } = one;
        return { ...rest, state: 'queued' as const };
      }),
    );
    return [key, ...followers.map((one) => one.key)];
  });
}

/**
 * A person discards a write for good, with the writes based on it and the draft that it saved. A visitor's may also be
 * discarded while it waits to be sent; if a request is under way, the server may have it all the same. Returns their keys.
 */
export function discard(outbox: Outbox, key: string): Promise<readonly string[]> {
  return outbox.database.transaction('rw', wholeOf(outbox), async () => {
    const write = await outbox.writes.get(key);
    // Treated as refused, with the writes based on it.
    if (write !== undefined && (isLongTried(write) || outbox.owner === VISITOR))
      await refuse(outbox, key, 'attend', null);
    const gone = await abandon(outbox, key);
    const isOfThem = ({ saved, isSaved }: Draft) => isSaved && saved !== null && gone.includes(saved.key);
    await outbox.kept.filter(isOfThem).delete();
    return gone;
  });
}

/**
 * Discards a refused write, and the writes based on it unless its thing is created anew, so that they wait for a person
 * no more. Returns their keys.
 */
export async function abandon(
  outbox: Outbox,
  key: string,
  isSpared: (write: OutboxWrite) => boolean = () => false,
): Promise<readonly string[]> {
  const write = await outbox.writes.get(key);
  if (write === undefined || !isRefused(write)) return [];
  const followers = await followersOf(outbox, write);
  const going = await followersOfReplacement(outbox, write, followers);
  const gone = [write, ...(going.length > 0 ? [] : followers)].filter((one) => !isSpared(one));
  if (outbox.owner === VISITOR) await outbox.writes.delete(key);
  else await outbox.writes.bulkPut([...gone.map(discarded), ...going]);
  const keys = gone.map((one) => one.key);
  await dropBytes(outbox, keys);
  return [...keys, ...going.map((one) => one.key)];
}

const discarded = (write: OutboxWrite) => ({ ...write, state: 'discarded' as const });

export const isRefused = ({ state }: OutboxWrite) =>
  state === 'attend' || state === 'conflict' || state === 'park';

export const followersOf = (outbox: Outbox, write: OutboxWrite) =>
  outbox.writes
    .where('lane')
    .equals(write.lane)
    .and((other) => other.with === write.key && isRefused(other))
    .toArray();

/** The write that creates the same thing as a refused one, and was not refused itself. */
async function replacementOf({ writes }: Outbox, refused: OutboxWrite): Promise<OutboxWrite | undefined> {
  const { created }: Endpoint = endpoints[refused.call];
  const uuid = uuidOf(refused);
  if (created !== true || uuid === undefined) return undefined;
  const lane = await writes.where('lane').equals(refused.lane).sortBy('seq');
  return lane.findLast(
    (one) =>
      one.call === refused.call &&
      uuidOf(one) === uuid &&
      ['queued', 'acknowledged', 'settled'].includes(one.state),
  );
}

/**
 * If another write creates what a refused one was to create, the writes based on the refused one follow that one: a refund
 * stays valid whichever attempt at its sale succeeds. Returns the followers that go on.
 */
async function followersOfReplacement(
  outbox: Outbox,
  refused: OutboxWrite,
  followers: readonly OutboxWrite[],
): Promise<readonly OutboxWrite[]> {
  const replacement = followers.length === 0 ? undefined : await replacementOf(outbox, refused);
  if (replacement === undefined) return [];
  const lane = await outbox.writes.where('lane').equals(refused.lane).toArray();
  const last = Math.max(...lane.map(({ seq }) => seq));
  return followers
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ error: _error, with: _with, ...one }, rank) => ({
      ...one,
      state: 'queued' as const,
      seq: last + 1 + rank,
      behind: one.behind === refused.key ? replacement.key : one.behind,
    }));
}
