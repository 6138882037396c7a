import { fold } from '#common/base/fold';
import { askServer } from '../../../bridge/calls';
import { serverNow } from '../../../components/clock/clock-offset';

/** The first of `Porte A`, `Porte B`… that no other phone has. */
export function freeDoorName(taken: readonly string[]): string {
  const known = new Set(taken.map(fold));
  const letter = letters.find((one) => !known.has(fold(`Porte ${one}`)));
  return letter === undefined ? 'Porte' : `Porte ${letter}`;
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The doors in service, as the server knows them; none without a network, or for whoever may not know. */
export async function doorsInService(): Promise<readonly string[]> {
  const asked = await askServer('listDevices', {});
  if (!asked.ok) return [];
  const now = serverNow();
  return asked.value
    .filter(({ disarmedAt, expiresAt }) => disarmedAt === undefined && expiresAt > now)
    .map(({ name }) => name);
}
