import type { ErrorBody } from '#common/contract/calls/errors';
import { type Outbox, type OutboxWrite, VISITOR, type WriteState } from '#mirror/outbox';
import { holdsSeveral, readLane } from '#common/rules/lane';
import { dropBytes } from './file-bytes';
import { keepsVersion, takesFile, isCreation } from './call-kinds';
import { isLongTried, moreTrouble } from './trouble';
import { uuidOf } from './enqueue';

/*
 * A lane is one thing edited. Its writes are sent one after the other; lanes are independent of each other.
 */

/**
 * The next write of each lane that may be sent, in the order of saving. A write that names a thing created here waits
 * until the server has that thing; a move in a list, for the moves before it, which made the order that it counts from.
 */
export async function readHeads(outbox: Outbox): Promise<readonly OutboxWrite[]> {
  const open = await outbox.writes.where('state').anyOf('queued', 'park').sortBy('seq');
  const lanes = new Set<string>();
  const waitsForAnother = namesWhatWaits(open);
  return open.filter((write) => {
    if (lanes.has(write.lane)) return false;
    lanes.add(write.lane);
    return write.state === 'queued' && !waitsForAnother(write) && !overtakes(write, open);
  });
}

function overtakes(write: OutboxWrite, open: readonly OutboxWrite[]): boolean {
  return (
    keepsVersion(write) &&
    open.some(
      (one) => one.call === write.call && one.seq < write.seq && one.state === 'queued' && !isLongTried(one),
    )
  );
}

/**
 * Fixes what a write is sent with, before its first send: from then on neither its body nor its base version changes,
 * since the server binds a key to its payload. Null if it no longer waits.
 */
export function freezeRequest(outbox: Outbox, key: string, now: Date): Promise<OutboxWrite | null> {
  return outbox.database.transaction('rw', outbox.writes, async () => {
    const write = await outbox.writes.get(key);
    if (write?.state !== 'queued') return null;
    if (write.ifMatch !== undefined) return write;
    const fixed = { ...write, ifMatch: await baseVersion(outbox, write), sentAt: now };
    await outbox.writes.put(fixed);
    return fixed;
  });
}

/** The version that the write before it was answered with; else the one that the person saw. */
async function baseVersion(outbox: Outbox, { behind, base }: OutboxWrite): Promise<string | null> {
  const before = await outbox.writes.get(behind ?? base ?? '');
  if (before === undefined) return base;
  // A discarded write was never answered: the version below it still stands. A deletion is answered with no version.
  return before.version === undefined ? (before.ifMatch ?? null) : before.version;
}

/** Marks a write as acknowledged by the server. */
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
    // Nothing here shows it any more, but for a booking, which is kept as it was answered.
    if (outbox.owner === VISITOR) return outbox.writes.delete(key);
    const { again, error: _error, trouble: _trouble, ...kept } = write;
    // What a move is answered with may be a version that nobody here has seen.
    const version = keepsVersion(write) ? null : answered.version;
    await outbox.writes.put({
      ...kept,
      state: again === true ? 'settled' : 'acknowledged',
      acknowledgedAt: answered.at,
      version,
    });
    await releaseDraft(outbox, write);
    if (write.version !== undefined && write.version !== version) await rebase(outbox, write, version);
  });
}

/** Deletes the draft that the write saved; if more was typed since, its base becomes what was saved. */
async function releaseDraft(outbox: Outbox, { key, lane }: OutboxWrite): Promise<void> {
  const draft = await outbox.kept.get(lane);
  if (draft?.saved?.key !== key) return;
  if (draft.isSaved) await outbox.kept.delete(lane);
  else await outbox.kept.put({ ...draft, base: draft.saved.values, saved: null });
}

/** A restored server gave a resent write another version: queued writes based on the old one get the new one. */
async function rebase(outbox: Outbox, write: OutboxWrite, version: string | null): Promise<void> {
  await outbox.writes
    .where('lane')
    .equals(write.lane)
    .and((other) => other.state === 'queued' && other.seq > write.seq && other.ifMatch === write.version)
    .modify({ ifMatch: version });
}

/**
 * The server refused a write: it leaves its lane with all writes based on it, except those based on a picture. Returns
 * all their keys.
 */
export function refuse(
  outbox: Outbox,
  key: string,
  state: Extract<WriteState, 'attend' | 'conflict'>,
  error: ErrorBody | null,
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

/** Writes behind a refused picture do not need it: they move behind the write that the picture stood behind. */
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

/** Records that a write was sent and neither accepted nor refused; `error` is the server's, null if it gave none. */
export async function noteTrouble(
  outbox: Outbox,
  key: string,
  error: ErrorBody | null,
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

/** Parks a write that its person has no right to: it keeps its place, and its lane waits for the right. */
export async function park(outbox: Outbox, key: string, error: ErrorBody): Promise<void> {
  await outbox.writes
    .where('key')
    .equals(key)
    .and(({ state }) => state === 'queued')
    .modify({ state: 'park', error });
}

/** Deletes the writes and drafts of somebody whose account is gone. */
export function empty(outbox: Outbox): Promise<void> {
  const tables = wholeOf(outbox);
  return outbox.database.transaction('rw', tables, async () => {
    for (const table of tables) await table.clear();
  });
}

/** All tables that may change with a write, those of drafts and of bytes included. */
export const wholeOf = ({ writes, kept, files, chunks }: Outbox) => [writes, kept, files, chunks];

/**
 * Whether a write names a thing that was created here and that the server does not have yet: a play its author, a news
 * item its picture. Lanes have no order among each other, and the server would refuse the unknown reference.
 * @param open all writes that wait
 */
function namesWhatWaits(open: readonly OutboxWrite[]): (write: OutboxWrite) => boolean {
  const made = open.filter(makes).map((write) => ({ lane: write.lane, uuid: madeBy(write) }));
  if (made.length === 0) return () => false;
  return ({ lane, body }) => {
    const words = JSON.stringify(body) ?? '';
    return made.some((thing) => thing.lane !== lane && words.includes(`"${thing.uuid}"`));
  };
}

const makes = (write: OutboxWrite) => isCreation(write) && madeBy(write) !== '';

/** The uuid of what a write creates. The lane of a counter bears the uuid of its date, which the server has. */
const madeBy = (write: OutboxWrite) =>
  holdsSeveral(write.lane) ? String(uuidOf(write)) : readLane(write.lane).key;
