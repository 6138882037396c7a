import { act, start } from './acts';
import { calmDown, live, openCounters, quieten } from './calm';
import { actAtCounter } from './counter-acts';
import { adminRoles, doorRoles, editorRoles, otherRoles, troupe } from './troupe';
import { type Chance, createChance } from './chance';
import { type FakeBrowser, createFakeBrowser } from './fake-browser';
import { type FakeNetwork, createFakeNetwork } from './fake-network';
import { type Ledger, createLedger } from './ledger';
import { whileRunning } from './kept';
import type { WorldServer } from './world-server';
import { type Scheduler, createScheduler } from './scheduler';
import { readHeldKeys } from './screen';

/** What may happen in a run besides the work itself. */
export interface WorldOptions {
  readonly seed: number;
  readonly steps: number;
  readonly devices: number;
  readonly faults: number;
  /** How often a tab is killed or opened, of all steps. */
  readonly kills: number;
  readonly restores: boolean;
  readonly roleChanges: boolean;
  /** The server's clock jumps, both ways and by days, and comes back. */
  readonly clockJumps: boolean;
  /** Browsers lose some of their databases, or all. */
  readonly evictions: boolean;
  /** Browsers may ignore an abort: a request that is lost never ends. */
  readonly deaf: boolean;
  /** Browsers may find a newer build, beside tabs that go on with this one. */
  readonly builds: boolean;
  /** The first phone is on a line of 50 kbit/s. */
  readonly thin: boolean;
  /** Between two steps an hour, a night or a month may pass; absent: an evening goes by. */
  readonly days?: boolean;
  /** Seats are sold at the door, and people look at what was refused; absent: they do not. */
  readonly counter?: boolean;
}

export interface World {
  readonly chance: Chance;
  readonly scheduler: Scheduler;
  readonly server: WorldServer;
  readonly network: FakeNetwork;
  readonly browsers: readonly FakeBrowser[];
  readonly ledger: Ledger;
  /** How far the server's clock is ahead, in milliseconds. */
  readonly clock: { error: number };
  readonly hasCounter: boolean;
}

/** A good clock, an hour ahead, a day behind. */
const CLOCK_ERRORS = [0, 0, 3_600_000, -86_400_000];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A server keeps its log for 90 days, and what it answered under a key for a hundred. */
const MOST_DAYS = 80 * DAY;
const PAUSES = [HOUR / 3, HOUR / 3, HOUR, 11 * HOUR, 11 * HOUR, 8 * DAY, 31 * DAY];
const SERVER_CLOCK_ERRORS = [48 * HOUR, 2 * HOUR, -2 * HOUR, -48 * HOUR];

const START = Date.parse('2026-11-21T19:00:00+01:00');

/** Lives one evening with these people, phones and mishaps, up to the moment when faults stop. */
export async function liveThrough(
  options: WorldOptions,
  openServer: (chance: Chance, now: () => number) => Promise<WorldServer>,
  check: (world: World) => Promise<void>,
): Promise<void> {
  const chance = createChance(options.seed);
  const scheduler = createScheduler(chance, START);
  try {
    const clock = { error: 0 };
    const serverNow = () => scheduler.now() + clock.error;
    const server = await scheduler.outside(() => openServer(chance, serverNow));
    const world = createWorld(options, { chance, scheduler, server, clock });
    if (world.hasCounter) await openCounters(world, options);
    let left = options.days === true ? MOST_DAYS : 0;
    for (let step = 0; step < options.steps; step += 1) {
      await live(world, 1 + chance.integer(40));
      await happen(world, options);
      if (left > 0 && chance.happens(0.08)) left -= await letTimePass(world, left);
    }
    await calmDown(world);
    await check(world);
  } finally {
    scheduler.close();
  }
}

function createWorld(
  options: WorldOptions,
  { chance, scheduler, server, clock }: Pick<World, 'chance' | 'scheduler' | 'server' | 'clock'>,
): World {
  const network = createFakeNetwork(chance, scheduler, (request) =>
    scheduler.outside(() => server.answer(request)),
  );
  network.setFaults(options.faults, options.deaf);
  const hasCounter = options.counter === true;
  if (options.thin) network.thin('phone-1', true);
  const parts = { chance, scheduler, network };
  const browsers = Array.from({ length: options.devices }, (_, rank) => {
    const browser = createFakeBrowser(`phone-${rank + 1}`, parts);
    browser.setClock(chance.pick(CLOCK_ERRORS));
    start(browser, scheduler);
    return browser;
  });
  return { chance, scheduler, server, network, browsers, ledger: createLedger(), clock, hasCounter };
}

