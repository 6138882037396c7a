import type { Outbox, OutboxWrite } from '#mirror/outbox';
import type { DraftChange } from '../api';
import { abandon, isRefused, wholeOf } from './lanes';
import { takesFile } from './takes-file';

/*
 * A draft lies beside the writes, in one database with them, so that a save and its draft change in one transaction:
 *
 *   typed ──> kept ──saved──> kept, saved ──the server has it──> gone
 *              ^                 │  │
 *              └──typed again────┘  └─refused──> kept, and told by its form what was refused
 */

/** Keeps what is being typed. Forms of one thing in two tabs keep their own fields, and each other's. */
export function keepDraft(outbox: Outbox, change: DraftChange, at: Date): Promise<void> {
  const { changed, whole, base, seen = {}, ...said } = change;
  return outbox.database.transaction('rw', outbox.kept, async () => {
    const before = await outbox.kept.get(change.id);
    await outbox.kept.put({
      ...said,
      at,
      base: overBase(before === undefined ? base : before.base, seen),
      values: { ...(before?.values ?? whole), ...changed },
      saved: before?.saved ?? null,
      isSaved: false,
    });
  });
}

const overBase = (base: object | null, seen: object) => base && { ...base, ...seen };

/** Gives a draft up, and all that was refused of its thing. Returns the keys of those writes. */
export function dropDraft(outbox: Outbox, id: string): Promise<readonly string[]> {
  return outbox.database.transaction('rw', wholeOf(outbox), async () => {
    await outbox.kept.delete(id);
    return abandonRefused(outbox, id);
  });
}

/**
 * Saves a draft by a write: `add` adds it, in the same transaction. What was refused of its thing before is given up,
 * since its form told so, and what is saved now was made upon it. Its picture is not: that goes behind the write that is
 * right now.
 */
export function saveDraft(outbox: Outbox, id: string, add: () => Promise<OutboxWrite>): Promise<OutboxWrite> {
  return outbox.database.transaction('rw', wholeOf(outbox), async () => {
    const draft = await outbox.kept.get(id);
    const gone = await abandonRefused(outbox, id, takesFile);
    const write = await add();
    if (gone.length > 0) await bringFiles(outbox, gone, write);
    if (draft !== undefined)
      await outbox.kept.put({ ...draft, saved: { key: write.key, values: draft.values }, isSaved: true });
    return write;
  });
}

/** Also what no draft saved: a deletion, a switch in a list. A picture that was refused alone is told beside its form. */
async function abandonRefused(
  outbox: Outbox,
  lane: string,
  isSpared?: (write: OutboxWrite) => boolean,
): Promise<readonly string[]> {
  const refused = await outbox.writes.where('lane').equals(lane).filter(isRefused).toArray();
  const heads = refused.filter((write) => write.with === undefined && !takesFile(write));
  const gone = [];
  for (const { key } of heads) gone.push(...(await abandon(outbox, key, isSpared)));
  return gone;
}

/** Files that were refused only with what is given up wait again, behind the write that took its place. */
async function bringFiles(outbox: Outbox, gone: readonly string[], write: OutboxWrite): Promise<void> {
  const inLane = await outbox.writes.where('lane').equals(write.lane).sortBy('seq');
  const files = inLane.filter((one) => takesFile(one) && isRefused(one) && gone.includes(one.with ?? ''));
  await outbox.writes.bulkPut(
    files.map(({ error: _error, with: _with, ...file }, rank) => ({
      ...file,
      state: 'queued' as const,
      behind: write.key,
      seq: write.seq + 1 + rank,
    })),
  );
}
