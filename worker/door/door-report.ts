import { encodeWire } from '#common/base/wire';
import type { Device } from '#mirror/device';
import { isDisarmedHere } from '../session/door-key';

/**
 * The status that a door phone reports to the server, as text. A remotely disarmed phone keeps reporting: the server
 * recognises it by its key. Null for a phone that is no door, or that its own user disarmed.
 */
export async function reportDoor(device: Device, mirroredAt: Date | null): Promise<string | null> {
  const armed = (await device.fact('armed'))?.device;
  if (armed === undefined || isDisarmedHere(armed)) return null;
  const waiting = await device.scans.where('state').equals('queued').count();
  return encodeWire({ key: armed.key, mirroredAt, waiting });
}
