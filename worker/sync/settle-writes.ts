import type { Generation } from '#mirror/generation';
import type { OutboxScan } from '#mirror/device';
import type { OutboxWrite } from '#mirror/outbox';
import { type Waiting, reflect } from '../queue/reflect';
import { takeAfterAll } from '../queue/taken-after-all';
import { forgetTrouble } from '../queue/trouble';

/**
 * Marks acknowledged writes as settled in the outboxes, since the rows on screen hold their effects: these writes, and
 * those that the generation has already marked. Returns the keys of writes that a person need not look at any more:
 * they were refused, but the server has them after all.
 */
export async function settleWrites(
  generation: Generation,
  waiting: Waiting,
  settled: readonly string[],
): Promise<readonly string[]> {
  const marked = await generation.pending.filter((pending) => pending.settled).primaryKeys();
  const held = [...new Set([...settled, ...marked])];
  if (held.length === 0) return [];
  const { outbox, device } = waiting;
  const taken = outbox === null ? [] : await takeAfterAll(outbox, settled);
  const [writes, scans] = await Promise.all([outbox?.writes.bulkGet(held) ?? [], device.scans.bulkGet(held)]);
  const found = [...writes, ...scans].filter((one) => one !== undefined);
  // What the server has is not to be given up, even if each answer about it is lost: it is sent until it is answered.
  const tried = found.filter(isTried).map(({ key }) => key);
  if (tried.length > 0) {
    await device.scans.where('key').anyOf(tried).and(isTried).modify(forgetTrouble);
    await outbox?.writes.where('key').anyOf(tried).and(isTried).modify(forgetTrouble);
  }
  const keys = found.filter(({ state }) => state === 'acknowledged').map(({ key }) => key);
  if (keys.length === 0) return taken;
  const stillAcknowledged = ({ state }: { readonly state: string }) => state === 'acknowledged';
  await device.scans.where('key').anyOf(keys).and(stillAcknowledged).modify({ state: 'settled' });
  await outbox?.writes.where('key').anyOf(keys).and(stillAcknowledged).modify({ state: 'settled' });
  await reflect(generation, waiting, keys);
  return taken;
}

const isTried = ({ state, trouble }: OutboxScan | OutboxWrite) => state === 'queued' && trouble !== undefined;
