import type { WriteOf, WriteToAttend } from '#worker/api';

/** Stands for a title where something was restored: it comes back as it was. */
export const RESTORED = 'De la corbeille';

/** A write that a screen showed as saved, or a scan that a phone took over from another. */
export interface LedgerEntry {
  readonly key: string;
  readonly device: string;
  readonly isScan: boolean;
  readonly thing: string;
  readonly title: string | null;
  /** Only for a sale: who made it, and the words of the call that made it. */
  readonly sale?: { readonly by: string; readonly write: WriteOf<'createTicketOrder'> };
}

/** What somebody typed last into a form, and was told to be kept. */
export interface Typed {
  readonly device: string;
  readonly owner: string;
  readonly id: string;
  readonly title: string;
}

/** What people were told: to be held against what the server has. */
export interface Ledger {
  save(entry: LedgerEntry): void;
  readonly entries: () => readonly LedgerEntry[];
  type(draft: Typed): void;
  readonly drafts: () => readonly Typed[];
  /** The writes of a phone that the server refuses, or a right to which is missing, at this moment. */
  noteRefused(device: string, keys: readonly string[]): void;
  /** How often a write was refused, or was refused no more: each time what it showed goes, or comes back. */
  readonly turns: (entry: LedgerEntry) => number;
  /** Somebody asked to give a write up for good, with this reason beside it: whether that came through is not known. */
  noteGivenUp(device: string, key: string, reason: WriteToAttend['reason']): void;
  /** With which reasons somebody gave it up, or what it was based on. */
  readonly givenUp: (device: string, keys: readonly string[]) => readonly WriteToAttend['reason'][];
  /** Whether somebody gave up something about this thing: what was given up is deleted once its owner is away. */
  readonly isGivenUp: (device: string, thing: string) => boolean;
  /** A page saves a sale, with this total: it may never learn whether that came through. */
  noteTried(uuid: string, total: number): void;
  readonly totalsTried: (uuid: string) => readonly number[];
  /** A sale was saved beside one under the same uuid that was in nobody's way. */
  noteTwin(entry: LedgerEntry): void;
  readonly twins: () => readonly LedgerEntry[];
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
  const givenUp: { device: string; key: string; reason: WriteToAttend['reason'] }[] = [];
  const drafts = new Map<string, Typed>();
  const twins: LedgerEntry[] = [];
  const tried: { uuid: string; total: number }[] = [];
  let restored = false;
  let jumped = false;
  const evicted = new Set<LedgerEntry>();
  const withoutKey = new Set<LedgerEntry>();
  const emptied = new Set<string>();
  return {
    save: (entry) => entries.set(`${entry.device} ${entry.key}`, entry),
    entries: () => [...entries.values()],
    type: (draft) => drafts.set(`${draft.device} ${draft.owner} ${draft.id}`, draft),
    drafts: () => [...drafts.values()],
    noteRefused(device, keys) {
      const before = refused.get(device) ?? new Set<string>();
      const now = new Set(keys);
      refused.set(device, now);
      for (const key of [...now, ...before])
        if (now.has(key) !== before.has(key))
          turns.set(`${device} ${key}`, (turns.get(`${device} ${key}`) ?? 0) + 1);
    },
    turns: ({ device, key }) => turns.get(`${device} ${key}`) ?? 0,
    noteGivenUp: (device, key, reason) => givenUp.push({ device, key, reason }),
    givenUp: (device, keys) =>
      givenUp.filter((one) => one.device === device && keys.includes(one.key)).map(({ reason }) => reason),
    isGivenUp: (device, thing) =>
      givenUp.some((one) => one.device === device && entries.get(`${device} ${one.key}`)?.thing === thing),
    noteTried: (uuid, total) => tried.push({ uuid, total }),
    totalsTried: (uuid) => tried.filter((one) => one.uuid === uuid).map(({ total }) => total),
    noteTwin: (entry) => twins.push(entry),
    twins: () => twins,
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
