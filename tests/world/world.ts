import { uuidV7 } from '#common/base/uuid';
import type { RoleCode } from '#common/contract/roles';
import { type Chance, createChance } from './chance';
import { type FakeBrowser, type Tab, createFakeBrowser } from './fake-browser';
import { type FakeNetwork, createFakeNetwork } from './fake-network';
import { type Ledger, createLedger } from './ledger';
import { type ModelServer, type Person, createModelServer } from './model-server';
import { type Scheduler, createScheduler } from './scheduler';

/** What may happen in a run besides the work itself. */
export interface WorldOptions {
  readonly seed: number;
  readonly steps: number;
  readonly devices: number;
  readonly faults: number;
  readonly kills: boolean;
  readonly restores: boolean;
  readonly roleChanges: boolean;
}

export interface World {
  readonly chance: Chance;
  readonly scheduler: Scheduler;
  readonly server: ModelServer;
  readonly network: FakeNetwork;
  readonly browsers: readonly FakeBrowser[];
  readonly ledger: Ledger;
}

const START = Date.parse('2026-11-21T19:00:00+01:00');

const editorRoles: readonly RoleCode[] = ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN_CONTENT'];
const doorRoles: readonly RoleCode[] = ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_BILLETTERIE'];

const troupe: readonly Person[] = [
  { uuid: '0190a000-0000-7000-8000-000000000004', email: 'colette@troupe.example', roles: editorRoles },
  { uuid: '0190a000-0000-7000-8000-000000000010', email: 'bertrand@troupe.example', roles: doorRoles },
  {
    uuid: '0190a000-0000-7000-8000-000000000008',
    email: 'agathe@troupe.example',
    roles: ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN'],
  },
];

/** Lives one evening with these people, phones and mishaps, up to the moment when faults stop. */
export async function liveThrough(
  options: WorldOptions,
  check: (world: World) => Promise<void>,
): Promise<void> {
  const chance = createChance(options.seed);
  const scheduler = createScheduler(chance, START);
  try {
    const world = createWorld(options, chance, scheduler);
    for (let step = 0; step < options.steps; step += 1) {
      await scheduler.run(1 + chance.integer(40));
      await happen(world, options);
    }
    await calmDown(world);
    await check(world);
  } finally {
    scheduler.close();
  }
}

function createWorld(options: WorldOptions, chance: Chance, scheduler: Scheduler): World {
  const server = createModelServer(chance, () => scheduler.now(), troupe);
  const network = createFakeNetwork(chance, scheduler, server.answer);
  network.setFaults(options.faults);
  const parts = { chance, scheduler, network };
  const browsers = Array.from({ length: options.devices }, (_, rank) => {
    const browser = createFakeBrowser(`phone-${rank + 1}`, parts);
    browser.clockError = chance.pick([0, 0, 3_600_000, -86_400_000]);
    start(browser, scheduler);
    return browser;
  });
  return { chance, scheduler, server, network, browsers, ledger: createLedger() };
}

function start(browser: FakeBrowser, scheduler: Scheduler): Tab {
  const tab = browser.openTab();
  scheduler.queue(tab.name, () => void tab.worker.start({ path: '/breve', firstRows: null }));
  return tab;
}

async function happen(world: World, options: WorldOptions): Promise<void> {
  const { chance, scheduler, network, server } = world;
  const browser = chance.pick(world.browsers);
  const dice = chance.next();
  if (dice < 0.4) await network.deliver();
  else if (dice < 0.6) scheduler.advance(chance.pick([100, 2_000, 20_000, 400_000]));
  else if (dice < 0.85) act(world, browser);
  else if (dice < 0.9) server.editElsewhere(`Ailleurs ${chance.integer(1e6)}`);
  else if (dice < 0.93) network.cut(browser.name, chance.happens(0.4));
  else if (dice < 0.96 && options.kills) killOrOpen(world, browser);
  else if (dice < 0.98 && options.roleChanges)
    server.setRoles(
      chance.pick(troupe).uuid,
      chance.pick([editorRoles, doorRoles, ['ROLE_USER'], ['ROLE_USER', 'ROLE_ADMIN']]),
    );
  else if (options.restores && chance.happens(0.5)) server.backUp();
  else if (options.restores && server.restore()) world.ledger.noteRestore();
}

function killOrOpen({ chance, scheduler }: World, browser: FakeBrowser): void {
  const tab = browser.tabs[0];
  if (tab !== undefined && chance.happens(0.6)) browser.kill(chance.pick(browser.tabs));
  if (browser.tabs.length === 0 || (browser.tabs.length < 3 && chance.happens(0.4)))
    start(browser, scheduler);
}

