import { uuidV7 } from '#common/base/uuid';
import { handoverCodes, readHandoverCode } from '#common/rules/scan-handover';
import type { FakeBrowser, Tab } from './fake-browser';
import { RESTORED } from './ledger';
import { readScreen } from './screen';
import type { Scheduler } from './scheduler';
import { troupe } from './troupe';
import type { World } from './world';

/** Somebody does something in one of the tabs of this phone. */
export function act(world: World, browser: FakeBrowser): void {
  const { chance, scheduler } = world;
  if (browser.tabs.length === 0) return;
  const tab = chance.pick(browser.tabs);
  const dice = chance.next();
  const action =
    dice < 0.2
      ? login
      : dice < 0.24
        ? logout
        : dice < 0.34
          ? arm
          : dice < 0.6
            ? scan
            : dice < 0.64
              ? handOver
              : dice < 0.88
                ? saveNews
                : dice < 0.96
                  ? type
                  : restoreNews;
  ask(scheduler, tab, () => action(world, browser, tab));
}

/** Has a tab do something. What fails in one that is gone meanwhile is nobody's any more. */
export function ask(scheduler: Scheduler, tab: Tab, work: () => Promise<void>): void {
  const start = () =>
    work().catch((error: unknown) => {
      if (tab.isAlive()) throw error;
    });
  scheduler.queue(tab.name, () => void start());
}

export async function login({ chance }: World, _browser: FakeBrowser, { worker }: Tab): Promise<void> {
  await worker.login(chance.pick(troupe).email, 'Rideau-1984!');
}

export async function logout(_world: World, _browser: FakeBrowser, { worker }: Tab): Promise<void> {
  await worker.logout();
}

export async function arm(_world: World, _browser: FakeBrowser, { worker }: Tab): Promise<void> {
  await worker.armDevice('Porte A');
}

/** Somebody comes in, or was let in by mistake. */
export async function scan(
  { server, scheduler, chance, ledger }: World,
  browser: FakeBrowser,
  tab: Tab,
): Promise<void> {
  const made = ledger.entries().filter(({ device, isScan }) => device === browser.name && isScan);
  const undone = made.length > 0 && chance.happens(0.2) ? chance.pick(made) : null;
  const ticket = undone?.thing.slice('ticket:'.length) ?? chance.pick(server.tickets);
  const saved = await tab.worker.enqueueScan({
    ticket,
    code: null,
    dateUuid: server.dateUuid,
    kind: undone === null ? 'entry' : 'undo',
    count: 1,
    undoes: undone?.key ?? null,
    paid: false,
    at: new Date(scheduler.now()),
  });
  if (saved.ok && tab.isAlive())
    ledger.save({
      key: saved.value.key,
      device: browser.name,
      isScan: true,
      thing: `ticket:${ticket}`,
      title: null,
    });
}

/** Another phone reads this one's scans from its screen, or as many codes of them as it can. */
async function handOver(world: World, browser: FakeBrowser, { worker }: Tab): Promise<void> {
  const { server, scheduler, chance, ledger, browsers } = world;
  const others = browsers.filter((one) => one !== browser && one.tabs.length > 0);
  if (others.length === 0) return;
  const other = chance.pick(others);
  const tab = chance.pick(other.tabs);
  const made = await worker.scansToHandOver(server.dateUuid);
  if (!made.ok) return;
  const codes = handoverCodes(String(chance.integer(1e9)), server.dateUuid, made.value);
  const read = codes.filter(() => chance.happens(0.8)).flatMap((code) => readHandoverCode(code)?.scans ?? []);
  ask(scheduler, tab, async () => {
    const taken = await tab.worker.takeOverScans(read);
    if (!taken.ok || !tab.isAlive()) return;
    for (const { scan } of read)
      ledger.save({
        key: scan.key,
        device: other.name,
        isScan: true,
        thing: `ticket:${scan.ticket}`,
        title: null,
      });
  });
}

