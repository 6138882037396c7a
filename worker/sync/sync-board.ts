import type { ErrorBody } from '#common/contract/calls/errors';
import { formatWireDate } from '#common/base/paris-time';
import type { Mirror } from '#mirror/database';
import { type OwnRows, isOwnLoaded, ownRowsOf } from '#mirror/generation';
import type { OutboxScan } from '#mirror/device';
import type { Outbox, OutboxWrite } from '#mirror/outbox';
import type { SessionState, SyncState, WriteToAttend } from '../api';
import type { Waiting } from '../queue/reflect';
import { isLongTried } from '../queue/trouble';
import type { SharedContact } from '../base/tabs';

/** The last contact with the server, and how much of its rows are here. */
export interface Contact extends SharedContact, OwnRows {}

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
  readonly session: () => SessionState;
}

type Counted = Pick<
  SyncState,
  'waiting' | 'waitingForLogin' | 'visitorWrites' | 'toAttend' | 'uploads' | 'device' | 'disarmedDoor'
>;

export function createSyncBoard({ waiting, visitors, session }: Needs): SyncBoard {
  const watchers = new Map<number, (state: SyncState) => void>();
  let contact: Contact = {
    line: 'unknown',
    mirroredAt: null,
    loadedOwner: undefined,
    leftAt: undefined,
    loading: true,
    isBehind: false,
    clockOffset: null,
  };
  let counted: Counted = {
    waiting: 0,
    waitingForLogin: 0,
    visitorWrites: 0,
    toAttend: [],
    uploads: [],
    device: null,
    disarmedDoor: null,
  };
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
    return { ...shown, ownMirroredAt: ownMirroredAt(), ...counted, lost, session: session() };
  };
  const publish = () => {
    for (const listener of watchers.values()) listener(state());
  };

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
      const found = await count(waiting(), visitors);
      // A count that began later is more recent, and may have finished first.
      if (run < latest) return;
      latest = run;
      counted = found;
      publish();
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

const plain = (value: Contact[keyof Contact]) => (value instanceof Date ? value.getTime() : value);

/** The last contact with the server, as the generation that screens read has stored it. */
export async function storedContact(
  mirror: Pick<Mirror, 'read'>,
): Promise<Omit<Contact, 'line' | 'isBehind'>> {
  const follow = await mirror.read((generation) => generation.follow.get('follow'), undefined);
  const mirroredAt = follow?.caughtUpAt ?? null;
  const loading = mirroredAt === null || !isOwnLoaded(follow);
  return {
    mirroredAt,
    ...ownRowsOf(follow),
    loading,
    clockOffset: follow?.clockOffset ?? null,
  };
}

/** Another tab may have received the person's own rows, or handed the mirror to another person. */
export async function noteOwnRows(board: SyncBoard, mirror: Pick<Mirror, 'read'>): Promise<void> {
  const { loadedOwner, leftAt, loading } = await storedContact(mirror);
  if (loadedOwner !== board.contact().loadedOwner) board.setContact({ loadedOwner, leftAt, loading });
}

async function count({ outbox, device }: Waiting, visitors: Outbox): Promise<Counted> {
  const refused = ['attend', 'conflict', 'park'];
  const queuedIn = (one: Outbox | null) => one?.writes.where('state').equals('queued').count() ?? 0;
  const toAttendIn = async (one: Outbox | null) =>
    (
      (await one?.writes
        .where('state')
        .anyOf([...refused, 'queued'])
        .sortBy('seq')) ?? []
    ).filter((write) => write.state !== 'queued' || isLongTried(write));
  const [queued, queuedScans, visitorWrites, writes, uploads, visitorWritesToAttend, scans, tried, armed] =
    await Promise.all([
      queuedIn(outbox),
      device.scans.where('state').equals('queued').count(),
      queuedIn(visitors),
      toAttendIn(outbox),
      uploadsIn(outbox),
      toAttendIn(visitors),
      device.scans.where('state').anyOf(refused).sortBy('seq'),
      device.scans.where('state').equals('queued').and(isLongTried).sortBy('seq'),
      device.fact('armed'),
    ]);
  const phone = armed?.device;
  return {
    waiting: queued + queuedScans,
    waitingForLogin: phone === undefined ? queued + queuedScans : queued,
    visitorWrites,
    uploads,
    toAttend: [
      ...[...writes, ...visitorWritesToAttend].map(writeToAttend),
      ...scans.map(scanToAttend),
      ...triedScans(tried),
    ],
    device: phone === undefined || phone.disarmed ? null : phone,
    disarmedDoor: phone?.fromAfar === true ? phone.name : null,
  };
}

/** In the order in which they were added. */
async function uploadsIn(outbox: Outbox | null): Promise<SyncState['uploads']> {
  const files = (await outbox?.files.toArray()) ?? [];
  const writes = (await outbox?.writes.bulkGet(files.map(({ key }) => key))) ?? [];
  return files.flatMap(({ key, sent, size }, rank) => {
    const write = writes[rank];
    return write?.state === 'queued' ? [{ key, lane: write.lane, label: write.label, sent, size }] : [];
  });
}

function writeToAttend({ key, lane, label, at, state, error, trouble }: OutboxWrite): WriteToAttend {
  return { key, lane, label, at, reason: reasonOf(state), error: error ?? trouble?.error ?? null };
}

function scanToAttend({ key, scan, at, state, error, result }: OutboxScan): WriteToAttend {
  const refusal: ErrorBody | null =
    result?.message === undefined ? null : { code: 'wrong-state', message: result.message };
  const label = `Scan de ${hourOf(scan.at)}`;
  return { key, lane: null, label, at, reason: reasonOf(state), error: error ?? refusal };
}

/** Long-tried scans are shown as one entry, since they are sent together. */
function triedScans(scans: readonly OutboxScan[]): readonly WriteToAttend[] {
  const [first] = scans;
  if (first === undefined) return [];
  const { key, at, scan, trouble } = first;
  const label =
    scans.length === 1 ? `Scan de ${hourOf(scan.at)}` : `${scans.length} scans depuis ${hourOf(scan.at)}`;
  return [{ key, lane: null, label, at, reason: 'trying', error: trouble?.error ?? null }];
}

function reasonOf(state: OutboxWrite['state']): WriteToAttend['reason'] {
  if (state === 'queued') return 'trying';
  return state === 'conflict' || state === 'park' ? state : 'attend';
}

/** `20 h 14`, in Paris. */
function hourOf(moment: Date): string {
  const wire = formatWireDate(moment);
  return `${wire.slice(11, 13)} h ${wire.slice(14, 16)}`;
}
