import type { Device, OutboxScan } from '#mirror/device';
import type { Outbox, OutboxWrite } from '#mirror/outbox';
import type { Waiting } from '../queue/reflect';

/*
 * A server that was restored from a backup has forgotten what it acknowledged since. What it acknowledged in the last
 * days is therefore sent again under its keys: where it is known, it changes nothing.
 */
const REACH = 7 * 86_400_000;

/** Remembers that the server's history is another one from now on, and queues this device's scans again. */
export function noteReset(device: Device, now: Date): Promise<void> {
  return device.database.transaction('rw', [device.facts, device.scans], async () => {
    await device.facts.put({ name: 'reset', at: now });
    const known = await device.scans.where('state').anyOf('acknowledged', 'settled').toArray();
    await device.scans.bulkPut(known.filter(wasAcknowledgedSince(now)).map(scanAgain));
  });
}

/** Queues what its owner's outbox saw acknowledged before the last reset, once for each reset. */
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

/** Whether something acknowledged once waits to be sent again. */
export async function awaitsResend({ outbox, device }: Waiting): Promise<boolean> {
  const [writes, scans] = await Promise.all([
    outbox?.writes.where('state').equals('queued').toArray() ?? [],
    device.scans.where('state').equals('queued').toArray(),
  ]);
  return [...writes, ...scans].some(({ acknowledgedAt }) => acknowledgedAt !== undefined);
}

/** Queues what was acknowledged and what this server has never heard of. */
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

/** Forgets what was settled or given up longer ago than anything reaches back, where nothing was made upon it. */
export async function prune({ outbox, device }: Waiting, now: Date): Promise<void> {
  const isOld = ({ at }: { readonly at: Date }) => now.getTime() - at.getTime() > 2 * REACH;
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
 * Of what somebody wrote who is not here now, keeps what waits, and of what was sent only what would have to be sent
 * again, for as long as that reaches back: the next one on this device has no business with it.
 */
export function pruneAbsent({ database, writes }: Outbox, now: Date): Promise<void> {
  return database.transaction('rw', writes, async () => {
    const all = await writes.toArray();
    const isOver = ({ state }: OutboxWrite) =>
      state === 'settled' || state === 'acknowledged' || state === 'discarded';
    const over = all.filter((write) => isOver(write) && !wasAcknowledgedSince(now)(write));
    const lanes = new Set(all.filter((write) => !isOver(write)).map(({ lane }) => lane));
    // What waits in a lane stands on the versions before it, but not on their words.
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

/** What screens had stopped to show as waiting is not shown again: it is history, not news. */
function again<Write extends OutboxWrite | OutboxScan>(write: Write): Write {
  return { ...write, state: 'queued', again: write.state === 'settled' };
}

/** It may travel in other company: the server knows each scan by its own key. */
function scanAgain(scan: OutboxScan): OutboxScan {
  const { batch: _batch, ...alone } = scan;
  return again(alone);
}
