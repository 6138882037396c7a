import { laneOf } from '#common/rules/lane';
import type { Device, OutboxScan } from '#mirror/device';
import type { Generation, PendingWrite } from '#mirror/generation';
import type { Outbox, OutboxWrite } from '#mirror/outbox';
import { applyOverlay, liftOverlay } from './overlay';

/** Where writes wait on this device: the outbox of whoever is logged in, and the device's own. */
export interface Waiting {
  readonly outbox: Outbox | null;
  readonly device: Device;
}

const ROUNDS = 5;

/**
 * Makes a generation show these writes as the outboxes have them: what waits is laid over its rows, what was settled,
 * refused or given up is lifted. The outboxes are databases of their own, which no transaction here can hold still: so
 * they are read again afterwards, until nothing has changed meanwhile.
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

/** What lies over a person's rows from the first. */
export async function readWaiting({ outbox, device }: Waiting): Promise<readonly PendingWrite[]> {
  const keys = await waitingKeys({ outbox, device });
  const wanted = await readPending({ outbox, device }, keys);
  return [...wanted.values()].map((one) => ({ ...one, settled: false }));
}

/**
 * The same for everything: at start, before a generation takes over, and for a new owner. An acknowledged edit that
 * this generation does not show is applied only over the version it was made on, which later saves build upon; where
 * there is none, it is not re-applied, since the rows may already contain it, and what others made of it since. A scan
 * is a fact that nothing overwrites, and the door must not forget one.
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

/** In one transaction: takes the pending writes of these keys for the wanted ones, and lays their things anew. */
function replacePending(
  generation: Generation,
  { outbox }: Waiting,
  keys: readonly string[],
  wanted: Wanted,
): Promise<void> {
  return generation.database.transaction('rw', generation.database.tables, async () => {
    const state = await generation.follow.get('follow');
    if (state === undefined) return;
    // A person's writes lie over their own rows alone, and are lifted with them when another person comes.
    const isTheirs = ({ device }: Pick<PendingWrite, 'device'>) =>
      device !== null || state.owner === outbox?.owner;
    const known = await generation.pending.bulkGet([...keys]);
    const before = known.flatMap((pending) => (pending !== undefined && isTheirs(pending) ? [pending] : []));
    const settled = new Set(before.filter((pending) => pending.settled).map(({ key }) => key));
    const shown = new Map(before.map((pending) => [pending.key, pending]));
    const mayShow = [...wanted.values()].filter(isTheirs).map((one) => newest(shown.get(one.key), one));
    const things = [...new Set([...before, ...mayShow].map(({ thing }) => thing))];
    await liftOverlay(generation, things);
    await generation.pending.bulkDelete(before.map(({ key }) => key));
    await generation.pending.bulkPut(mayShow.map((one) => ({ ...one, settled: settled.has(one.key) })));
    await applyOverlay(generation, things, state.scopes);
  });
}

/** What was read before a later save was taken in must not show the earlier words again. */
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
