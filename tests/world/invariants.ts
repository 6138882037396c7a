import type { Session } from '#common/contract/people/session';
import { create } from 'superstruct';
import { type Collection, collectionNames } from '#common/contract/feed/collection-names';
import { type EndpointName, endpoints } from '#common/contract/calls/endpoints';
import { permissions } from '#common/contract/calls/permissions';
import type { RoleCode } from '#common/contract/people/roles';
import { user } from '#common/contract/people/user';
import { isAllowed } from '#common/rules/is-allowed';
import { createMirror } from '#mirror/database';
import { openDevice } from '#mirror/device';
import { type OutboxWrite, openOutbox } from '#mirror/outbox';
import { unshelve } from '#mirror/shelf';
import { encodeWire } from '#common/base/wire';
import { counterFaults } from './counter-faults';
import { draftFaults } from './draft-faults';
import type { FakeBrowser } from './fake-browser';
import { type Kept, findKept, whileRunning } from './kept';
import { flickers } from './flickers';
import type { LedgerEntry } from './ledger';
import type { World } from './world';
import type { Rows } from './world-server';

/** Everything that must hold once faults have stopped. Each violation is a sentence. */
export async function violations(world: World): Promise<readonly string[]> {
  const found: string[] = [];
  for (const browser of world.browsers) {
    const seen = await look(world, browser);
    const expected = await world.scheduler.outside(() => world.server.visible(seen.owner));
    found.push(
      ...mirrorFaults(browser, seen, expected),
      ...queueFaults(browser, seen, rolesOf(seen, expected)),
    );
    for (const report of browser.reports) found.push(`${browser.name}: reported ${String(report)}`);
  }
  found.push(...(await ledgerFaults(world)), ...(await draftFaults(world)));
  found.push(...requestFaults(world), ...flickers(world));
  if (world.hasCounter) found.push(...(await counterFaults(world)));
  return found;
}

interface Seen {
  readonly owner: string | null;
  readonly rows: ReadonlyMap<Collection, ReadonlyMap<string, string>>;
  readonly filling: boolean;
  readonly covered: number;
  readonly writes: readonly OutboxWrite[];
  readonly scans: readonly { readonly key: string; readonly state: string }[];
  readonly isDoor: boolean;
}

/** Nobody is logged in whose tokens have both expired; the device keeps them, since its clock may be wrong. */
const isGoodAt = ({ expiresAt, refreshToken }: Session, now: number): boolean =>
  Math.max(expiresAt.getTime(), refreshToken.expiresAt.getTime()) > now;

/** Reads a phone's databases while its tabs do nothing. */
async function look(world: World, browser: FakeBrowser): Promise<Seen> {
  const mirror = createMirror(browser.storage);
  const device = openDevice(browser.storage);
  const reading = (async (): Promise<Seen> => {
    const stored = (await device.fact('session'))?.session;
    const session = stored !== undefined && isGoodAt(stored, world.scheduler.now()) ? stored : undefined;
    const armed = (await device.fact('armed'))?.device;
    const filling = await mirror.directory.pointers.get('filling');
    const rows = new Map<Collection, ReadonlyMap<string, string>>();
    const covered = await mirror.read(async (generation) => {
      for (const collection of collectionNames) {
        const kept = await generation.rows(collection).toArray();
        rows.set(collection, new Map(kept.map((row) => [row.uuid, textOf(unshelve(row))])));
      }
      return generation.covered.count();
    }, 0);
    const outbox = session === undefined ? null : openOutbox(session.user.uuid, browser.storage);
    const seen = {
      owner: session?.user.uuid ?? null,
      rows,
      filling: filling !== undefined,
      covered,
      writes: (await outbox?.writes.toArray()) ?? [],
      scans: await device.scans.toArray(),
      isDoor: armed !== undefined && !armed.disarmed,
    };
    outbox?.database.close();
    return seen;
  })();
  const seen = await whileRunning(world, reading);
  mirror.close();
  device.database.close();
  return seen;
}

const textOf = (row: object) => encodeWire(Object.fromEntries(Object.entries(row).sort()));

/** 6, 7, 8: at rest the mirror holds what the server would answer this person, and nothing else. */
function mirrorFaults(browser: FakeBrowser, seen: Seen, visible: Rows): string[] {
  const faults: string[] = [];
  if (seen.filling) faults.push(`${browser.name}: a generation is still being filled`);
  if (seen.covered > 0) faults.push(`${browser.name}: ${seen.covered} rows are still covered`);
  for (const collection of collectionNames) {
    // A door without a session keeps its evening.
    if (seen.owner === null && seen.isDoor && collection.startsWith('door-')) continue;
    const expected = visible.get(collection) ?? new Map<string, object>();
    const held = seen.rows.get(collection) ?? new Map<string, string>();
    for (const [key, row] of expected)
      if (held.get(key) !== textOf(row))
        faults.push(
          `${browser.name}: ${collection}/${key} is ${held.get(key) ?? 'missing'}, not ${textOf(row)}`,
        );
    for (const key of held.keys())
      if (!expected.has(key)) faults.push(`${browser.name}: ${collection}/${key} should not be here`);
  }
  return faults;
}

function rolesOf({ owner }: Seen, visible: Rows): ReadonlySet<RoleCode> {
  const account = visible.get('account')?.get(owner ?? '');
  return new Set(account === undefined ? [] : create(account, user).habilitations.map(({ code }) => code));
}

