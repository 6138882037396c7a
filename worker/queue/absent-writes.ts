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
      waiting.set(owner, await countUnsent(outboxOf(owner)));
    }
  } catch (error) {
    // The numbers of the person who is here must not depend on it.
    surroundings.report(error);
  }
  return waiting;
}

/** Writes that the server does not have, refused ones included. */
export const countUnsent = ({ writes }: Outbox): Promise<number> =>
  writes.where('state').anyOf('queued', 'attend', 'conflict', 'park').count();