/** Somebody does something in one of the tabs of this phone. */
function act(world: World, browser: FakeBrowser): void {
  const { chance, scheduler } = world;
  if (browser.tabs.length === 0) return;
  const tab = chance.pick(browser.tabs);
  const dice = chance.next();
  const action = dice < 0.2 ? login : dice < 0.24 ? logout : dice < 0.34 ? arm : dice < 0.6 ? scan : saveNews;
  scheduler.queue(tab.name, () => void action(world, browser, tab));
}

async function login({ chance }: World, _browser: FakeBrowser, { worker }: Tab): Promise<void> {
  await worker.login(chance.pick(troupe).email, 'Rideau-1984!');
}

async function logout(_world: World, _browser: FakeBrowser, { worker }: Tab): Promise<void> {
  await worker.logout();
}

async function arm(_world: World, _browser: FakeBrowser, { worker }: Tab): Promise<void> {
  await worker.armDevice('Porte A');
}

async function scan(
  { server, scheduler, chance, ledger }: World,
  browser: FakeBrowser,
  tab: Tab,
): Promise<void> {
  const saved = await tab.worker.enqueueScan({
    ticket: chance.pick([...server.feed.visible('door-tickets', ['billetterie'], scheduler.now()).keys()]),
    code: null,
    dateUuid: server.dateUuid,
    kind: 'entry',
    count: 1,
    undoes: null,
    paid: false,
    at: new Date(scheduler.now()),
  });
  if (saved.ok && tab.isAlive())
    ledger.save({ key: saved.value.key, device: browser.name, isScan: true, thing: 'scan', title: null });
}

async function saveNews(world: World, browser: FakeBrowser, tab: Tab): Promise<void> {
  const { chance, scheduler, ledger } = world;
  const user = await sessionOf(tab);
  if (user === null) return;
  const known = (await browser.page.list({ limit: 200 })).data;
  const isNew = known.length === 0 || chance.happens(0.35);
  const { uuid, version } = isNew
    ? { uuid: uuidV7(scheduler.now(), chance.bytes(10)), version: null }
    : chance.pick(known);
  const isDeleting = !isNew && chance.happens(0.15);
  const title = `Brève ${chance.integer(1e9)}`;
  const saved = await tab.worker.enqueue({
    call: isNew ? 'createNews' : isDeleting ? 'deleteNews' : 'updateNews',
    params: isNew ? {} : { slug: uuid },
    body: isDeleting ? null : newsBody(uuid, title, isNew),
    lane: `news:${uuid}`,
    base: version,
    label: title,
  });
  if (!saved.ok || !tab.isAlive()) return;
  ledger.save({
    key: saved.value.key,
    device: browser.name,
    isScan: false,
    thing: `news:${uuid}`,
    title: isDeleting ? null : title,
  });
}

function newsBody(uuid: string, title: string, isNew: boolean) {
  return {
    ...(isNew && { uuid }),
    title,
    description: '',
    content: { type: 'adls-text', content: [] },
    years: [2026],
    spectacleTypes: [],
  };
}

async function sessionOf({ worker }: Tab): Promise<string | null> {
  let user: string | null = null;
  const watcher = await worker.watch(({ session }) => {
    user = session.kind === 'open' ? session.session.user.uuid : null;
  });
  await worker.unwatch(watcher);
  return user;
}

/** Faults stop, every phone is switched on and in line, and is given the time that it asks for. */
async function calmDown(world: World): Promise<void> {
  const { scheduler, network, browsers } = world;
  network.setFaults(0);
  for (const browser of browsers) {
    network.cut(browser.name, false);
    if (browser.tabs.length === 0) start(browser, scheduler);
  }
  await quieten(world, 15 * 60_000);
  for (const browser of browsers)
    for (const tab of browser.tabs) scheduler.queue(tab.name, () => void tab.worker.synchronise());
  await quieten(world, 2 * 60_000);
}

async function quieten({ scheduler, network }: World, milliseconds: number): Promise<void> {
  const end = scheduler.now() + milliseconds;
  while (scheduler.now() < end) {
    while (!(await scheduler.run(500)));
    if (network.inFlight() > 0) await network.deliver();
    else scheduler.advance(end - scheduler.now());
  }
  while (!(await scheduler.run(500)) || network.inFlight() > 0) await network.deliver();
}
