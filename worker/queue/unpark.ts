import { type EndpointName, endpoints } from '#common/contract/calls/endpoints';
import { permissions } from '#common/contract/calls/permissions';
import type { User } from '#common/contract/people/user';
import { isAllowed } from '#common/rules/permissions';
import type { Device } from '#mirror/device';
import { unpark } from './lanes';
import type { Waiting } from './reflect';

/**
 * What was parked waits again where this person has the right to it now, in whatever way that came back: between two pulls,
 * or in another tab that was closed before it could say so. Returns the keys that wait again.
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

/** Scans are the device's: whoever has the right may send them. */
function unparkScans({ database, scans }: Device): Promise<readonly string[]> {
  return database.transaction('rw', scans, async () => {
    const parked = await scans.where('state').equals('park').toArray();
    await scans.bulkPut(parked.map((scan) => ({ ...scan, state: 'queued' as const })));
    return parked.map(({ key }) => key);
  });
}
