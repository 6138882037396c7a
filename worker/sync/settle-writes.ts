import type { Generation } from '#mirror/generation';
import { type Waiting, reflect } from '../queue/reflect';

/**
 * Remembers in the outboxes that the rows on screen hold the effects of acknowledged writes: of these, and of those
 * that the generation has marked before.
 */
export async function settleWrites(
  generation: Generation,
  waiting: Waiting,
  settled: readonly string[],
): Promise<void> {
  const marked = await generation.pending.filter((pending) => pending.settled).primaryKeys();
  const held = [...new Set([...settled, ...marked])];
  if (held.length === 0) return;
  const { outbox, device } = waiting;
  const [writes, scans] = await Promise.all([outbox?.writes.bulkGet(held) ?? [], device.scans.bulkGet(held)]);
  const keys = [...writes, ...scans].flatMap((one) => (one?.state === 'acknowledged' ? [one.key] : []));
  if (keys.length === 0) return;
  const stillAcknowledged = ({ state }: { readonly state: string }) => state === 'acknowledged';
  await device.scans.where('key').anyOf(keys).and(stillAcknowledged).modify({ state: 'settled' });
  await outbox?.writes.where('key').anyOf(keys).and(stillAcknowledged).modify({ state: 'settled' });
  await reflect(generation, waiting, keys);
}
