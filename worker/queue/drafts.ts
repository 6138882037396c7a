import { isSameField } from '#common/rules/merge-fields';
import type { Outbox, OutboxWrite } from '#mirror/outbox';
import type { DraftChange } from '../saves';
import { wholeOf } from './lanes';
import { abandon, isRefused } from './refused-writes';
import { keepsVersion, takesFile } from './call-kinds';

/*
 * A draft is stored in the same database as the writes, so that a save and its draft change in one transaction:
 *
 *   typed ──> kept ──saved──> kept, saved ──the server has it──> gone
 *              ^                 │  │
 *              └──typed again────┘  └─refused──> kept; its form shows what was refused
 */

/** Stores what is being typed. Two tabs that edit the same thing each store their own fields and keep the other's. */
export function keepDraft(outbox: Outbox, change: DraftChange, at: Date): Promise<void> {
  const { changed, whole, base, seen = {}, ...fields } = change;
  return outbox.database.transaction('rw', outbox.kept, async () => {
    const before = await outbox.kept.get(change.id);
    await outbox.kept.put({
      ...fields,
      at,
      base: overBase(before === undefined ? base : before.base, seen),
      values: { ...(before?.values ?? whole), ...changed },
      saved: before?.saved ?? null,
      isSaved: false,
    });
  });
}

const overBase = (base: object | null, seen: object) => base && { ...base, ...seen };

/** Discards a draft, and all refused writes of its thing. Returns the keys of those writes. */
export function dropDraft(outbox: Outbox, id: string): Promise<readonly string[]> {
  return outbox.database.transaction('rw', wholeOf(outbox), async () => {
    await outbox.kept.delete(id);
    return abandonRefused(outbox, id);
  });
}

/**
 * Saves a draft by a write of these fields, which `add` adds in the same transaction. What was typed since they were
 * read stays in the draft, as typed again. Earlier refused writes of its thing are
 * discarded, since its form has shown them and the new save is based on them. A refused picture is not, nor a move in a
 * list: they are queued behind the new write.
 */
export function saveDraft(
  outbox: Outbox,
  id: string,
  values: object,
  add: () => Promise<OutboxWrite>,
): Promise<OutboxWrite> {
  return outbox.database.transaction('rw', wholeOf(outbox), async () => {
    const draft = await outbox.kept.get(id);
    const gone = await abandonRefused(outbox, id, outlives);
    const write = await add();
    if (gone.length > 0) await bringBehind(outbox, gone, write);
    if (draft !== undefined) {
      const typed: Readonly<Record<string, unknown>> = { ...draft.values };
      const isSaved = Object.entries(values).every(([name, value]) => isSameField(typed[name], value));
      const saved = { key: write.key, values: { ...draft.values, ...values } };
      await outbox.kept.put({ ...draft, saved, isSaved });
    }
    return write;
  });
}

/**
 * Discards refused writes, also those that no draft saved: a deletion, a toggle in a list. A picture refused on its own
 * stays, and is shown beside its form.
 */
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

/** Whether a write is wanted whatever becomes of the fields of its thing. */
const outlives = (write: OutboxWrite) => takesFile(write) || keepsVersion(write);

/** Queues what was refused only with a discarded write, behind the write that replaces it. */
async function bringBehind(outbox: Outbox, gone: readonly string[], write: OutboxWrite): Promise<void> {
  const inLane = await outbox.writes.where('lane').equals(write.lane).sortBy('seq');
  const brought = inLane.filter((one) => outlives(one) && isRefused(one) && gone.includes(one.with ?? ''));
  await outbox.writes.bulkPut(
    brought.map(({ error: _error, with: _with, ...one }, rank) => ({
      ...one,
      state: 'queued' as const,
      behind: write.key,
      seq: write.seq + 1 + rank,
    })),
  );
}
