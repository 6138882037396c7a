import type { ScanStatus, VerdictCode } from '#common/contract/tickets/door';
import {
  type Allowance,
  type JournalEntry,
  type JournalScan,
  mayUndo,
  evaluateScans,
} from '#common/rules/scan-journal';

/** A scan that takes part in its ticket's journal. */
export interface CountedScan extends JournalScan {
  readonly paid: boolean;
  /** Whether the office had not been paid when it was received. */
  readonly owed: boolean;
  /** Why it did not fit the ticket as that was when it was received; null: it did. */
  readonly misfit: VerdictCode | null;
}

/** `verdict` of an accepted entry: `OK`, or why it does not fit its ticket. */
export interface Judgement {
  readonly status: ScanStatus;
  readonly verdict: VerdictCode;
  readonly undone: boolean;
}

export interface JudgedTicket {
  readonly judgements: ReadonlyMap<string, Judgement>;
  /** The time of the first valid entry. */
  readonly usedAt: Date | null;
}

/**
 * Judges all scans of one ticket; the result does not depend on the order in which they arrived. Whom a phone let in is
 * in: an entry that does not fit its ticket counts, and says why. Only another entry of the same seats makes a double,
 * whose money is in a cash box all the same.
 */
export function judgeTicket(scans: readonly CountedScan[], allowance: Allowance): JudgedTicket {
  const journal = evaluateScans(scans, allowance);
  const byKey = new Map(scans.map((scan) => [scan.key, scan]));
  const paid = journal.entries.some(({ scan, undone }) => scan.kind === 'entry' && scan.paid && !undone);
  const judgements = new Map<string, Judgement>(
    journal.entries.map((entry) => {
      const { scan, status, undone } = entry;
      const verdict = status === 'accepted' ? fitOf(entry, paid) : refusalOf(scan, status, byKey);
      return [scan.key, { status, undone, verdict }];
    }),
  );
  return { judgements, usedAt: journal.valid.find(({ kind }) => kind === 'entry')?.at ?? null };
}

function fitOf({ scan, undone, beyond }: JournalEntry<CountedScan>, isPaid: boolean): VerdictCode {
  if (scan.kind !== 'entry' || undone) return 'OK';
  if (scan.misfit !== null) return scan.misfit;
  if (beyond > 0) return 'EN_TROP';
  return scan.owed && !isPaid ? 'A_ENCAISSER' : 'OK';
}

function refusalOf(
  scan: CountedScan,
  status: ScanStatus,
  scans: ReadonlyMap<string, CountedScan>,
): VerdictCode {
  if (status === 'duplicate') return 'DOUBLE';
  const target = scans.get(scan.undoes ?? '');
  return target !== undefined && !mayUndo(scan, target) ? 'TROP_TARD' : 'INCONNU';
}
