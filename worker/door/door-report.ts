import { encodeWire } from '#common/base/wire';
import type { Device } from '#mirror/device';

/**
 * The status that a door phone reports to the server, as text. A remotely disarmed phone keeps reporting: the server
 * recognises it by its key. Null for a phone that is no door, or that its own user disarmed.
 */
export async function reportDoor(device: Device, mirroredAt: Date | null): Promise<string | null> {
  const armed = (await device.fact('armed'))?.device;
  if (armed === undefined || (armed.disarmed && armed.fromAfar !== true)) return null;
  const waiting = await device.scans.where('state').equals('queued').count();
  return encodeWire({ key: armed.key, mirroredAt, waiting });
}

/** Records whether the server says that this phone was disarmed remotely, or was armed again since. */
export function noteDisarmed(device: Device, isDisarmed: boolean): Promise<void> {
  return device.database.transaction('rw', device.facts, async () => {
    const armed = (await device.fact('armed'))?.device;
    if (armed === undefined || armed.disarmed !== (armed.fromAfar === true)) return;
    if (armed.disarmed === isDisarmed) return;
    await device.facts.put({
      name: 'armed',
      device: { ...armed, disarmed: isDisarmed, fromAfar: isDisarmed },
    });
  });
}
