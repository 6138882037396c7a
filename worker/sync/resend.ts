import type { Device, OutboxScan } from '#mirror/device';
import type { Outbox, OutboxWrite } from '#mirror/outbox';
import type { Waiting } from '../queue/reflect';

/*
 * A server restored from a backup has lost what it acknowledged since. What it acknowledged in the last days (`REACH`,
 * in milliseconds) is therefore sent again under its keys: a key that the server knows changes nothing.
 */
const REACH = 7 * 86_400_000;

/** Records that the server was reset, and queues this device's scans again. */
export function noteReset(device: Device, now: Date): Promise<void> {
  return device.database.transaction('rw', [device.facts, device.scans], async () => {
    await device.facts.put({ name: 'reset', at: now });
    const known = await device.scans.where('state').anyOf('acknowledged', 'settled').toArray();
    await device.scans.bulkPut(known.filter(wasAcknowledgedSince(now)).map(scanAgain));
  });
}

/** Queues the writes again that an outbox saw acknowledged before the last reset, once for each reset. */
export async function prepareResend(outbox: Outbox, device: Device): Promise<void> {
  const reset = await device.fact('reset');
  if (reset === undefined) return;
  await outbox.database.transaction('rw', [outbox.writes, outbox.marks], async () => {
    const done = await outbox.marks.get('reset');
    if (done !== undefined && done.at >= reset.at) return;
    const known = await outbox.writes.where('state').anyOf('acknowledged', 'settled').toArray();
    await outbox.writes.bulkPut(known.filter(wasAcknowledgedSince(reset.at)).map(again));
    await outbox.marks.put({ name: 'reset', at: reset.at });
  });
}

/** Whether an acknowledged write or scan waits to be sent again. */
export async function awaitsResend({ outbox, device }: Waiting): Promise<boolean> {
  const [writes, scans] = await Promise.all([
    outbox?.writes.where('state').equals('queued').toArray() ?? [],
    device.scans.where('state').equals('queued').toArray(),
  ]);
  return [...writes, ...scans].some(({ acknowledgedAt }) => acknowledgedAt !== undefined);
}

/** Queues acknowledged writes and scans again that this server does not know. */
export async function requeue({ outbox, device }: Waiting, keys: readonly string[]): Promise<void> {
  const wasAcknowledged = ({ state }: OutboxWrite | OutboxScan) => state === 'acknowledged';
  await device.database.transaction('rw', device.scans, async () => {
    const lost = (await device.scans.bulkGet([...keys])).flatMap((scan) => scan ?? []);
    await device.scans.bulkPut(lost.filter(wasAcknowledged).map(scanAgain));
  });
  await outbox?.database.transaction('rw', outbox.writes, async () => {
    const lost = (await outbox.writes.bulkGet([...keys])).flatMap((write) => write ?? []);
    await outbox.writes.bulkPut(lost.filter(wasAcknowledged).map(again));
  });
}

/** Deletes settled and discarded writes and scans too old to be sent again, except in lanes with open writes. */
export async function prune({ outbox, device }: Waiting, now: Date): Promise<void> {
  const isOld = ({ acknowledgedAt, at }: Pick<OutboxScan, 'acknowledgedAt' | 'at'>) =>
    now.getTime() - (acknowledgedAt ?? at).getTime() > 2 * REACH;
  await device.scans.where('state').anyOf('settled', 'discarded').and(isOld).delete();
  if (outbox === null) return;
  await outbox.database.transaction('rw', outbox.writes, async () => {
    const open = await outbox.writes.where('state').noneOf(['settled', 'discarded']).toArray();
    const lanes = new Set(open.map(({ lane }) => lane));
    const over = outbox.writes.where('state').anyOf('settled', 'discarded');
    await over.and((write) => isOld(write) && !lanes.has(write.lane)).delete();
  });
}

/**
 * Of an absent person's outbox, keeps what waits, and of what was sent only what a reset would require to send again:
 * the next user of this device must not read it. Their bookings come from the server again.
 */
export function pruneAbsent({ database, writes, bookings }: Outbox, now: Date): Promise<void> {
  return database.transaction('rw', [writes, bookings], async () => {
    await bookings.clear();
    const all = await writes.toArray();
    const isOver = ({ state }: OutboxWrite) =>
      state === 'settled' || state === 'acknowledged' || state === 'discarded';
    const over = all.filter((write) => isOver(write) && !wasAcknowledgedSince(now)(write));
    const lanes = new Set(all.filter((write) => !isOver(write)).map(({ lane }) => lane));
    // Waiting writes need the versions of those before them in their lane, but not their contents.
    const stoodUpon = over.filter(({ lane }) => lanes.has(lane));
    await writes.bulkPut(stoodUpon.map(withoutWords));
    await writes.bulkDelete(over.filter(({ lane }) => !lanes.has(lane)).map(({ key }) => key));
  });
}

function withoutWords(write: OutboxWrite): OutboxWrite {
  const { acknowledgedAt: _acknowledgedAt, error: _error, ...kept } = write;
  return { ...kept, state: write.state === 'discarded' ? 'discarded' : 'settled', body: null, label: '' };
}

const wasAcknowledgedSince =
  (reset: Date) =>
  ({ acknowledgedAt }: OutboxWrite | OutboxScan): boolean =>
    acknowledgedAt !== undefined && reset.getTime() - acknowledgedAt.getTime() < REACH;

/** A write that screens no longer showed as waiting is not shown as waiting again. */
function again<Write extends OutboxWrite | OutboxScan>(write: Write): Write {
  return { ...write, state: 'queued', again: write.state === 'settled' };
}

/** It may be sent in another batch: the server knows each scan by its own key. */
function scanAgain(scan: OutboxScan): OutboxScan {
  const { batch: _batch, ...alone } = scan;
  return again(alone);
}