export async function saveNews(world: World, browser: FakeBrowser, tab: Tab): Promise<void> {
  const { chance, scheduler, ledger } = world;
  const user = await sessionOf(tab);
  if (user === null) return;
  const known = (await browser.page.list({ limit: 200 })).data;
  // Nobody edits what is still somebody else's screen.
  if (readScreen(browser.storage.indexedDB)?.reader.startsWith(`${user} `) !== true) return;
  const isNew = known.length === 0 || chance.happens(0.35);
  const { uuid, version } = isNew
    ? { uuid: uuidV7(scheduler.now(), chance.bytes(10)), version: null }
    : chance.pick(known);
  const isDeleting = !isNew && chance.happens(0.15);
  const title = `Brève ${chance.integer(1e9)}`;
  const told = { lane: `news:${uuid}`, base: version, label: title };
  const saved = await tab.worker.enqueue(
    isNew
      ? { call: 'createNews', params: {}, body: { uuid, ...newsBody(title) }, ...told }
      : isDeleting
        ? { call: 'deleteNews', params: { slug: uuid }, body: null, ...told }
        : { call: 'updateNews', params: { slug: uuid }, body: newsBody(title), ...told },
    user,
  );
  if (!saved.ok || !tab.isAlive()) return;
  ledger.save({
    key: saved.value.key,
    device: browser.name,
    isScan: false,
    thing: `news:${uuid}`,
    title: isDeleting ? null : title,
  });
}

/** Somebody types a news item that they do not save. */
async function type({ chance, scheduler, ledger }: World, browser: FakeBrowser, tab: Tab): Promise<void> {
  const user = await sessionOf(tab);
  if (user === null) return;
  const begun = ledger.drafts().filter((draft) => draft.device === browser.name && draft.owner === user);
  const isGoingOn = begun.length > 0 && chance.happens(0.5);
  const id = isGoingOn ? chance.pick(begun).id : `news:${uuidV7(scheduler.now(), chance.bytes(10))}`;
  const title = `Brouillon ${chance.integer(1e9)}`;
  const draft = { id, title, desk: tab.name, base: null, changed: { title }, whole: { title } };
  const kept = await tab.worker.keepDraft(draft, user);
  if (kept.ok && tab.isAlive()) ledger.type({ device: browser.name, owner: user, id, title });
}

/** An editor wants something back that was deleted on this phone, whether that reached the server or not. */
async function restoreNews({ chance, ledger }: World, browser: FakeBrowser, tab: Tab): Promise<void> {
  const deleted = ledger
    .entries()
    .filter(({ device, isScan, title }) => device === browser.name && !isScan && title === null);
  const user = await sessionOf(tab);
  if (deleted.length === 0 || user === null) return;
  const { thing } = chance.pick(deleted);
  const saved = await tab.worker.enqueue(
    {
      call: 'restoreTrashed',
      params: { uuid: thing.slice('news:'.length) },
      body: null,
      lane: thing,
      base: null,
      label: RESTORED,
    },
    user,
  );
  if (saved.ok && tab.isAlive())
    ledger.save({ key: saved.value.key, device: browser.name, isScan: false, thing, title: RESTORED });
}

const newsBody = (title: string) =>
  ({
    title,
    description: '',
    content: { type: 'adls-text', content: [] },
    years: [2026],
    spectacleTypes: [],
  }) as const;

export async function sessionOf({ worker }: Tab): Promise<string | null> {
  let user: string | null = null;
  const watcher = await worker.watch(({ session }) => {
    user = session.kind === 'open' ? session.session.user.uuid : null;
  });
  await worker.unwatch(watcher);
  return user;
}

/** Opens the site in another tab of this phone. */
export function start(browser: FakeBrowser, scheduler: Scheduler): Tab {
  const tab = browser.openTab();
  ask(scheduler, tab, () => tab.worker.start({ firstRows: null }));
  return tab;
}
