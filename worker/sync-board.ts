import type { ErrorAnswer } from '#common/contract/errors';
import { formatWireDate } from '#common/base/paris-time';
import type { OutboxScan } from '#mirror/device';
import type { OutboxWrite } from '#mirror/outbox';
import type { SessionState, SyncState, WriteToAttend } from './api';
import type { Waiting } from './queue/reflect';
import type { Contact } from './tabs';

/** Keeps the state that the page always shows, and tells whoever watches when it changed. */
export interface SyncBoard {
  contact(): Contact;
  /** Changes how the server was last met. */
  meet(change: Partial<Contact>): void;
  /** Counts anew what the databases hold. */
  recount(): Promise<void>;
  watch(listener: (state: SyncState) => void): number;
  unwatch(watcher: number): void;
}

interface Needs {
  readonly waiting: () => Waiting;
  readonly session: () => SessionState;
}

type Counted = Pick<SyncState, 'waiting' | 'toAttend' | 'device'>;

export function createSyncBoard({ waiting, session }: Needs): SyncBoard {
  const watchers = new Map<number, (state: SyncState) => void>();
  let contact: Contact = { line: 'unknown', mirroredAt: null, loading: true, clockOffset: null };
  let counted: Counted = { waiting: 0, toAttend: [], device: null };
  let last = 0;

  const state = (): SyncState => ({ ...contact, ...counted, session: session() });
  const publish = () => {
    for (const listener of watchers.values()) listener(state());
  };

  return {
    contact: () => contact,
    meet(change) {
      const next = { ...contact, ...change };
      const keys = Object.keys(next) as (keyof Contact)[];
      const isSame = keys.every((key) => next[key]?.valueOf() === contact[key]?.valueOf());
      contact = next;
      if (!isSame) publish();
    },
    async recount() {
      counted = await count(waiting());
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

async function count({ outbox, device }: Waiting): Promise<Counted> {
  const refused = ['attend', 'conflict', 'park'];
  const [queued, queuedScans, writes, scans, armed] = await Promise.all([
    outbox?.writes.where('state').equals('queued').count() ?? 0,
    device.scans.where('state').equals('queued').count(),
    outbox?.writes.where('state').anyOf(refused).sortBy('seq') ?? [],
    device.scans.where('state').anyOf(refused).sortBy('seq'),
    device.fact('armed'),
  ]);
  const phone = armed?.device;
  return {
    waiting: queued + queuedScans,
    toAttend: [...writes.map(writeToAttend), ...scans.map(scanToAttend)],
    device: phone === undefined || phone.disarmed ? null : phone,
  };
}

function writeToAttend({ key, label, at, state, error }: OutboxWrite): WriteToAttend {
  return { key, label, at, reason: reasonOf(state), error: error ?? null };
}

function scanToAttend({ key, scan, at, state, error, result }: OutboxScan): WriteToAttend {
  const refusal: ErrorAnswer | null =
    result?.message === undefined ? null : { code: 'wrong-state', message: result.message };
  return { key, label: `Scan de ${hourOf(scan.at)}`, at, reason: reasonOf(state), error: error ?? refusal };
}

const reasonOf = (state: OutboxWrite['state']) =>
  state === 'conflict' || state === 'park' ? state : 'attend';

/** `20 h 14`, in Paris. */
function hourOf(moment: Date): string {
  const wire = formatWireDate(moment);
  return `${wire.slice(11, 13)} h ${wire.slice(14, 16)}`;
}
