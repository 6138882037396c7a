import type { ScanKind, ScanStatus } from '../contract/tickets/door';

/** How long a phone may take a scan back by itself; later only a supervisor may. Milliseconds. */
export const UNDO_LIMIT = 15 * 60_000;

/** What a ticket allows: how many people, and whether those who went out may come back. */
export interface Allowance {
  readonly seats: number;
  readonly reEntry: boolean;
}

/** A scan of one ticket. `at` is the phone's corrected time; `undoes` is null where an undo names no scan. */
export interface JournalScan {
  readonly key: string;
  readonly at: Date;
  readonly device: string;
  readonly seq: number;
  readonly kind: ScanKind;
  readonly count: number;
  readonly undoes: string | null;
  readonly supervisor: boolean;
}

/** What became of each scan, in the order that counts, and where the ticket stands after all of them. */
export interface Journal<Scan extends JournalScan> {
  readonly entries: readonly { readonly scan: Scan; readonly status: ScanStatus; readonly undone: boolean }[];
  /** Entries and exits that stand, in order. */
  readonly standing: readonly Scan[];
  readonly inside: number;
  /** People who may still come in. */
  readonly remaining: number;
}

/**
 * Reads the scans of one ticket. They are ordered by corrected time, then device, then its sequence, so that the
 * result is the same in whatever order uploads arrived. An undone scan counts as if it had never been; of two entries
 * for the same seats, the first stands and the other is a duplicate.
 */
export function readJournal<Scan extends JournalScan>(
  scans: readonly Scan[],
  allowance: Allowance,
): Journal<Scan> {
  const ordered = scans.toSorted(inOrder);
  const undoing = matchUndos(ordered);
  const undone = new Set(undoing.values());
  const standing: Scan[] = [];
  let room = { inside: 0, remaining: allowance.seats };
  const entries = ordered.map((scan) => {
    const status = undone.has(scan.key) ? 'accepted' : statusOf(scan, room.remaining, undoing);
    if (status === 'accepted' && scan.kind !== 'undo' && !undone.has(scan.key)) {
      standing.push(scan);
      room = after(scan, room, allowance);
    }
    return { scan, status, undone: undone.has(scan.key) };
  });
  return { entries, standing, ...room };
}

/** The order that counts: by corrected time, then device, then its sequence. */
export function inOrder(one: JournalScan, other: JournalScan): number {
  return (
    one.at.getTime() - other.at.getTime() ||
    compare(one.device, other.device) ||
    one.seq - other.seq ||
    compare(one.key, other.key)
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * For each undo that holds, the key of the scan that it takes back. One that names its scan was made after it, whatever
 * a clock that was set in between says.
 */
function matchUndos(ordered: readonly JournalScan[]): ReadonlyMap<string, string> {
  const undoing = new Map<string, string>();
  const undone = new Set<string>();
  for (const [rank, scan] of ordered.entries()) {
    if (scan.kind !== 'undo') continue;
    const isOpen = ({ key, kind }: JournalScan) => kind !== 'undo' && !undone.has(key);
    const target =
      scan.undoes === null
        ? ordered.slice(0, rank).findLast((earlier) => isOpen(earlier) && earlier.device === scan.device)
        : ordered.find((other) => isOpen(other) && other.key === scan.undoes);
    if (target === undefined || !mayUndo(scan, target)) continue;
    undoing.set(scan.key, target.key);
    undone.add(target.key);
  }
  return undoing;
}

/** Whether an undo comes in time, or from a supervisor. */
export function mayUndo(
  undo: Pick<JournalScan, 'at' | 'supervisor'>,
  target: Pick<JournalScan, 'at'>,
): boolean {
  return undo.supervisor || undo.at.getTime() - target.at.getTime() <= UNDO_LIMIT;
}

function statusOf(scan: JournalScan, remaining: number, undoing: ReadonlyMap<string, string>): ScanStatus {
  if (scan.kind === 'undo') return undoing.has(scan.key) ? 'accepted' : 'refused';
  return scan.kind === 'exit' || scan.count <= remaining ? 'accepted' : 'duplicate';
}

function after(scan: JournalScan, room: { inside: number; remaining: number }, allowance: Allowance) {
  // An exit of somebody whose entry was never scanned must not make room for one more.
  const inside = scan.kind === 'entry' ? room.inside + scan.count : Math.max(0, room.inside - scan.count);
  const remaining = allowance.reEntry
    ? allowance.seats - inside
    : room.remaining - (scan.kind === 'entry' ? scan.count : 0);
  return { inside, remaining };
}
