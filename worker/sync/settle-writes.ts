import type { Generation } from '#mirror/generation';
import { type Waiting, reflect } from '../queue/reflect';

/**
 * Marks acknowledged writes as settled in the outboxes, since the rows on screen hold their effects: these writes, and
 * those that the generation has already marked.
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
