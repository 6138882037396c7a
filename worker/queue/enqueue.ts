import type { PersonReference } from '#common/contract/user';
import type { Outbox, OutboxWrite } from '#mirror/outbox';
import type { NewWrite } from '../api';

export interface Saving {
  readonly key: string;
  readonly at: Date;
  readonly author: PersonReference;
}

/**
 * Adds a write to its owner's outbox; resolves when it is durable. An edit of what still waits unsent here becomes
 * part of it, under its key. Returns the write as it lies there.
 */
export function enqueue(outbox: Outbox, write: NewWrite, saving: Saving): Promise<OutboxWrite> {
  return outbox.database.transaction('rw', outbox.writes, async () => {
    const lane = await outbox.writes.where('lane').equals(write.lane).sortBy('seq');
    const before = lane.findLast(
      ({ state }) => state === 'queued' || state === 'acknowledged' || state === 'park',
    );
    if (before !== undefined && canTakeIn(before, write)) {
      const merged = { ...before, body: bodyOver(before, write), label: write.label, at: saving.at };
      await outbox.writes.put(merged);
      return merged;
    }
    const added: OutboxWrite = {
      ...write,
      ...saving,
      // In order inside of its lane, whatever the clock did; between lanes the time is good enough.
      seq: Math.max(saving.at.getTime(), (lane.at(-1)?.seq ?? 0) + 1),
      state: 'queued',
      behind: before?.key ?? null,
    };
    await outbox.writes.add(added);
    return added;
  });
}

/** What creates a thing or saves it whole can take in a later save of it, as long as it was never sent. */
function canTakeIn(before: OutboxWrite, write: NewWrite): boolean {
  const saves =
    (write.call === 'updateNews' && (before.call === 'createNews' || before.call === 'updateNews')) ||
    (write.call === 'updateFreeTicket' && before.call === 'updateFreeTicket');
  return saves && before.state === 'queued' && before.sentAt === undefined;
}

/** What was created keeps the uuid that it was given. */
function bodyOver(before: OutboxWrite, write: NewWrite): unknown {
  return before.call === 'createNews' && isObject(before.body) && isObject(write.body)
    ? { ...write.body, uuid: before.body['uuid'] }
    : write.body;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
