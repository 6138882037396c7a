/** Stands for a title where something was restored: it comes back as it was. */
export const RESTORED = 'De la corbeille';

/** A write that a screen showed as saved, or a scan that a phone took over from another. */
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
  /** The writes of a phone that the server refuses, or a right to which is missing, at this moment. */
  noteRefused(device: string, keys: readonly string[]): void;
  /** How often a write was refused, or was refused no more: each time what it showed goes, or comes back. */
  readonly turns: (entry: LedgerEntry) => number;
  noteRestore(): void;
  readonly wasRestored: () => boolean;
  noteClockJump(): void;
  readonly didClockJump: () => boolean;
  /** A phone lost some of its databases, and with them all that it had of these writes. */
  noteEviction(
    device: string,
    loss: {
      readonly gone: ReadonlySet<string>;
      readonly lostOutbox: boolean;
      /** What it took back, and can send under no key of its door any more. */
      readonly keyless: ReadonlySet<string>;
    },
  ): void;
  /** Whether all that a phone had of a write is gone. */
  wasEvicted(entry: LedgerEntry): boolean;
  /** Whether a phone lost the key of its door before it sent this scan, which its mirror gave back. */
  lostKey(entry: LedgerEntry): boolean;
  /** Whether a phone lost an outbox, and what of its writes it had taken back, it sent again. */
  readonly lostOutbox: (device: string) => boolean;
}

export function createLedger(): Ledger {
  // A later save that was merged into an earlier one bears its key: it takes its place.
  const entries = new Map<string, LedgerEntry>();
  const refused = new Map<string, ReadonlySet<string>>();
  const turns = new Map<string, number>();
  let restored = false;
  let jumped = false;
  const evicted = new Set<LedgerEntry>();
  const withoutKey = new Set<LedgerEntry>();
  const emptied = new Set<string>();
  return {
    save: (entry) => entries.set(`${entry.device} ${entry.key}`, entry),
    entries: () => [...entries.values()],
    noteRefused(device, keys) {
      const before = refused.get(device) ?? new Set<string>();
      const now = new Set(keys);
      refused.set(device, now);
      for (const key of [...now, ...before])
        if (now.has(key) !== before.has(key))
          turns.set(`${device} ${key}`, (turns.get(`${device} ${key}`) ?? 0) + 1);
    },
    turns: ({ device, key }) => turns.get(`${device} ${key}`) ?? 0,
    noteRestore() {
      restored = true;
    },
    wasRestored: () => restored,
    noteClockJump() {
      jumped = true;
    },
    didClockJump: () => jumped,
    noteEviction(device, { gone, lostOutbox, keyless }) {
      for (const entry of [...entries.values()].filter((one) => one.device === device)) {
        if (gone.has(entry.key)) evicted.add(entry);
        if (keyless.has(entry.key)) withoutKey.add(entry);
      }
      if (lostOutbox) emptied.add(device);
    },
    wasEvicted: (entry) => evicted.has(entry),
    lostKey: (entry) => withoutKey.has(entry),
    lostOutbox: (device) => emptied.has(device),
  };
}