/** 20: what waits either went, or says why not; and nothing waits for a right that is there. */
function queueFaults(
  browser: FakeBrowser,
  { writes, scans, owner, isDoor }: Seen,
  roles: ReadonlySet<RoleCode>,
): string[] {
  const mayCall = (call: EndpointName) => isAllowed(permissions[endpoints[call].who], roles);
  const waitsForRight = (write: OutboxWrite) =>
    write.state === 'queued' &&
    writes.some(({ lane, seq, state }) => lane === write.lane && seq < write.seq && state === 'park');
  const stuck = writes.filter(
    (write) => (write.state === 'queued' || write.state === 'acknowledged') && !waitsForRight(write),
  );
  const stuckScans = scans.filter(
    ({ state }) => state === 'acknowledged' || (state === 'queued' && (isDoor || owner !== null)),
  );
  const parked = [
    ...writes.filter(({ state, call }) => state === 'park' && mayCall(call)),
    ...scans.filter(({ state }) => state === 'park' && mayCall('sendScans')),
  ];
  return [
    ...parked.map(({ key }) => `${browser.name}: ${key} is parked, though its owner has the right to it`),
    ...stuck.map(({ key, state, call }) => `${browser.name}: ${call} ${key} is still ${state}`),
    ...stuckScans.map(({ key, state }) => `${browser.name}: scan ${key} is still ${state}`),
  ];
}

/** 11, 14: each saved write has one effect, under its owner, or one visible refusal. */
async function ledgerFaults(world: World): Promise<string[]> {
  const faults: string[] = [];
  const isGivenUp = ({ device, thing }: LedgerEntry) => world.ledger.isGivenUp(device, thing);
  const all = await world.scheduler.outside(() => world.server.effects());
  for (const entry of world.ledger.entries()) {
    const effects = all.filter(({ key }) => key === entry.key);
    const kept = await findKept(world, entry);
    const isRefused = kept?.state === 'attend' || kept?.state === 'conflict';
    const name = `${entry.device}: ${entry.key} (${entry.thing})`;
    if (kept === null) {
      if (effects.length === 0 && !world.ledger.wasEvicted(entry) && !isGivenUp(entry))
        faults.push(`${name} was saved and is nowhere`);
    } else if (
      kept.state !== 'queued' &&
      kept.state !== 'park' &&
      !isRefused &&
      !kept.isAway &&
      !wasGivenUp(world, entry, kept) &&
      effects.length === 0
    )
      faults.push(`${name} is ${kept.state} without effect`);
    else if (
      (isRefused || wasGivenUpRefused(world, entry, kept)) &&
      effects.length > 0 &&
      !world.ledger.wasRestored() &&
      !isSentOver(world, entry, kept)
    )
      faults.push(`${name} was refused and took effect`);
    if (effects.length > 1 && !world.ledger.wasRestored())
      faults.push(`${name} took effect ${effects.length} times`);
    // A scan that another phone brought is held against what that phone has of it.
    const own = entry.isScan
      ? effects.filter(({ device }) => (device ?? entry.device) === entry.device)
      : effects;
    for (const { user } of own)
      if (kept !== null && user !== kept.author && !(kept.isScan && maySend(world, entry, kept, user)))
        faults.push(`${name} of ${kept.author} was sent as ${user}`);
  }
  return faults;
}

const reasonsOf = ({ ledger }: World, { device, key }: LedgerEntry, { leader }: Kept) =>
  ledger.givenUp(device, [key, ...(leader === null ? [] : [leader])]);

/** A person gave it up, by itself or with what it was based on. */
const wasGivenUp = (world: World, entry: LedgerEntry, kept: Kept) =>
  kept.state === 'discarded' && reasonsOf(world, entry, kept).length > 0;

/** And they did not do so while nobody knew whether the server had it. */
const wasGivenUpRefused = (world: World, entry: LedgerEntry, kept: Kept) =>
  wasGivenUp(world, entry, kept) && !reasonsOf(world, entry, kept).includes('trying');

/**
 * A scan goes as its author, else under the key of the door, and as anybody else only where there is no key, or where the
 * phone took it over and does not know whose it is.
 */
const maySend = ({ ledger }: World, entry: LedgerEntry, { author, hadKey }: Kept, user: string | null) =>
  user === null || author === null || !hadKey || ledger.lostKey(entry) || ledger.wasRestored();

/**
 * Its mirror had not heard of the last save when the outbox was lost: the words before it were sent after those, under the
 * same key, and whoever wrote them sees both.
 */
const isSentOver = ({ ledger }: World, { device }: LedgerEntry, { isReused }: Kept) =>
  isReused && ledger.lostOutbox(device);

/**
 * 19: at most 60 requests in any minute, whatever they were answered. Somebody who logs in and out waits for no budget; and a
 * device whose clock is set cannot tell how long ago its last requests were.
 */
function requestFaults({ network, browsers }: World): string[] {
  return browsers.flatMap(({ name, clockSteps }) => {
    const isOwn = (address: string) => !/^\/api\/(authtokens(?!\/refresh)|changes\/stream)/.test(address);
    const times = network.sent
      .filter(({ device, address }) => device === name && isOwn(address))
      .map(({ at }) => at);
    const isKnown = (from: number) => !clockSteps.some((step) => step >= from && step - from < 60_000);
    const most = Math.max(
      0,
      ...times
        .filter(isKnown)
        .map((at) => times.filter((other) => other >= at && other - at < 60_000).length),
    );
    return most > 60 ? [`${name}: ${most} requests in a minute`] : [];
  });
}
