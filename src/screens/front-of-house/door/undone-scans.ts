import { uuidPattern } from '#common/base/uuid';
import type { DoorScanRow } from '#common/contract/tickets/door';
import { mayUndo } from '#common/rules/scan-journal';
import { moneyBack } from '../taken-money';

/** The keys of the scans that were undone. An undo that the server refused, as one too late, undoes nothing. */
export function undoneScans(scans: readonly DoorScanRow[]): ReadonlySet<string> {
  return new Set(scans.flatMap(({ undoes, status }) => (status === 'refused' ? [] : (undoes ?? []))));
}

/**
 * Whether it can be undone now. One that this phone is still saving has no uuid yet by which an undo could name it; one
 * that was refused let nobody in.
 */
export function isUndoable(
  scan: DoorScanRow,
  undone: ReadonlySet<string>,
  undo: Parameters<typeof mayUndo>[0],
): boolean {
  const counts = scan.kind !== 'undo' && scan.status !== 'refused' && !undone.has(scan.uuid);
  return counts && uuidPattern.test(scan.uuid) && mayUndo(undo, scan);
}

/** What is said once a scan is undone, and the money that goes back. */
export function undoneWords(scan: DoorScanRow): string {
  const back = moneyBack(scan);
  const undone = scan.kind === 'exit' ? 'Sortie annulée' : 'Entrée annulée';
  return back === null ? undone : `${undone}\u00a0: rendez ${back}`;
}
