import { isConnectionLost } from '#common/base/connection-lost';
import { fillIn } from '#common/base/fill-in';
import { type Result, fail, succeed } from '#common/base/result';
import { forgetShared, readShared } from '#mirror/shared-files';
import type { Failure, NewFile, WorkerApi } from './api';
import { ask } from './ask';
import { armDevice, disarmDevice } from './door/device-door';
import { scansToHandOver } from './door/handover';
import { isDiskFull } from './base/disk-full';
import { type Engine, createEngine } from './engine';
import { databasesLost, deviceFull, failureOf, storageFailed } from './http/failure';
import { once } from './base/once';
import { forgetBookings, keepOpened, refreshBookings } from './known-bookings';
import { retryWrite, drop, discardWrite, freshKey, keepTyped, save, saveScan, takeOver } from './page-writes';
import { awaitOutcome } from './outcome';
import { empty } from './queue/lanes';
import { leftPictures } from './queue/left-pictures';
import { sendFarewells } from './session/farewells';
import type { Surroundings } from './base/surroundings';
import { withTimeout } from './base/wait';
import { PULL } from './sync/round';
import { readThing } from './sync/sought-thing';

/** Milliseconds within which a database of this device answers. */
const WELL_PATIENCE = 4_000;

/** The data worker: passes the page's calls to the parts of the engine. Failures are returned as values. */
export function createWorker(given: Surroundings): WorkerApi {
  const engine = createEngine(given);
  const { keeper, board, surroundings } = engine;
  let opened: Promise<void> | undefined;
  const ready = () => (opened ??= fillIn().then(() => engine.open()));

  /** Loaded on the first search, code and index alike: only people who search need them. */
  const search = once(() => import('./search/search').then(({ createSearch }) => createSearch(engine)));
  /** Loaded only for people who keep photos: when they ask for it, or after the first round if they did before. */
  const photos = once(() =>
    import('./offline-photos/photo-keeper').then(({ createPhotoKeeper }) => createPhotoKeeper(engine)),
  );
  engine.onRoundOver(() => {
    const carryOn = async () => {
      if ((await engine.device.fact('kept-years')) !== undefined) await (await photos()).carryOn();
    };
    void carryOn().catch(surroundings.report);
  });

  engine.onFull(async () => (await photos()).giveWay());

  /** On a full disk, deletes kept photos and tries again: photos can be fetched again, a person's writes cannot. */
  async function makingRoom<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      await (await photos()).giveWay();
      return work();
    }
  }

  /** Runs a call of the page; a storage failure is returned as a value too. */
  async function answer<T>(work: () => Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    try {
      await ready();
      return await work();
    } catch (error) {
      surroundings.report(error);
      return fail(failureOfStorage(error));
    }
  }

  const keepFile = async (file: NewFile, by: string | null, key?: string) => {
    const { readNewFile } = await import('./queue/new-file');
    const read = await readNewFile(file, freshKey(engine));
    return read.ok
      ? makingRoom(() => save(engine, read.value.write, { by, key, add: read.value.add }))
      : read;
  };

  async function sendLeftPictures(): Promise<void> {
    const person = keeper.current()?.user.uuid;
    if (person === undefined) return;
    for (const file of await leftPictures(engine.outboxOf(person))) await keepFile(file, person);
  }

  async function done(work: () => Promise<void>): Promise<void> {
    await ready();
    await work().catch(surroundings.report);
  }

  return {
    async start({ firstRows }) {
      await ready();
      if (firstRows !== null) await engine.takeFirstRows(firstRows).catch(surroundings.report);
      engine.follow();
      await sendLeftPictures().catch(surroundings.report);
      void engine.synchronise();
    },
    login: (email, password) => answer(() => keeper.login('login', { email, password })),
    loginByPasskey: (login) => answer(() => keeper.login('loginByPasskey', login)),
    createFirstAdministrator: (written) => answer(() => keeper.login('createFirstAdministrator', written)),
    logout: () => answer(() => logout(engine)),
    leaveForGood: () =>
      answer(async () => {
        // The session may have ended with the account already.
        const state = keeper.state();
        const person = state.kind === 'ended' ? state.person : keeper.current()?.user.uuid;
        const left = await logout(engine);
        if (person !== undefined) await empty(engine.outboxOf(person));
        await board.recount();
        return left;
      }),
    enqueue: (write, by, key) => answer(() => makingRoom(() => save(engine, write, { by, key }))),
    outcomeOfWrite: (key) => answer(async () => succeed(await awaitOutcome(engine, key))),
    enqueueFile: (file, by, key) => answer(() => keepFile(file, by, key)),
    keepDraft: (draft, by) => answer(() => makingRoom(() => keepTyped(engine, draft, by))),
    dropDraft: (id, by) => answer(() => drop(engine, id, by)),
    keepBooking: (booking) => answer(() => keepOpened(engine, booking)),
    refreshBookings: () => answer(() => refreshBookings(engine)),
    forgetBookings: () => answer(() => forgetBookings(engine)),
    readShared: () => answer(async () => succeed(await readShared(surroundings.storage, surroundings.now()))),
    forgetShared: (ids) =>
      answer(async () => {
        await forgetShared(surroundings.storage, ids);
        return succeed(null);
      }),
    retryWrite: (key) => done(() => retryWrite(engine, key)),
    discardWrite: (key) => done(() => discardWrite(engine, key)),
    enqueueScan: (scan) => answer(() => makingRoom(() => saveScan(engine, scan))),
    scansToHandOver: (dateUuid) => answer(async () => succeed(await scansToHandOver(engine, dateUuid))),
    takeOverScans: (scans) => answer(() => makingRoom(() => takeOver(engine, scans))),
    armDevice: (name) => answer(() => afterwards(engine, armDevice(engine, name))),
    disarmDevice: () => answer(() => afterwards(engine, disarmDevice(engine))),
    ask: (call, given) => answer(() => ask(engine, call, given)),
    readThing: (sought) => answer(() => readThing(engine, sought)),
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
      return engine.holds.failures(PULL) === 0 && !board.contact().loading && board.ownMirroredAt() !== null;
    },
    async sendFromHere() {
      await ready();
      engine.server.move.sendByHand();
      engine.holds.release();
      await engine.synchronise();
    },
    isWell: () => withTimeout(surroundings, WELL_PATIENCE, readsDevice(engine), false),
    watch: async (listener) => board.watch(listener),
    unwatch: async (watcher) => board.unwatch(watcher),
  };
}

async function readsDevice({ device, surroundings }: Engine): Promise<boolean> {
  try {
    await device.facts.count();
    return true;
  } catch (error) {
    surroundings.report(error);
    return false;
  }
}

function failureOfStorage(error: unknown): Failure {
  if (isDiskFull(error)) return deviceFull;
  return isConnectionLost(error) ? databasesLost : storageFailed;
}

async function logout({ keeper, server, device }: Engine): Promise<Result<null, Failure>> {
  await keeper.logout();
  const outcome = await sendFarewells(server, device);
  // Without an answer the server is told later; a session that it does not know counts as closed.
  const isRefused = outcome?.kind === 'refused' && outcome.status !== 404;
  return isRefused ? fail(failureOf(outcome)) : succeed(null);
}

async function afterwards<T>(engine: Engine, asked: Promise<T>): Promise<T> {
  const result = await asked;
  await engine.refreshOwner();
  await engine.board.recount();
  void engine.synchronise();
  return result;
}
