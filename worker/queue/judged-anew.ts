import type { DoorScanRow } from '#common/contract/door';
import type { Device } from '#mirror/device';

/**
 * The server judges a ticket's scans anew whenever one more arrives: an undo that came before what it takes back was
 * refused, and holds later. Then no person need look at it any more. Returns the keys of those.
 */
export async function settleJudgedAnew(
  { scans }: Device,
  rows: readonly DoorScanRow[],
): Promise<readonly string[]> {
  const taken = rows.filter(({ status }) => status !== 'refused').map(({ uuid }) => uuid);
  if (taken.length === 0) return [];
  const refused = scans
    .where('key')
    .anyOf(taken)
    .and(({ state, result }) => state === 'attend' && result !== undefined);
  const keys = await refused.primaryKeys();
  if (keys.length > 0) await refused.modify({ state: 'settled' });
  return keys;
}
