import { byCode } from '../base/order';
import type { ScanKind, ScanStatus } from '../contract/tickets/door';

/** How long a phone may undo a scan; later only a supervisor may. Milliseconds. */
export const UNDO_LIMIT = 15 * 60_000;

/** How far from a date's open doors somebody may be let in by a phone that does not know its new hour, in milliseconds. */
export const SAME_EVENING = 12 * 3_600_000;

/** What a ticket admits: how many people, and whether people who went out may come back; and the doors of its date. */
export interface Allowance extends Doors {
  readonly seats: number;
  readonly reEntry: boolean;
}

interface Doors {
  readonly doorsOpenAt: Date;
}

/** From when on the scans of a date are of its evening: earlier ones are of an evening that was put off. */
export const eveningFrom = ({ doorsOpenAt }: Doors): Date => new Date(doorsOpenAt.getTime() - SAME_EVENING);

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
  /** How many people the ticket admitted at most before it was scanned, where known: more than now if seats were given back. */
  readonly seats?: number | undefined;
}

export interface JournalEntry<Scan extends JournalScan> {
  readonly scan: Scan;
  readonly status: ScanStatus;
  readonly undone: boolean;
  /** How many of the people whom an accepted entry let in are more than the ticket admits. */
  readonly beyond: number;
}

/** The result for each scan, in the order of `inOrder`, and the state of the ticket after those of its evening. */
export interface Journal<Scan extends JournalScan> {
  readonly entries: readonly JournalEntry<Scan>[];
  /** Accepted entries and exits of the evening that were not undone, in order. */
  readonly valid: readonly Scan[];
  readonly inside: number;
  /** People who may still come in. */
  readonly remaining: number;
}

/**
 * Evaluates the scans of one ticket. They are ordered by corrected time, then device, then its sequence, so that the
 * result does not depend on the order of uploads. Undone scans are ignored; of two entries for the same seats, the
 * first stands and the other is a duplicate. Whoever was let in while the ticket still admitted them is in: their entry
 * stands, though seats were given back since. If the date was put off after people had come in, their scans are judged
 * among themselves and nobody is in for the new evening.
 */
export function evaluateScans<Scan extends JournalScan>(
  scans: readonly Scan[],
  allowance: Allowance,
): Journal<Scan> {
  const ordered = scans.toSorted(inOrder);
  const undoing = matchUndos(ordered);
  const undone = new Set(undoing.values());
  const valid: Scan[] = [];
  const from = eveningFrom(allowance);
  let former = { inside: 0, taken: 0 };
  let room = former;
  const entries = ordered.map((scan): JournalEntry<Scan> => {
    if (undone.has(scan.key)) return { scan, status: 'accepted', undone: true, beyond: 0 };
    const isFormer = scan.at < from;
    const before = isFormer ? former : room;
    const status = statusOf(scan, before.taken, allowance, undoing);
    if (status !== 'accepted' || scan.kind === 'undo') return { scan, status, undone: false, beyond: 0 };
    const now = after(scan, before, allowance);
    if (isFormer) former = now;
    else {
      valid.push(scan);
      room = now;
    }
    const more = scan.kind === 'entry' ? now.taken - allowance.seats : 0;
    return { scan, status, undone: false, beyond: Math.min(scan.count, Math.max(0, more)) };
  });
  return { entries, valid, inside: room.inside, remaining: Math.max(0, allowance.seats - room.taken) };
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

function statusOf(
  scan: JournalScan,
  taken: number,
  { seats }: Allowance,
  undoing: ReadonlyMap<string, string>,
): ScanStatus {
  if (scan.kind === 'undo') return undoing.has(scan.key) ? 'accepted' : 'refused';
  // Nobody else's entry can stand against the first one.
  const fits = scan.kind === 'exit' || taken === 0 || taken + scan.count <= Math.max(seats, scan.seats ?? 0);
  return fits ? 'accepted' : 'duplicate';
}

/** `taken`: the seats that are no longer free for somebody to come in. */
function after(scan: JournalScan, room: { inside: number; taken: number }, { reEntry }: Allowance) {
  // The exit of a person whose entry was never scanned must not free a further seat.
  const inside = scan.kind === 'entry' ? room.inside + scan.count : Math.max(0, room.inside - scan.count);
  const taken = reEntry ? inside : room.taken + (scan.kind === 'entry' ? scan.count : 0);
  return { inside, taken };
}
