import { type Outbox, VISITOR, outboxOwners } from '#mirror/outbox';
import type { Surroundings } from '../base/surroundings';

/**
 * How many writes wait on this device for the login of their owner, refused ones included, by that owner. Only the
 * number: whoever is here must not read what others wrote. Scans belong to the device.
 */
export async function countAbsent(
  surroundings: Surroundings,
  outboxOf: (owner: string) => Outbox,
  here: string | null,
): Promise<ReadonlyMap<string, number>> {
  const waiting = new Map<string, number>();
  try {
    for (const owner of await outboxOwners(surroundings.storage)) {
      if (owner === here || owner === VISITOR) continue;
      waiting.set(owner, await outboxOf(owner).writes.where('state').anyOf(unsent).count());
    }
  } catch (error) {
    // The numbers of the person who is here must not depend on it.
    surroundings.report(error);
  }
  return waiting;
}

const unsent = ['queued', 'attend', 'conflict', 'park'];
