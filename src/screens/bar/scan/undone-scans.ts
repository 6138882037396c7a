import { uuidPattern } from '#common/base/uuid';
import type { DoorScanRow } from '#common/contract/tickets/door';
import { mayUndo } from '#common/rules/scan-journal';

/** The keys of the scans that were undone. An undo that the server refused, as one too late, undoes nothing. */
export function undoneScans(scans: readonly DoorScanRow[]): ReadonlySet<string> {
  return new Set(scans.flatMap(({ undoes, status }) => (status === 'refused' ? [] : (undoes ?? []))));
}

/** Whether it can be undone now. One that this phone is still saving has no uuid yet by which an undo could name it. */
export function isUndoable(
  scan: DoorScanRow,
  undone: ReadonlySet<string>,
  undo: Parameters<typeof mayUndo>[0],
): boolean {
  return scan.kind !== 'undo' && uuidPattern.test(scan.uuid) && !undone.has(scan.uuid) && mayUndo(undo, scan);
}
