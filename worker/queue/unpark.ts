import { type EndpointName, type QueuedCall, endpoints } from '#common/contract/calls/endpoints';
import { permissions } from '#common/contract/calls/permissions';
import type { User } from '#common/contract/people/user';
import { isAllowed } from '#common/rules/is-allowed';
import type { Device } from '#mirror/device';
import type { Outbox } from '#mirror/outbox';
import type { Waiting } from './reflect';

/**
 * Queues parked writes again that this person now has the right to, however the right came back: between two pulls, or
 * in another tab that was closed before it could announce it. Returns the keys that wait again.
 */
export async function unparkAllowed(
  { outbox, device }: Waiting,
  user: User | undefined,
): Promise<readonly string[]> {
  if (outbox === null || user?.uuid !== outbox.owner) return [];
  const roles = new Set(user.habilitations.map(({ code }) => code));
  const mayCall = (call: EndpointName) => isAllowed(permissions[endpoints[call].who], roles);
  const writes = await unpark(outbox, mayCall);
  return mayCall('sendScans') ? [...writes, ...(await unparkScans(device))] : writes;
}

/** Queues parked writes again that the person now has the right to. Returns their keys. */
export function unpark(outbox: Outbox, isAllowed: (call: QueuedCall) => boolean): Promise<readonly string[]> {
  return outbox.database.transaction('rw', outbox.writes, async () => {
    const parked = await outbox.writes.where('state').equals('park').toArray();
    const free = parked.filter(({ call }) => isAllowed(call));
    await outbox.writes.bulkPut(free.map((write) => ({ ...write, state: 'queued' as const })));
    return free.map(({ key }) => key);
  });
}

/** Scans belong to the device: anyone with the right may send them. */
function unparkScans({ database, scans }: Device): Promise<readonly string[]> {
  return database.transaction('rw', scans, async () => {
    const parked = await scans.where('state').equals('park').toArray();
    await scans.bulkPut(parked.map((scan) => ({ ...scan, state: 'queued' as const })));
    return parked.map(({ key }) => key);
  });
}
