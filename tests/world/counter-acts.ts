import { uuidV7 } from '#common/base/uuid';
import type { PaymentMeansCode, TicketOrderWrite } from '#common/contract/tickets/ticket-order';
import type { NewWrite, SyncState, WriteOf, WriteToAttend } from '#worker/api';
import { queuedWrites } from '../../src/bridge/queued-writes';
import { arm, ask, login, logout, saveNews, scan, sessionOf } from './acts';
import type { Chance } from './chance';
import type { FakeBrowser, Tab } from './fake-browser';
import type { LedgerEntry } from './ledger';
import { type CounterScreen, readCounter, readWriteState } from './screen';
import { editorRoles, troupe } from './troupe';
import type { World } from './world';

/** Somebody does something in an evening whose tickets are sold at the door. */
export function actAtCounter(world: World, browser: FakeBrowser): void {
  const { chance, scheduler } = world;
  if (browser.tabs.length === 0) return;
  const tab = chance.pick(browser.tabs);
  const dice = chance.next();
  const action =
    dice < 0.015
      ? login
      : dice < 0.025
        ? logout
        : dice < 0.04
          ? arm
          : dice < 0.1
            ? scan
            : dice < 0.15
              ? saveNews
              : dice < 0.43
                ? sell
                : dice < 0.5
                  ? sellAgain
                  : dice < 0.68
                    ? changeSale
                    : dice < 0.74
                      ? keepSeats
                      : dice < 0.79
                        ? demandTickets
                        : dice < 0.9
                          ? tryAgain
                          : giveUp;
  ask(scheduler, tab, () => action(world, browser, tab));
}

/** Somebody with the right to sell begins the evening on this phone. */
export async function openCounter({ chance }: World, { worker }: Tab): Promise<void> {
  const keepers = troupe.filter(({ roles }) => roles !== editorRoles);
  await worker.login(chance.pick(keepers).email, 'Rideau-1984!');
}

/** What somebody at the counter sees and who they are; a phone that nobody keeps is taken by somebody. */
async function keepCounter(
  world: World,
  browser: FakeBrowser,
  tab: Tab,
): Promise<(CounterScreen & { readonly user: string }) | null> {
  const user = await sessionOf(tab);
  if (user === null) await login(world, browser, tab);
  const screen = readCounter(browser.storage.indexedDB, world.server.dateUuid);
  if (user === null || screen?.reader.startsWith(`${user} `) !== true) return null;
  return screen.date.prices.length > 0 ? { ...screen, user } : null;
}

/** A page whose first save does not answer in time saves again under the same uuid, perhaps with other words. */
async function sell(world: World, browser: FakeBrowser, tab: Tab): Promise<void> {
  const { chance, scheduler } = world;
  const counter = await keepCounter(world, browser, tab);
  if (counter === null) return;
  const uuid = uuidV7(scheduler.now(), chance.bytes(10));
  const at = new Date(scheduler.now());
  const first = saleOf(chance, counter, { uuid, at });
  const isRepeated = chance.happens(0.3);
  const second = chance.happens(0.8) ? first : saleOf(chance, counter, { uuid, at });
  const writes = isRepeated ? [first, second] : [first];
  await Promise.all(writes.map((write) => saveSale(world, { browser, tab, by: counter.user }, write)));
}

/** The page of a sale saves it once more, some time later: it never learnt that it was saved. */
async function sellAgain(world: World, browser: FakeBrowser, tab: Tab): Promise<void> {
  const { chance, ledger } = world;
  const user = await sessionOf(tab);
  const known = ledger
    .entries()
    .filter((entry) => entry.device === browser.name && entry.sale?.by === user && ledger.turns(entry) === 0);
  if (user === null || known.length === 0) return;
  const { sale } = chance.pick(known);
  if (sale !== undefined) await saveSale(world, { browser, tab, by: user }, sale.write);
}

interface Desk {
  readonly browser: FakeBrowser;
  readonly tab: Tab;
  readonly by: string;
}

async function saveSale(
  { ledger }: World,
  { browser, tab, by }: Desk,
  write: WriteOf<'createTicketOrder'>,
): Promise<void> {
  ledger.noteTried(write.body.uuid, write.body.total);
  const saved = await tab.worker.enqueue(write, by);
  if (!saved.ok || !tab.isAlive()) return;
  const { name: device } = browser;
  const thing = saleThing(write.body.uuid);
  const entry = {
    key: saved.value.key,
    device,
    isScan: false,
    thing,
    title: write.label,
    sale: { by, write },
  };
  const isOpen = ({ key }: LedgerEntry) =>
    ['queued', 'acknowledged', 'settled', 'park'].includes(
      String(readWriteState(browser.storage.indexedDB, by, key)),
    );
  const before = ledger
    .entries()
    .filter((one) => one.device === device && one.sale?.write.body.uuid === write.body.uuid);
  const others = before.filter((one) => one.key !== entry.key && one.sale?.by === by);
  if (others.some((one) => ledger.turns(one) === 0 && isOpen(one))) ledger.noteTwin(entry);
  ledger.save(entry);
}

