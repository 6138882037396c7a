import type { Endpoint } from '#common/contract/endpoint';
import { endpoints } from '#common/contract/endpoints';
import type { User } from '#common/contract/user';
import { type Result, fail, succeed } from '#common/base/result';
import { uuidV7 } from '#common/base/uuid';
import type { HandedScan } from '#common/rules/scan-handover';
import { VISITOR } from '#mirror/outbox';
import { forgetShared, readShared } from '#mirror/shared-files';
import type { DraftChange, Failure, NewScan, SavedWrite, WorkerApi } from './api';
import { ask } from './ask';
import { armDevice, disarmDevice, enqueueScan, referenceOf } from './door/device-door';
import { scansToHandOver, takeOverScans } from './door/handover';
import { isDiskFull } from './disk-full';
import { type Engine, createEngine } from './engine';
import { faultOfSize } from './http/request-body';
import { deviceFull, failureOf, noSession, storageFailed } from './http/failure';
import { once } from './once';
import { dropDraft, keepDraft, saveDraft } from './queue/drafts';
import { type Enqueue, type SaidWrite, enqueue } from './queue/enqueue';
import { awaitFate } from './queue/fate';
import { keepBooking } from './queue/kept-bookings';
import { discard, retry } from './queue/lanes';
import { sendFarewells } from './session/farewells';
import type { Surroundings } from './surroundings';
import { forgetTrouble } from './queue/trouble';
import { versionOnScreen } from './queue/version-on-screen';
import { PULL } from './sync/round';

/** The data worker: what the page asks, answered by the engine's parts. Failures come back as values. */
export function createWorker(surroundings: Surroundings): WorkerApi {
  const engine = createEngine(surroundings);
  const { keeper, board } = engine;
  let opened: Promise<void> | undefined;
  const ready = () => (opened ??= engine.open());

  /** Its code and its index are for those who search: both come with the first search. */
  const search = once(() => import('./search/search').then(({ createSearch }) => createSearch(engine)));
  /** For those who keep photos alone: it comes when they ask for it, and after the first round of those who did. */
  const photos = once(() =>
    import('./kept-photos/photo-keeper').then(({ createPhotoKeeper }) => createPhotoKeeper(engine)),
  );
  engine.onRoundOver(() => {
    const carryOn = async () => {
      if ((await engine.device.fact('kept-years')) !== undefined) await (await photos()).carryOn();
    };
    void carryOn().catch(surroundings.report);
  });

  /** Photos come back from the server, what a person wrote does not: they make room for it. */
  async function makingRoom<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      await (await photos()).giveWay();
      return work();
    }
  }

  /** Runs what a page asked for; a storage that fails is an answer too. */
  async function answer<T>(work: () => Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    try {
      await ready();
      return await work();
    } catch (error) {
      surroundings.report(error);
      return fail(isDiskFull(error) ? deviceFull : storageFailed);
    }
  }

  async function done(work: () => Promise<void>): Promise<void> {
    await ready();
    await work().catch(surroundings.report);
  }

  return {
    async start({ firstRows }) {
      await ready();
      if (firstRows !== null) await engine.takeFirstRows(firstRows).catch(surroundings.report);
      void engine.synchronise();
    },
    login: (email, password) => answer(() => keeper.login('login', { email, password })),
    loginByPasskey: (login) => answer(() => keeper.login('loginByPasskey', login)),
    logout: () => answer(() => logout(engine)),
    enqueue: (write, by) => answer(() => makingRoom(() => save(engine, write, by))),
    fateOfWrite: (key) => answer(async () => succeed(await awaitFate(engine, key))),
    enqueueFile: (file, by) =>
      answer(async () => {
        const { readNewFile } = await import('./queue/new-file');
        const read = await readNewFile(file);
        return read.ok ? makingRoom(() => save(engine, read.value.write, by, read.value.add)) : read;
      }),
    keepDraft: (draft, by) => answer(() => makingRoom(() => keepTyped(engine, draft, by))),
    dropDraft: (id, by) => answer(() => drop(engine, id, by)),
    keepBooking: (booking) =>
      answer(async () => {
        await keepBooking(engine.outboxOf(VISITOR), booking, new Date(surroundings.now()));
        return succeed(null);
      }),
    readShared: () => answer(async () => succeed(await readShared(surroundings.storage, surroundings.now()))),
    forgetShared: (ids) =>
      answer(async () => {
        await forgetShared(surroundings.storage, ids);
        return succeed(null);
      }),
    retryWrite: (key) => done(() => again(engine, key)),
    discardWrite: (key) => done(() => giveUp(engine, key)),
    enqueueScan: (scan) => answer(() => makingRoom(() => saveScan(engine, scan))),
    scansToHandOver: (dateUuid) =>
      answer(async () => succeed(await scansToHandOver(engine.device, dateUuid))),
    takeOverScans: (scans) => answer(() => makingRoom(() => takeOver(engine, scans))),
    armDevice: (name) => answer(() => afterwards(engine, armDevice(engine, name))),
    disarmDevice: () => answer(() => afterwards(engine, disarmDevice(engine))),
    ask: (call, given) => answer(() => ask(engine, call, given)),
    search: (wanted) => answer(async () => succeed(await (await search()).find(wanted))),
    keepPhotos: (wish) =>
      answer(async () => {
        await (await photos()).follow(wish);
        return succeed(null);
      }),
    async synchronise() {
      await ready();
      engine.holds.release();
      await engine.synchronise();
      return engine.holds.failures(PULL) === 0 && !board.contact().loading;
    },
    watch: async (listener) => board.watch(listener),
    unwatch: async (watcher) => board.unwatch(watcher),
  };
}

