import type { Device } from '#mirror/device';
import type { Generation } from '#mirror/generation';

/**
 * The server judges a ticket's scans again whenever another one arrives: an undo that arrived before the scan that it
 * undoes was refused, and is accepted later. Then it needs no person's attention any more. Its row may have arrived
 * before the refusal, if the first answer was lost: so the mirror is checked, not the last answer. Returns their keys.
 */
export async function settleRejudgedScans(
  generation: Generation,
  { scans }: Device,
): Promise<readonly string[]> {
  const refused = await scans
    .where('state')
    .equals('attend')
    .and(({ result }) => result !== undefined)
    .primaryKeys();
  if (refused.length === 0) return [];
  const taken = await takenOf(generation, refused);
  await scans
    .where('key')
    .anyOf(taken)
    .and(({ state }) => state === 'attend')
    .modify({ state: 'settled' });
  return taken;
}

/** The scans that the server's own rows show as accepted; rows that this device laid over them do not count. */
function takenOf(generation: Generation, keys: readonly string[]): Promise<readonly string[]> {
  const { database, pending } = generation;
  const doorScans = generation.rows('door-scans');
  return database.transaction('r', pending, doorScans, async () => {
    const [laid, rows] = await Promise.all([pending.bulkGet([...keys]), doorScans.bulkGet([...keys])]);
    return keys.filter((_, rank) => {
      const row = rows[rank];
      return laid[rank] === undefined && row !== undefined && row.status !== 'refused';
    });
  });
}
