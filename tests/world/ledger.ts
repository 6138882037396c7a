/** A write that a screen showed as saved. */
export interface LedgerEntry {
  readonly key: string;
  readonly device: string;
  readonly isScan: boolean;
  readonly thing: string;
  readonly title: string | null;
}

/** What people were told: to be held against what the server has. */
export interface Ledger {
  save(entry: LedgerEntry): void;
  readonly entries: () => readonly LedgerEntry[];
  noteRestore(): void;
  readonly wasRestored: () => boolean;
}

export function createLedger(): Ledger {
  // A later save that was merged into an earlier one bears its key: it takes its place.
  const entries = new Map<string, LedgerEntry>();
  let restored = false;
  return {
    save: (entry) => entries.set(entry.key, entry),
    entries: () => [...entries.values()],
    noteRestore() {
      restored = true;
    },
    wasRestored: () => restored,
  };
}
