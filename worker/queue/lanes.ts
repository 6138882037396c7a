import type { QueuedCall } from '#common/contract/calls/endpoints';
import type { ErrorAnswer } from '#common/contract/calls/errors';
import { type Draft, type Outbox, type OutboxWrite, VISITOR, type WriteState } from '#mirror/outbox';
import { dropBytes } from './file-bytes';
import { namesWhatWaits } from './made-here';
import { takesFile } from './takes-file';
import { isLongTried, moreTrouble } from './trouble';

/*
 * A lane is one thing edited. Its writes are sent one after the other; lanes know nothing of each other.
 */

/** The next write of each lane that may be sent, in the order in which they were saved. What names another waits for it. */
export async function readHeads(outbox: Outbox): Promise<readonly OutboxWrite[]> {
  const open = await outbox.writes.where('state').anyOf('queued', 'park').sortBy('seq');
  const lanes = new Set<string>();
  const waitsForAnother = namesWhatWaits(open);
  return open.filter((write) => {
    if (lanes.has(write.lane)) return false;
    lanes.add(write.lane);
    return write.state === 'queued' && !waitsForAnother(write);
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
  if (before === undefined) return base;
  // One that was given up was never answered: what it stood on is there still. A deletion is answered with no version.
  return before.version === undefined ? (before.ifMatch ?? null) : before.version;
}

/** The server has it. */
export function acknowledge(
  outbox: Outbox,
  key: string,
  answered: { readonly version: string | null; readonly at: Date },
): Promise<void> {
  return outbox.database.transaction('rw', wholeOf(outbox), async () => {
    const write = await outbox.writes.get(key);
    // Another tab may have sent it too, under the same key, and have been faster.
    if (write === undefined || ['acknowledged', 'settled', 'discarded'].includes(write.state)) return;
    if (takesFile(write)) await dropBytes(outbox, [key]);
    // Nothing here shows it any more, and whoever uses this device next has no business with its words.
    if (outbox.owner === VISITOR) return outbox.writes.delete(key);
    const { again, error: _error, trouble: _trouble, ...kept } = write;
    await outbox.writes.put({
      ...kept,
      state: again === true ? 'settled' : 'acknowledged',
      acknowledgedAt: answered.at,
      version: answered.version,
    });
    await releaseDraft(outbox, write);
    if (write.version !== undefined && write.version !== answered.version)
      await rebase(outbox, write, answered.version);
  });
}

/** What it saved is the server's now; what was typed since was typed upon that. */
async function releaseDraft(outbox: Outbox, { key, lane }: OutboxWrite): Promise<void> {
  const draft = await outbox.kept.get(lane);
  if (draft?.saved?.key !== key) return;
  if (draft.isSaved) await outbox.kept.delete(lane);
  else await outbox.kept.put({ ...draft, base: draft.saved.values, saved: null });
}

/** A restored server gave another version to a write sent again: what was made upon the old one follows. */
async function rebase(outbox: Outbox, write: OutboxWrite, version: string | null): Promise<void> {
  await outbox.writes
    .where('lane')
    .equals(write.lane)
    .and((other) => other.state === 'queued' && other.seq > write.seq && other.ifMatch === write.version)
    .modify({ ifMatch: version });
}

/** The server refused it: it leaves its lane, and what was made upon it goes with it, but for what was made upon a picture. Returns all their keys. */
export function refuse(
  outbox: Outbox,
  key: string,
  state: Extract<WriteState, 'attend' | 'conflict'>,
  error: ErrorAnswer | null,
): Promise<readonly string[]> {
  return outbox.database.transaction('rw', outbox.writes, async () => {
    const write = await outbox.writes.get(key);
    if (write?.state !== 'queued') return [];
    if (takesFile(write)) await closeRanks(outbox, write);
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

/** What is said of a thing does not need its picture: it stands behind what the picture stood behind. */
async function closeRanks(outbox: Outbox, { key, lane, behind, version }: OutboxWrite): Promise<void> {
  const before = await outbox.writes.get(behind ?? '');
  await outbox.writes
    .where('lane')
    .equals(lane)
    .and((other) => other.state === 'queued' && other.behind === key)
    .modify((other) => {
      const wasSentOver = version !== undefined && other.ifMatch === version;
      Object.assign(other, { behind }, wasSentOver && { ifMatch: before?.version ?? null });
    });
}

/** It was sent and neither taken nor refused; `error` is what the server said, null where it said nothing. */
export async function noteTrouble(
  outbox: Outbox,
  key: string,
  error: ErrorAnswer | null,
  now: Date,
): Promise<void> {
  await outbox.writes
    .where('key')
    .equals(key)
    .and(({ state }) => state === 'queued')
    .modify((write) => {
      Object.assign(write, { trouble: moreTrouble(write.trouble, error, now) });
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

/** What was parked waits again, where the right to it is there. Returns their keys. */
export function unpark(outbox: Outbox, isAllowed: (call: QueuedCall) => boolean): Promise<readonly string[]> {
  return outbox.database.transaction('rw', outbox.writes, async () => {
    const parked = await outbox.writes.where('state').equals('park').toArray();
    const free = parked.filter(({ call }) => isAllowed(call));
    await outbox.writes.bulkPut(free.map((write) => ({ ...write, state: 'queued' as const })));
    return free.map(({ key }) => key);
  });
}

/**
 * A person sends a refused write again, over the version that is there now; or one that was tried for long, which is
 * tried as if it were new. Returns the keys that wait again.
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

/** A person gives a write up for good, what was made upon it, and the draft that it saved. Returns their keys. */
export function discard(outbox: Outbox, key: string): Promise<readonly string[]> {
  return outbox.database.transaction('rw', wholeOf(outbox), async () => {
    const write = await outbox.writes.get(key);
    // One that was tried for long is as good as refused, and what was made upon it.
    if (write !== undefined && isLongTried(write)) await refuse(outbox, key, 'attend', null);
    const gone = await abandon(outbox, key);
    const isOfThem = ({ saved, isSaved }: Draft) => isSaved && saved !== null && gone.includes(saved.key);
    await outbox.kept.filter(isOfThem).delete();
    return gone;
  });
}

/** Takes a refused write, and what was made upon it, out of what waits for a person. Returns their keys. */
export async function abandon(
  outbox: Outbox,
  key: string,
  isSpared: (write: OutboxWrite) => boolean = () => false,
): Promise<readonly string[]> {
  const write = await outbox.writes.get(key);
  if (write === undefined || !isRefused(write)) return [];
  const gone = [write, ...(await followersOf(outbox, write))].filter((one) => !isSpared(one));
  if (outbox.owner === VISITOR) await outbox.writes.delete(key);
  else await outbox.writes.bulkPut(gone.map((one) => ({ ...one, state: 'discarded' as const })));
  const keys = gone.map((one) => one.key);
  await dropBytes(outbox, keys);
  return keys;
}

export const isRefused = ({ state }: OutboxWrite) =>
  state === 'attend' || state === 'conflict' || state === 'park';

/** All that may change with a write: drafts, and bytes. */
export const wholeOf = ({ writes, kept, files, chunks }: Outbox) => [writes, kept, files, chunks];

const followersOf = (outbox: Outbox, write: OutboxWrite) =>
  outbox.writes
    .where('lane')
    .equals(write.lane)
    .and((other) => other.with === write.key && isRefused(other))
    .toArray();
