import type { ScanStatus, VerdictCode } from '#common/contract/tickets/door';
import { type Allowance, type JournalScan, mayUndo, evaluateScans } from '#common/rules/scan-journal';

/** A scan that takes part in its ticket's journal. `owed`: the office had not been paid when it was received. */
export interface CountedScan extends JournalScan {
  readonly paid: boolean;
  readonly owed: boolean;
}

export interface Judgement {
  readonly status: ScanStatus;
  readonly verdict: VerdictCode;
  readonly undone: boolean;
}

export interface JudgedTicket {
  readonly judgements: ReadonlyMap<string, Judgement>;
  /** The time of the first valid entry, and whether the amount due was taken at the door. */
  readonly usedAt: Date | null;
  readonly paid: boolean;
}

/**
 * Judges all scans of one ticket; the result does not depend on the order in which they arrived. It judges scan by
 * scan, as `ticketVerdict` does: a first entry that does not pay the amount due does not count.
 */
export function judgeTicket(scans: readonly CountedScan[], allowance: Allowance): JudgedTicket {
  const journal = evaluateScans(scans, allowance, ({ owed, paid }) => owed && !paid);
  const byKey = new Map(scans.map((scan) => [scan.key, scan]));
  const judgements = new Map<string, Judgement>(
    journal.entries.map(({ scan, status, undone }) => [
      scan.key,
      { status, undone, verdict: verdictOf(scan, status, byKey) },
    ]),
  );
  const entries = journal.valid.filter(({ kind }) => kind === 'entry');
  return { judgements, usedAt: entries[0]?.at ?? null, paid: entries.some(({ paid }) => paid) };
}

function verdictOf(
  scan: CountedScan,
  status: ScanStatus,
  scans: ReadonlyMap<string, CountedScan>,
): VerdictCode {
  if (status === 'accepted') return 'OK';
  if (status === 'duplicate') return 'DOUBLE';
  if (scan.kind === 'entry') return 'A_ENCAISSER';
  const target = scans.get(scan.undoes ?? '');
  return target !== undefined && !mayUndo(scan, target) ? 'TROP_TARD' : 'INCONNU';
}
