import type { DoorScanRow } from '#common/contract/tickets/door';

/** The keys of the scans that were undone. An undo that the server refused, as one too late, undoes nothing. */
export function undoneScans(scans: readonly DoorScanRow[]): ReadonlySet<string> {
  return new Set(scans.flatMap(({ undoes, status }) => (status === 'refused' ? [] : (undoes ?? []))));
}
