import { whereabouts } from '#common/rules/whereabouts';
import type { Mirror } from '#mirror/database';
import { type OwnRows, isOwnLoaded, ownRowsOf } from '#mirror/generation';
import type { Outbox } from '#mirror/outbox';
import type { SessionState, SyncState } from '../api';
import type { Waiting } from '../queue/reflect';
import { heldRows } from './held-rows';
import { coalesced } from '../base/coalesced';
import type { SharedContact } from '../base/tabs';
import { type Counted, countWaiting } from './count-waiting';

/** The last contact with the server, and how much of its rows are here. */
export interface Contact extends SharedContact, OwnRows, Pick<SyncState, 'isStorageLost'> {}

/** Keeps the state that every page shows, and notifies its watchers of changes. */
export interface SyncBoard {
  contact(): Contact;
  ownMirroredAt(): SyncState['ownMirroredAt'];
  /** Updates the last contact with the server. */
  setContact(change: Partial<Contact>): void;
  /** Reports writes that were saved here and that the browser lost, by their labels. */
  tellLoss(labels: readonly string[]): void;
  /** Counts again what the databases hold. */
  recount(): Promise<void>;
  watch(listener: (state: SyncState) => void): number;
  unwatch(watcher: number): void;
}

interface Needs {
  readonly waiting: () => Waiting;
  readonly visitors: Outbox;
  /** How many writes wait in the outboxes of other people than the one logged in, by their owners. */
  readonly absent: () => Promise<ReadonlyMap<string, number>>;
  readonly session: () => SessionState;
}

export function createSyncBoard({ waiting, visitors, absent, session }: Needs): SyncBoard {
  const watchers = new Map<number, (state: SyncState) => void>();
  let contact: Contact = {
    line: 'unknown',
    foreign: null,
    move: null,
    mirroredAt: null,
    loadedOwner: undefined,
    leftAt: undefined,
    loading: true,
    isBehind: false,
    held: null,
    isFull: false,
    isStorageLost: false,
    clockOffset: null,
  };
  let counted: Counted = {
    waiting: 0,
    waitingForLogin: 0,
    waitingScans: 0,
    visitorWrites: 0,
    visitorBookings: 0,
    toAttend: [],
    uploads: [],
    device: null,
    disarmedDoor: null,
  };
  /** By the owner of each outbox but those of the person who is here. */
  let others: ReadonlyMap<string, number> = new Map();
  let last = 0;
  let runs = 0;
  let latest = 0;

  let lost: readonly string[] = [];
  const ownMirroredAt = () => {
    const now = session();
    const person = now.kind === 'open' ? now.session.user.uuid : null;
    if (contact.loadedOwner !== person) return null;
    return contact.leftAt === undefined ? contact.mirroredAt : contact.leftAt;
  };
  const state = (): SyncState => {
    const { loadedOwner: _loadedOwner, leftAt: _leftAt, ...shown } = contact;
    const now = session();
    const mine = now.kind === 'ended' ? (others.get(now.person) ?? 0) : 0;
    const all = [...others.values()].reduce((sum, one) => sum + one, 0);
    const waits = { waitingForReturn: mine, waitingForOthers: all - mine };
    return { ...shown, ownMirroredAt: ownMirroredAt(), ...counted, ...waits, lost, session: now };
  };
  const publish = () => {
    for (const listener of watchers.values()) listener(state());
  };

  const recountOthers = coalesced(async () => {
    const found = await absent();
    const isSame =
      found.size === others.size && [...found].every(([owner, count]) => others.get(owner) === count);
    others = found;
    if (!isSame) publish();
  });

  return {
    contact: () => contact,
    ownMirroredAt,
    setContact(change) {
      const next = { ...contact, ...change };
      const keys = Object.keys(next) as (keyof Contact)[];
      const isSame = keys.every((key) => plain(next[key]) === plain(contact[key]));
      contact = next;
      if (!isSame) publish();
    },
    tellLoss(labels) {
      lost = [...lost, ...labels];
      publish();
    },
    async recount() {
      const run = (runs += 1);
      const found = await countWaiting(waiting(), visitors, whereabouts(contact) === 'moved');
      // A count that began later is more recent, and may have finished first.
      if (run < latest) return;
      latest = run;
      counted = found;
      publish();
      // Not awaited: an outbox that never opens would keep everything else waiting.
      void recountOthers();
    },
    watch(listener) {
      last += 1;
      watchers.set(last, listener);
      listener(state());
      return last;
    },
    unwatch: (watcher) => watchers.delete(watcher),
  };
}

const plain = (value: Contact[keyof Contact]) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** The last contact with the server, as the generation that screens read has stored it. */
export async function storedContact(
  mirror: Pick<Mirror, 'read'>,
): Promise<Omit<Contact, 'line' | 'foreign' | 'move' | 'isBehind' | 'isFull' | 'isStorageLost'>> {
  const { follow, held } = await mirror.read(
    async (generation) => {
      const state = await generation.follow.get('follow');
      return { follow: state, held: await heldRows(generation, state) };
    },
    { follow: undefined, held: null },
  );
  const mirroredAt = follow?.caughtUpAt ?? null;
  const loading = mirroredAt === null || !isOwnLoaded(follow);
  return {
    mirroredAt,
    ...ownRowsOf(follow),
    loading,
    held,
    clockOffset: follow?.clockOffset ?? null,
  };
}

/** Another tab may have received the person's own rows, or handed the mirror to another person. */
export async function noteOwnRows(board: SyncBoard, mirror: Pick<Mirror, 'read'>): Promise<void> {
  const { loadedOwner, leftAt, loading } = await storedContact(mirror);
  if (loadedOwner !== board.contact().loadedOwner) board.setContact({ loadedOwner, leftAt, loading });
}
