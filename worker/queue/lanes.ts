import type { ErrorAnswer } from '#common/contract/errors';
import type { Outbox, OutboxWrite, WriteState } from '#mirror/outbox';

/*
 * A lane is one thing edited. Its writes are sent one after the other; lanes know nothing of each other.
 */

/** The next write of each lane that may be sent, in the order in which they were saved. */
export async function readHeads(outbox: Outbox): Promise<readonly OutboxWrite[]> {
  const open = await outbox.writes.where('state').anyOf('queued', 'park').sortBy('seq');
  const lanes = new Set<string>();
  return open.filter((write) => {
    if (lanes.has(write.lane)) return false;
    lanes.add(write.lane);
    return write.state === 'queued';
  });
}

/**
 * Fixes what a write is sent with, before its first send: from then on neither its body nor its base version changes,
 * since the server holds a key to its payload. Null when it waits no longer.
 */
export function fix(outbox: Outbox, key: string, now: Date): Promise<OutboxWrite | null> {
  return outbox.database.transaction('rw', outbox.writes, async () => {
    const write = await outbox.writes.get(key);
    if (write?.state !== 'queued') return null;
    if (write.ifMatch !== undefined) return write;
    const fixed = { ...write, ifMatch: await baseVersion(outbox, write), sentAt: now };
    await outbox.writes.put(fixed);
    return fixed;
  });
}

/** Behind a write of one's own, the version that it was answered with; else the one that the person saw. */
async function baseVersion(outbox: Outbox, { behind, base }: OutboxWrite): Promise<string | null> {
  const before = await outbox.writes.get(behind ?? base ?? '');
  return before === undefined ? base : (before.version ?? before.ifMatch ?? null);
}

/** The server has it. */
export function acknowledge(
  outbox: Outbox,
  key: string,
  answered: { readonly version: string | null; readonly at: Date },
): Promise<void> {
  return outbox.database.transaction('rw', outbox.writes, async () => {
    const write = await outbox.writes.get(key);
    // Another tab may have sent it too, under the same key, and have been faster.
    if (write === undefined || ['acknowledged', 'settled', 'discarded'].includes(write.state)) return;
    const { again, error: _error, ...kept } = write;
    await outbox.writes.put({
      ...kept,
      state: again === true ? 'settled' : 'acknowledged',
      acknowledgedAt: answered.at,
      version: answered.version,
    });
    if (write.version !== undefined && write.version !== answered.version)
      await rebase(outbox, write, answered.version);
  });
}

/** A restored server gave another version to a write sent again: what was made upon the old one follows. */
async function rebase(outbox: Outbox, write: OutboxWrite, version: string | null): Promise<void> {
  await outbox.writes
    .where('lane')
    .equals(write.lane)
    .and((other) => other.state === 'queued' && other.seq > write.seq && other.ifMatch === write.version)
    .modify({ ifMatch: version });
}

/** The server refused it: it leaves its lane, and what was made upon it goes with it. Returns all their keys. */
export function refuse(
  outbox: Outbox,
  key: string,
  state: Extract<WriteState, 'attend' | 'conflict'>,
  error: ErrorAnswer,
): Promise<readonly string[]> {
  return outbox.database.transaction('rw', outbox.writes, async () => {
    const write = await outbox.writes.get(key);
    if (write?.state !== 'queued') return [];
    const gone = new Set([key]);
    const later = await outbox.writes.where('lane').equals(write.lane).sortBy('seq');
    const dependents = later.filter((other) => {
      if (other.state !== 'queued' || !gone.has(other.behind ?? other.base ?? '')) return false;
      gone.add(other.key);
      return true;
    });
    await outbox.writes.bulkPut([
      { ...write, state, error },
      ...dependents.map((other) => ({ ...other, state, error, with: key })),
    ]);
    return [...gone];
  });
}

/** The right to it is missing: it keeps its place, and its lane waits for the right. */
export async function park(outbox: Outbox, key: string, error: ErrorAnswer): Promise<void> {
  await outbox.writes
    .where('key')
    .equals(key)
    .and(({ state }) => state === 'queued')
    .modify({ state: 'park', error });
}

/** Rights changed: what was parked may go. */
export function unpark(outbox: Outbox): Promise<readonly string[]> {
  return outbox.database.transaction('rw', outbox.writes, async () => {
    const parked = await outbox.writes.where('state').equals('park').primaryKeys();
    await outbox.writes.where('state').equals('park').modify({ state: 'queued' });
    return parked;
  });
}

/** A person sends a refused write again, over the version that is there now. Returns the keys that wait again. */
export function retry(outbox: Outbox, key: string, version: string | null): Promise<readonly string[]> {
  return outbox.database.transaction('rw', outbox.writes, async () => {
    const write = await outbox.writes.get(key);
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

/** A person gives a write up for good, and what was made upon it. Returns their keys. */
export function discard(outbox: Outbox, key: string): Promise<readonly string[]> {
  return outbox.database.transaction('rw', outbox.writes, async () => {
    const write = await outbox.writes.get(key);
    if (write === undefined || !isRefused(write)) return [];
    const gone = [write, ...(await followersOf(outbox, write))];
    await outbox.writes.bulkPut(gone.map((one) => ({ ...one, state: 'discarded' as const })));
    return gone.map((one) => one.key);
  });
}

const isRefused = ({ state }: OutboxWrite) => state === 'attend' || state === 'conflict' || state === 'park';

const followersOf = (outbox: Outbox, write: OutboxWrite) =>
  outbox.writes
    .where('lane')
    .equals(write.lane)
    .and((other) => other.with === write.key && isRefused(other))
    .toArray();