/** What a sale and its changes are about, in the ledger. */
export const saleThing = (uuid: string) => `sale:${uuid}`;

function saleOf(
  chance: Chance,
  { date }: CounterScreen,
  { uuid, at }: Pick<TicketOrderWrite, 'uuid' | 'at'>,
): WriteOf<'createTicketOrder'> {
  const { category, price } = chance.pick(date.prices);
  const count = 1 + chance.integer(4);
  const isOwing = chance.happens(0.25);
  const body = {
    uuid,
    dateUuid: date.uuid,
    seats: [{ category: { slug: category.slug }, count }],
    total: (count * Math.round(price * 100)) / 100,
    state: { code: isOwing ? ('A_PAYER' as const) : ('PAYEE' as const) },
    ...(!isOwing && { means: { code: 'ESPECES' as const } }),
    at,
    ...(chance.happens(0.15) && { beyond: true as const }),
  };
  return queuedWrites.createTicketOrder(body, `Vente de ${count}`);
}

/** Of any sale on screen; somebody may be wrong about what can become of it. */
async function changeSale(world: World, browser: FakeBrowser, tab: Tab): Promise<void> {
  const { chance, scheduler } = world;
  const counter = await keepCounter(world, browser, tab);
  if (counter === null || counter.orders.length === 0) return;
  const order = chance.pick(counter.orders);
  const code = chance.pick(['PAYEE', 'REMBOURSEE', 'ANNULEE'] as const);
  const means = { code: 'CARTE' satisfies PaymentMeansCode } as const;
  const body = { state: { code }, ...(code === 'PAYEE' && { means }), at: new Date(scheduler.now()) };
  const write = queuedWrites.changeTicketOrder(order, body, `${code} ${order.uuid}`);
  await saveOther(world, { browser, tab, by: counter.user }, write, saleThing(order.uuid));
}

/** Somebody decides until when the seats of latecomers are kept. */
async function keepSeats(world: World, browser: FakeBrowser, tab: Tab): Promise<void> {
  const { chance, scheduler } = world;
  const counter = await keepCounter(world, browser, tab);
  if (counter === null) return;
  const until = chance.pick([null, -60_000, 600_000, 7_200_000]);
  const moment = until === null ? null : new Date(scheduler.now() + until);
  const write = queuedWrites.changeDoorDate(counter.date.uuid, moment);
  await saveOther(world, { browser, tab, by: counter.user }, write, 'latecomers');
}

/** Somebody who may have no right to the counter asks for tickets of its date. */
async function demandTickets(world: World, browser: FakeBrowser, tab: Tab): Promise<void> {
  const { chance, scheduler, server } = world;
  const user = await sessionOf(tab);
  if (user === null) return;
  const uuid = uuidV7(scheduler.now(), chance.bytes(10));
  const { dateUuid } = server;
  const linkedShow = { slug: 'le-dindon', title: 'Le Dindon' };
  const body = { uuid, dateUuid, linkedShow, date: new Date(scheduler.now()), names: ['Zoé Vasseur'] };
  const write = queuedWrites.createFreeTicketDemand(uuid, body, linkedShow.title);
  await saveOther(world, { browser, tab, by: user }, write, `demand:${uuid}`);
}

async function saveOther(
  { ledger }: World,
  { browser, tab, by }: Desk,
  write: NewWrite,
  thing: string,
): Promise<void> {
  const saved = await tab.worker.enqueue(write, by);
  if (!saved.ok || !tab.isAlive()) return;
  ledger.save({ key: saved.value.key, device: browser.name, isScan: false, thing, title: write.label });
}

async function tryAgain({ chance }: World, _browser: FakeBrowser, tab: Tab): Promise<void> {
  const listed = await toAttend(tab);
  if (listed.length > 0) await tab.worker.retryWrite(chance.pick(listed).key);
}

async function giveUp({ chance, ledger }: World, { name }: FakeBrowser, tab: Tab): Promise<void> {
  const listed = await toAttend(tab);
  if (listed.length === 0) return;
  const { key, reason } = chance.pick(listed);
  ledger.noteGivenUp(name, key, reason);
  await tab.worker.discardWrite(key);
}

async function toAttend({ worker }: Tab): Promise<readonly WriteToAttend[]> {
  let listed: SyncState['toAttend'] = [];
  const watcher = await worker.watch((state) => (listed = state.toAttend));
  await worker.unwatch(watcher);
  return listed;
}
