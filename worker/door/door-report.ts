import { encodeWire } from '#common/base/wire';
import type { Device } from '#mirror/device';

/**
 * What a phone of the door tells the server of itself, as text. A phone that was disarmed from afar goes on telling:
 * its key is how the server knows it. Null for one that is no door, or that its own person disarmed.
 */
export async function reportDoor(device: Device, mirroredAt: Date | null): Promise<string | null> {
  const armed = (await device.fact('armed'))?.device;
  if (armed === undefined || (armed.disarmed && armed.fromAfar !== true)) return null;
  const waiting = await device.scans.where('state').equals('queued').count();
  return encodeWire({ key: armed.key, mirroredAt, waiting });
}

/** Takes down what the server says of this phone: it was disarmed from afar, or, having been armed anew, is not. */
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
