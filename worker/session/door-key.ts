import type { PullAnswer } from '#common/contract/feed/changes';
import type { ArmedFact, Device } from '#mirror/device';

/**
 * Records what the server says of the key that a pull reported: whether the phone was disarmed remotely, or was armed
 * again since; and until when the key is good, which may be sooner than before. Returns whether anything changed.
 */
export function noteDoor(
  device: Device,
  key: string,
  { disarmed, door }: Pick<PullAnswer, 'disarmed' | 'door'>,
): Promise<boolean> {
  return changeArmed(device, key, ({ isForgotten, ...armed }) => ({
    ...armed,
    ...(door === undefined ? isForgotten && { isForgotten } : door),
    ...(disarmed !== armed.disarmed && { disarmed, fromAfar: disarmed }),
  }));
}

/** Records a renewal that came with an answer to scans. One that was stored and is sent again may be an old one. */
export async function noteRenewal(device: Device, key: string, expiresAt: Date): Promise<void> {
  await changeArmed(device, key, (armed) => (expiresAt > armed.expiresAt ? { ...armed, expiresAt } : armed));
}

/**
 * The server no longer knows this key. The phone is not disarmed: an open door goes on, and what it holds stays until
 * the evening is over.
 */
export async function forgetKey(device: Device, key: string, now: Date): Promise<void> {
  await changeArmed(device, key, (armed) => ({
    ...armed,
    isForgotten: true,
    expiresAt: armed.expiresAt < now ? armed.expiresAt : now,
  }));
}

/** The person who holds the phone has disarmed it. What the server said of its key meanwhile stays. */
export async function noteDisarmed(device: Device, key: string): Promise<void> {
  await changeArmed(device, key, ({ fromAfar: _fromAfar, ...armed }) => ({ ...armed, disarmed: true }));
}

/** Does nothing if the phone was armed again, under another key, or disarmed by its own user. */
function changeArmed(device: Device, key: string, change: (armed: ArmedFact) => ArmedFact): Promise<boolean> {
  return device.database.transaction('rw', device.facts, async () => {
    const armed = (await device.fact('armed'))?.device;
    if (armed === undefined || armed.key !== key || isDisarmedHere(armed)) return false;
    const changed = change(armed);
    if (isAlike(armed, changed)) return false;
    await device.facts.put({ name: 'armed', device: changed });
    return true;
  });
}

/** By the person who held it: it is no door, and tells the server nothing. */
export const isDisarmedHere = ({ disarmed, fromAfar }: ArmedFact) => disarmed && fromAfar !== true;

const isAlike = (one: ArmedFact, other: ArmedFact) =>
  one.disarmed === other.disarmed &&
  one.fromAfar === other.fromAfar &&
  one.isForgotten === other.isForgotten &&
  one.expiresAt.getTime() === other.expiresAt.getTime();
