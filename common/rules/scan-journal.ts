import { byCode } from '../base/order';
import type { ScanKind, ScanStatus } from '../contract/tickets/door';

/** How long a phone may undo a scan; later only a supervisor may. Milliseconds. */
export const UNDO_LIMIT = 15 * 60_000;

/** What a ticket admits: how many people, and whether people who went out may come back. */
export interface Allowance {
  readonly seats: number;
  readonly reEntry: boolean;
}

/** A scan of one ticket. `at` is the phone's corrected time; `undoes` is null if an undo names no scan. */
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

/** The result for each scan, in the order of `inOrder`, and the state of the ticket after all of them. */
export interface Journal<Scan extends JournalScan> {
  readonly entries: readonly { readonly scan: Scan; readonly status: ScanStatus; readonly undone: boolean }[];
  /** Accepted entries and exits that were not undone, in order. */
  readonly valid: readonly Scan[];
  readonly inside: number;
  /** People who may still come in. */
  readonly remaining: number;
}

/**
 * Evaluates the scans of one ticket. They are ordered by corrected time, then device, then its sequence, so that the
 * result does not depend on the order of uploads. Undone scans are ignored; of two entries for the same seats, the
 * first stands and the other is a duplicate.
 * @param lacksPayment whether a scan leaves the amount due unpaid: as a first entry, it is refused
 */
export function evaluateScans<Scan extends JournalScan>(
  scans: readonly Scan[],
  allowance: Allowance,
  lacksPayment: (scan: Scan) => boolean = () => false,
): Journal<Scan> {
  const ordered = scans.toSorted(inOrder);
  const undoing = matchUndos(ordered);
  const undone = new Set(undoing.values());
  const valid: Scan[] = [];
  let room = { inside: 0, remaining: allowance.seats };
  const entries = ordered.map((scan) => {
    const fits = undone.has(scan.key) ? 'accepted' : statusOf(scan, room.remaining, undoing);
    const isFirstEntry = fits === 'accepted' && scan.kind === 'entry' && valid.length === 0;
    const isUnpaid = isFirstEntry && !undone.has(scan.key) && lacksPayment(scan);
    const status = isUnpaid ? 'refused' : fits;
    if (status === 'accepted' && scan.kind !== 'undo' && !undone.has(scan.key)) {
      valid.push(scan);
      room = after(scan, room, allowance);
    }
    return { scan, status, undone: undone.has(scan.key) };
  });
  return { entries, valid, ...room };
}

/** The authoritative order: by corrected time, then device, then its sequence. */
export function inOrder(one: JournalScan, other: JournalScan): number {
  return (
    one.at.getTime() - other.at.getTime() ||
    byCode(one.device, other.device) ||
    one.seq - other.seq ||
    byCode(one.key, other.key)
  );
}

/**
 * Maps each valid undo to the key of the scan that it undoes. An undo that names its scan is taken to be later than it,
 * even if the phone's clock was set back in between.
 */
function matchUndos(ordered: readonly JournalScan[]): ReadonlyMap<string, string> {
  const undoing = new Map<string, string>();
  const undone = new Set<string>();
  const byKey = new Map(ordered.map((scan) => [scan.key, scan]));
  // Per device, so that a long journal does not have to be searched for each undo.
  const earlierOf = new Map<string, JournalScan[]>();
  for (const scan of ordered) {
    const earlier = earlierOf.get(scan.device) ?? [];
    earlierOf.set(scan.device, earlier);
    if (scan.kind !== 'undo') {
      earlier.push(scan);
      continue;
    }
    while (undone.has(earlier.at(-1)?.key ?? '')) earlier.pop();
    const target = scan.undoes === null ? earlier.at(-1) : byKey.get(scan.undoes);
    if (target === undefined || target.kind === 'undo' || undone.has(target.key)) continue;
    if (!mayUndo(scan, target)) continue;
    undoing.set(scan.key, target.key);
    undone.add(target.key);
  }
  return undoing;
}

/** Whether an undo is within the time limit, or by a supervisor. */
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
  // The exit of a person whose entry was never scanned must not free a further seat.
  const inside = scan.kind === 'entry' ? room.inside + scan.count : Math.max(0, room.inside - scan.count);
  const remaining = allowance.reEntry
    ? allowance.seats - inside
    : room.remaining - (scan.kind === 'entry' ? scan.count : 0);
  return { inside, remaining };
}
