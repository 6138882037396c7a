import { scanWrite } from '#common/contract/tickets/door';
import type { Device, OutboxScan } from '#mirror/device';
import type { Generation, PendingWrite } from '#mirror/generation';
import type { Outbox, OutboxWrite } from '#mirror/outbox';
import { decoded } from './optimistic/decoded';
import { takesFile } from './call-kinds';

/**
 * A browser may lose one database and keep another. A write that a generation shows as waiting, and that no outbox
 * holds, is put back into its outbox: under its key, so that the server recognises it if it already has it.
 */
export async function restoreLostWrites(
  generation: Generation,
  outboxOf: (owner: string) => Outbox,
  device: Device,
): Promise<void> {
  const { database, follow, pending } = generation;
  // Read at one moment: the owner may change in the next.
  const { waiting, owner } = await database.transaction('r', follow, pending, async () => ({
    waiting: await pending.filter(({ settled }) => !settled).toArray(),
    owner: (await follow.get('follow'))?.owner ?? null,
  }));
  if (waiting.length === 0) return;
  if (owner !== null) await restoreWrites(outboxOf(owner), waiting);
  await restoreScans(device, waiting);
}

function restoreWrites({ database, writes, owner }: Outbox, waiting: readonly PendingWrite[]): Promise<void> {
  const shown = waiting.flatMap((pending) =>
    pending.author?.uuid === owner ? (writeOf(pending) ?? []) : [],
  );
  return database.transaction('rw', writes, async () => {
    const held = await writes.bulkGet(shown.map(({ key }) => key));
    await writes.bulkAdd(shown.filter((_, rank) => held[rank] === undefined));
  });
}

function writeOf(pending: PendingWrite): OutboxWrite | null {
  const { key, seq, thing, at, call, params, body, author, lying } = pending;
  // The bytes of a file are gone with its outbox.
  if (lying === undefined || takesFile(pending)) return null;
  return { key, seq, lane: thing, at, call, params, body, author, ...lying, state: 'queued' };
}

/** Restores lost scans, and this device's uuid and last number. */
function restoreScans(device: Device, waiting: readonly PendingWrite[]): Promise<void> {
  const shown = waiting.flatMap((pending) => scanOf(pending) ?? []);
  return device.database.transaction('rw', [device.facts, device.scans], async () => {
    const held = await device.scans.bulkGet(shown.map(({ key }) => key));
    const lost = shown.filter((_, rank) => held[rank] === undefined);
    if (lost.length === 0) return;
    await device.scans.bulkAdd(lost);
    const known = await device.fact('last-seq');
    await device.facts.put({
      name: 'last-seq',
      seq: Math.max(known?.seq ?? 0, ...lost.map(({ seq }) => seq)),
    });
    const own = lost.findLast(({ isTakenOver = false }) => !isTakenOver);
    if (own !== undefined && (await device.fact('identity')) === undefined)
      await device.facts.put({ name: 'identity', uuid: own.scan.device });
  });
}

function scanOf({ key, seq, at, author, device, body }: PendingWrite): OutboxScan | null {
  const scan = decoded(body, scanWrite);
  if (device === null || scan === null) return null;
  const { name, isTakenOver } = device;
  return {
    key,
    seq,
    scan,
    deviceName: name,
    author,
    at,
    state: 'queued',
    ...(isTakenOver && { isTakenOver }),
  };
}
