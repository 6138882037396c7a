import type { ArmedFact, OutboxScan } from '#mirror/device';
import type { Outbox, OutboxWrite } from '#mirror/outbox';
import type { ErrorBody } from '#common/contract/calls/errors';
import { formatWireDate } from '#common/base/paris-time';
import type { SyncState, WriteToAttend } from '../api';
import type { Waiting } from '../queue/reflect';
import { isLongTried } from '../queue/trouble';

/** What the databases of this device hold for the server. */
export type Counted = Pick<
  SyncState,
  | 'waiting'
  | 'waitingForLogin'
  | 'waitingScans'
  | 'visitorWrites'
  | 'visitorBookings'
  | 'toAttend'
  | 'uploads'
  | 'device'
  | 'disarmedDoor'
>;

/**
 * Counts what the databases hold, and finds what a person must look at.
 * @param isElsewhere the site has left this address: what waits is not sent by itself
 */
export async function countWaiting(
  { outbox, device }: Waiting,
  visitors: Outbox,
  isElsewhere: boolean,
): Promise<Counted> {
  const isShown = (write: OutboxWrite | OutboxScan) => isElsewhere || isLongTried(write);
  const refused = ['attend', 'conflict', 'park'];
  const queuedIn = (one: Outbox | null) => one?.writes.where('state').equals('queued').count() ?? 0;
  const bookingsIn = (one: Outbox) =>
    one.writes
      .where('state')
      .equals('queued')
      .and(({ call }) => call === 'createBooking')
      .count();
  const toAttendIn = async (one: Outbox | null) =>
    (
      (await one?.writes
        .where('state')
        .anyOf([...refused, 'queued'])
        .sortBy('seq')) ?? []
    ).filter((write) => write.state !== 'queued' || isShown(write));
  const [
    queued,
    queuedScans,
    visitorWrites,
    visitorBookings,
    writes,
    uploads,
    visitorWritesToAttend,
    scans,
    tried,
    armed,
  ] = await Promise.all([
    queuedIn(outbox),
    device.scans.where('state').equals('queued').count(),
    queuedIn(visitors),
    bookingsIn(visitors),
    toAttendIn(outbox),
    uploadsIn(outbox),
    toAttendIn(visitors),
    device.scans.where('state').anyOf(refused).sortBy('seq'),
    device.scans.where('state').equals('queued').and(isShown).sortBy('seq'),
    device.fact('armed'),
  ]);
  const phone = armed?.device;
  const isKeyKnown = phone !== undefined && phone.isForgotten !== true;
  return {
    waiting: queued + queuedScans,
    waitingForLogin: isKeyKnown ? queued : queued + queuedScans,
    waitingScans: queuedScans + scans.filter(({ state }) => state === 'park').length,
    visitorWrites,
    visitorBookings,
    uploads,
    toAttend: [
      ...[...writes, ...visitorWritesToAttend].map(writeToAttend),
      ...scans.map(scanToAttend),
      ...triedScans(tried),
    ].map((one) => (isElsewhere && one.reason === 'trying' ? { ...one, reason: 'elsewhere' } : one)),
    device: phone === undefined || phone.disarmed ? null : shownOf(phone),
    disarmedDoor: phone?.fromAfar === true ? phone.name : null,
  };
}

/** Its key stays in the worker. */
const shownOf = ({ uuid, name, expiresAt, isForgotten }: ArmedFact) =>
  isForgotten ? { uuid, name, expiresAt, isForgotten } : { uuid, name, expiresAt };

/** In the order in which they were added. */
async function uploadsIn(outbox: Outbox | null): Promise<SyncState['uploads']> {
  const files = (await outbox?.files.toArray()) ?? [];
  const writes = (await outbox?.writes.bulkGet(files.map(({ key }) => key))) ?? [];
  return files.flatMap(({ key, sent, size }, rank) => {
    const write = writes[rank];
    return write?.state === 'queued' ? [{ key, lane: write.lane, label: write.label, sent, size }] : [];
  });
}

/** A refused or long-tried write as its person is shown it. */
function writeToAttend({ key, lane, label, at, state, error, trouble }: OutboxWrite): WriteToAttend {
  return { key, lane, label, at, reason: reasonOf(state), error: error ?? trouble?.error ?? null };
}

/** The same of a scan. */
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
