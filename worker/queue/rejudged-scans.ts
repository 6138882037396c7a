import type { Device } from '#mirror/device';
import type { Generation } from '#mirror/generation';

/**
 * The server judges a ticket's scans anew whenever one more arrives: an undo that came before what it takes back was
 * refused, and holds later. Then no person need look at it any more. Its row may have come before the refusal, whose first
 * answer was lost: so the mirror is asked, not the last answer. Returns the keys of those.
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

/** What the server's own rows say was taken; what this device laid over them says nothing. */
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