async function save(
  engine: Engine,
  write: SaidWrite,
  by: string | null,
  add: Enqueue = enqueue,
): Promise<Result<SavedWrite, Failure>> {
  const { surroundings, correctedNow } = engine;
  const { who }: Endpoint = endpoints[write.call];
  const user = who === 'everybody' ? null : personHere(engine, by);
  if (user === undefined) return fail(noSession);
  const fault = faultOfSize(write.body);
  if (fault !== null) return fail({ kind: 'refused', error: fault, status: null });
  const at = new Date(correctedNow());
  const key = uuidV7(correctedNow(), surroundings.random(10));
  const outbox = engine.outboxOf(user?.uuid ?? VISITOR);
  const keep = () => add(outbox, write, { key, at, author: user && referenceOf(user) });
  const saved = write.savesDraft === true ? await saveDraft(outbox, write.lane, keep) : await keep();
  carryOn(engine, saved.key);
  return succeed({ key: saved.key, at: saved.at });
}

/** Whoever is logged in, where the page takes them to be. */
function personHere({ keeper }: Engine, by: string | null): User | undefined {
  const user = keeper.current()?.user;
  return user?.uuid === by ? user : undefined;
}

async function keepTyped(
  engine: Engine,
  draft: DraftChange,
  by: string | null,
): Promise<Result<null, Failure>> {
  const user = personHere(engine, by);
  if (user === undefined) return fail(noSession);
  await keepDraft(engine.outboxOf(user.uuid), draft, new Date(engine.surroundings.now()));
  return succeed(null);
}

async function drop(engine: Engine, id: string, by: string | null): Promise<Result<null, Failure>> {
  const user = personHere(engine, by);
  if (user === undefined) return fail(noSession);
  await engine.show(await dropDraft(engine.outboxOf(user.uuid), id));
  return succeed(null);
}

async function saveScan(engine: Engine, scan: NewScan): Promise<Result<SavedWrite, Failure>> {
  const saved = await enqueueScan(engine, scan, await engine.identity());
  carryOn(engine, saved.key);
  return succeed({ key: saved.key, at: saved.at });
}

async function takeOver(engine: Engine, scans: readonly HandedScan[]): Promise<Result<null, Failure>> {
  carryOn(engine, ...(await takeOverScans(engine.device, scans, engine.surroundings)));
  return succeed(null);
}

/** What is durable is saved, whatever comes after. */
function carryOn(engine: Engine, ...keys: readonly string[]): void {
  void engine
    .show(keys)
    .catch(engine.surroundings.report)
    .then(() => engine.synchronise());
}

async function logout({ keeper, server, device }: Engine): Promise<Result<null, Failure>> {
  await keeper.logout();
  const told = await sendFarewells(server, device);
  // Without an answer the server is told later; a session that it does not know is over all the same.
  const isRefused = told?.kind === 'refused' && told.status !== 404;
  return isRefused ? fail(failureOf(told)) : succeed(null);
}

async function again(engine: Engine, key: string): Promise<void> {
  const { scans } = engine.device;
  await scans.where('key').equals(key).and(isRefused).modify({ state: 'queued' });
  if ((await scans.get(key))?.trouble !== undefined)
    await scans.where('state').equals('queued').modify(forgetTrouble);
  const keys = [key];
  for (const outbox of engine.outboxes()) {
    const write = await outbox.writes.get(key);
    if (write === undefined) continue;
    keys.push(...(await retry(outbox, key, await versionOnScreen(engine.generations, write))));
  }
  engine.holds.release();
  await engine.show(keys);
  await engine.synchronise();
}

async function giveUp(engine: Engine, key: string): Promise<void> {
  await engine.device.scans.where('key').equals(key).and(isRefused).modify({ state: 'discarded' });
  const discarded = await Promise.all(engine.outboxes().map((outbox) => discard(outbox, key)));
  await engine.show([key, ...discarded.flat()]);
}

const isRefused = ({ state }: { readonly state: string }) => state === 'attend' || state === 'park';

async function afterwards<T>(engine: Engine, asked: Promise<T>): Promise<T> {
  const result = await asked;
  await engine.settleOwner();
  await engine.board.recount();
  void engine.synchronise();
  return result;
}
