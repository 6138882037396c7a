import { laneOf } from '#common/rules/lane';
import type { Device, OutboxScan } from '#mirror/device';
import type { Generation, PendingWrite } from '#mirror/generation';
import type { Outbox, OutboxWrite } from '#mirror/outbox';
import { applyOverlay, liftOverlay, withTheirLists } from './overlay';

/** Where writes wait on this device: the outbox of the person logged in, and the device's own database. */
export interface Waiting {
  readonly outbox: Outbox | null;
  readonly device: Device;
}

const ROUNDS = 5;

/**
 * Makes a generation show these writes as the outboxes have them: waiting ones are laid over its rows; settled, refused
 * or discarded ones are lifted. The outboxes are separate databases, which no transaction here can lock: so they are
 * read again afterwards, until nothing has changed meanwhile.
 */
export async function reflect(
  generation: Generation,
  waiting: Waiting,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  let wanted = await readPending(waiting, keys);
  for (let round = 0; round < ROUNDS; round += 1) {
    await replacePending(generation, waiting, keys, wanted);
    const now = await readPending(waiting, keys);
    if (isSame(wanted, now)) return;
    wanted = now;
  }
}

/** The writes laid over a person's rows from the start. */
export async function readWaiting({ outbox, device }: Waiting): Promise<readonly PendingWrite[]> {
  const keys = await waitingKeys({ outbox, device });
  const wanted = await readPending({ outbox, device }, keys);
  return [...wanted.values()].map((one) => ({ ...one, settled: false }));
}

/**
 * Reflects all writes: at start, before a generation takes over, and for a new owner. An acknowledged edit that this
 * generation does not show is applied only over the version it was based on, since later saves build on it; without
 * such a version it is not re-applied, since the rows may already contain it, and later edits by others. Scans are
 * always applied: nothing overwrites them, and the door must not lose one.
 */
export async function reflectAll(generation: Generation, waiting: Waiting): Promise<void> {
  const [shown, keys] = await Promise.all([
    generation.pending.toCollection().primaryKeys(),
    waitingKeys(waiting),
  ]);
  await reflect(generation, waiting, [...new Set([...shown, ...keys])]);
}

async function waitingKeys({ outbox, device }: Waiting): Promise<readonly string[]> {
  const [writes, scans] = await Promise.all([
    outbox?.writes.where('state').anyOf('queued', 'acknowledged').toArray() ?? [],
    device.scans.where('state').anyOf('queued', 'acknowledged').primaryKeys(),
  ]);
  const hasPlace = ({ state, ifMatch }: OutboxWrite) => state === 'queued' || ifMatch != null;
  return [...writes.filter(hasPlace).map(({ key }) => key), ...scans];
}

type Wanted = ReadonlyMap<string, Omit<PendingWrite, 'settled'>>;

async function readPending({ outbox, device }: Waiting, keys: readonly string[]): Promise<Wanted> {
  const [writes, scans] = await Promise.all([
    outbox?.writes.bulkGet([...keys]) ?? [],
    device.scans.bulkGet([...keys]),
  ]);
  const pending = [
    ...writes.flatMap((write) => (isShown(write) ? [pendingOfWrite(write)] : [])),
    ...scans.flatMap((scan) => (isShown(scan) ? [pendingOfScan(scan)] : [])),
  ];
  return new Map(pending.map((one) => [one.key, one]));
}

function isShown<Write extends OutboxWrite | OutboxScan>(write: Write | undefined): write is Write {
  return (
    write !== undefined &&
    write.again !== true &&
    (write.state === 'queued' || write.state === 'acknowledged')
  );
}

/** In one transaction: replaces the pending writes of these keys by the wanted ones, and reapplies the overlay. */
function replacePending(
  generation: Generation,
  { outbox }: Waiting,
  keys: readonly string[],
  wanted: Wanted,
): Promise<void> {
  return generation.database.transaction('rw', generation.database.tables, async () => {
    const state = await generation.follow.get('follow');
    if (state === undefined) return;
    // A person's writes are laid over their own rows only, and are lifted with them when the owner changes.
    const isTheirs = ({ device }: Pick<PendingWrite, 'device'>) =>
      device !== null || state.owner === outbox?.owner;
    const known = await generation.pending.bulkGet([...keys]);
    const before = known.flatMap((pending) => (pending !== undefined && isTheirs(pending) ? [pending] : []));
    const settled = new Set(before.filter((pending) => pending.settled).map(({ key }) => key));
    const shown = new Map(before.map((pending) => [pending.key, pending]));
    const mayShow = [...wanted.values()].filter(isTheirs).map((one) => newest(shown.get(one.key), one));
    const concerned = [...before, ...mayShow].map(({ thing }) => thing);
    const things = await withTheirLists(generation, concerned);
    await liftOverlay(generation, things);
    await generation.pending.bulkDelete(before.map(({ key }) => key));
    await generation.pending.bulkPut(mayShow.map((one) => ({ ...one, settled: settled.has(one.key) })));
    await applyOverlay(generation, things, state.scopes);
  });
}

/** Writes read before a later save was merged must not show the earlier values again. */
function newest(shown: PendingWrite | undefined, read: Omit<PendingWrite, 'settled'>) {
  const editionOf = ({ lying }: Pick<PendingWrite, 'lying'>) => lying?.edition ?? 0;
  return shown !== undefined && editionOf(shown) > editionOf(read) ? shown : read;
}

function isSame(one: Wanted, other: Wanted): boolean {
  return (
    one.size === other.size &&
    [...one].every(([key, { at, status }]) => {
      const now = other.get(key);
      return now !== undefined && now.at.getTime() === at.getTime() && now.status === status;
    })
  );
}

function pendingOfWrite(write: OutboxWrite): Omit<PendingWrite, 'settled'> {
  const { key, seq, at, call, params, body, author, lane, label, base, behind, edition, ifMatch, sentAt } =
    write;
  const sent = sentAt !== undefined && ifMatch !== undefined && { sentAt, ifMatch };
  const lying = { label, base, behind, ...(edition !== undefined && { edition }), ...sent };
  return { key, thing: lane, seq, at, call, params, body, author, device: null, status: null, lying };
}

function pendingOfScan({
  key,
  seq,
  at,
  scan,
  author,
  deviceName,
  result,
  isTakenOver,
}: OutboxScan): Omit<PendingWrite, 'settled'> {
  return {
    key,
    thing: laneOf('scan', key),
    seq,
    at,
    call: 'sendScans',
    params: {},
    body: scan,
    author,
    device: { uuid: scan.device, name: deviceName, seq: scan.seq, ...(isTakenOver && { isTakenOver }) },
    status: result?.status ?? null,
  };
}