async function happen(world: World, options: WorldOptions): Promise<void> {
  const { chance, scheduler, network, server } = world;
  const browser = chance.pick(world.browsers);
  if (chance.happens(options.kills)) killOrOpen(world, browser);
  if (world.hasCounter && chance.happens(0.9)) actAtCounter(world, browser);
  if (world.hasCounter && options.roleChanges && chance.happens(0.03)) await changeRoles(world);
  const dice = chance.next();
  if (dice < 0.4) await network.deliver();
  else if (dice < 0.6) scheduler.advance(chance.pick([100, 2_000, 20_000, 400_000]));
  else if (dice < 0.86) (world.hasCounter ? actAtCounter : act)(world, browser);
  else if (dice < 0.92)
    await scheduler.outside(() => server.editElsewhere(`Ailleurs ${chance.integer(1e6)}`));
  else if (dice < 0.96) network.cut(browser.name, chance.happens(0.4));
  else if (dice < 0.965) browser.setClock(chance.pick(CLOCK_ERRORS));
  else if (dice < 0.97 && options.kills > 0) freezeOrThaw(world, browser);
  else if (dice < 0.98 && options.roleChanges) await changeRoles(world);
  else if (dice < 0.985 && options.clockJumps) jumpClock(world);
  else if (dice < 0.987 && options.builds) browser.isUpdated = true;
  else if (dice < 0.99 && options.evictions) await evict(world, browser);
  else if (options.restores && chance.happens(0.5)) await server.backUp();
  else if (options.restores && (await server.restore())) world.ledger.noteRestore();
}

async function changeRoles({ chance, scheduler, server }: World): Promise<void> {
  const { uuid } = chance.pick(troupe);
  const roles = chance.pick([editorRoles, doorRoles, otherRoles, adminRoles]);
  await scheduler.outside(() => server.setRoles(uuid, roles));
}

/**
 * Everybody goes home: some tabs are closed or killed, the others sleep with their machine, and go on when it wakes.
 * @returns how long nobody was there, in milliseconds
 */
async function letTimePass(world: World, most: number): Promise<number> {
  const { chance, scheduler, browsers } = world;
  const pause = Math.min(most, chance.pick(PAUSES));
  for (const browser of browsers) {
    for (const tab of browser.tabs) if (chance.happens(0.6)) browser.kill(tab);
    if (chance.happens(0.3)) browser.thaw();
  }
  scheduler.leap(pause);
  for (const browser of browsers)
    if (browser.tabs.length === 0 && chance.happens(0.8)) start(browser, scheduler);
  // Most people come back to read what is new.
  if (chance.happens(0.7)) await quieten(world, 60_000);
  return pause;
}

function jumpClock({ chance, clock, ledger }: World): void {
  clock.error = clock.error === 0 ? chance.pick(SERVER_CLOCK_ERRORS) : 0;
  ledger.noteClockJump();
}

/** What a browser takes back when its disk is full, or a person who clears it; the site is not open meanwhile. */
async function evict(world: World, browser: FakeBrowser): Promise<void> {
  const { chance, scheduler, ledger } = world;
  for (const tab of browser.tabs) browser.kill(tab);
  browser.watch.close();
  const part = chance.pick(['mirror', 'outbox', 'device', 'all'] as const);
  const isGone = {
    mirror: (name: string) => name === 'directory' || name.startsWith('mirror-'),
    outbox: (name: string) => name.startsWith('outbox-'),
    device: (name: string) => name === 'device',
    all: () => true,
  }[part];
  const before = readHeldKeys(browser.storage.indexedDB);
  // Whoever opens one of them then waits until it is gone.
  await whileRunning(world, browser.evict(isGone));
  const after = readHeldKeys(browser.storage.indexedDB);
  ledger.noteEviction(browser.name, {
    gone: new Set([...before].filter((key) => !after.has(key))),
    lostOutbox: part === 'outbox' || part === 'all',
    keyless: part === 'device' ? await notYetSent(world, after) : new Set(),
  });
  start(browser, scheduler);
}

async function notYetSent(
  { scheduler, server }: World,
  held: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const effects = await scheduler.outside(() => server.effects());
  const sent = new Set(effects.map(({ key }) => key));
  return new Set([...held].filter((key) => !sent.has(key)));
}

function killOrOpen({ chance, scheduler }: World, browser: FakeBrowser): void {
  const tab = browser.tabs[0];
  if (tab !== undefined && chance.happens(0.6)) browser.kill(chance.pick(browser.tabs));
  if (browser.tabs.length === 0 || (browser.tabs.length < 3 && chance.happens(0.4)))
    start(browser, scheduler);
}

function freezeOrThaw({ chance }: World, browser: FakeBrowser): void {
  if (browser.tabs.length > 1 && chance.happens(0.7)) browser.freeze(chance.pick(browser.tabs));
  else browser.thaw();
}
