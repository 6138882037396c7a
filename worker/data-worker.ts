import { type Result, fail, succeed } from '#common/base/result';
import { uuidV7 } from '#common/base/uuid';
import type { Failure, NewScan, NewWrite, SavedWrite, WorkerApi } from './api';
import { ask } from './ask';
import { armDevice, disarmDevice, enqueueScan, referenceOf } from './door/device-door';
import { type Engine, createEngine } from './engine';
import { failureOf, noSession, storageFailed } from './http/failure';
import { enqueue } from './queue/enqueue';
import { discard, retry } from './queue/lanes';
import { sendFarewells } from './session/farewells';
import type { Surroundings } from './surroundings';
import { versionOnScreen } from './queue/version-on-screen';

/** The data worker: what the page asks, answered by the engine's parts. Failures come back as values. */
export function createWorker(surroundings: Surroundings): WorkerApi {
  const engine = createEngine(surroundings);
  const { keeper, board } = engine;
  let opened: Promise<void> | undefined;
  const ready = () => (opened ??= engine.open());

  /** Runs what a page asked for; a storage that fails is an answer too. */
  async function answer<T>(work: () => Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    try {
      await ready();
      return await work();
    } catch (error) {
      surroundings.report(error);
      return fail(storageFailed);
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
    login: (email, password) => answer(() => keeper.login(email, password)),
    logout: () => answer(() => logout(engine)),
    enqueue: (write) => answer(() => save(engine, write)),
    retryWrite: (key) => done(() => again(engine, key)),
    discardWrite: (key) => done(() => giveUp(engine, key)),
    enqueueScan: (scan) => answer(() => saveScan(engine, scan)),
    armDevice: (name) => answer(() => afterwards(engine, armDevice(engine, name))),
    disarmDevice: () => answer(() => afterwards(engine, disarmDevice(engine))),
    ask: (call, given) => answer(() => ask(engine, call, given)),
    async synchronise() {
      await ready();
      engine.holds.release();
      await engine.synchronise();
    },
    watch: async (listener) => board.watch(listener),
    unwatch: async (watcher) => board.unwatch(watcher),
  };
}

async function save(engine: Engine, write: NewWrite): Promise<Result<SavedWrite, Failure>> {
  const { keeper, surroundings, board } = engine;
  const user = keeper.current()?.user;
  if (user === undefined) return fail(noSession);
  const at = new Date(surroundings.now() - (board.contact().clockOffset ?? 0));
  const key = uuidV7(surroundings.now(), surroundings.random(10));
  const saved = await enqueue(engine.outboxOf(user.uuid), write, { key, at, author: referenceOf(user) });
  carryOn(engine, saved.key);
  return succeed({ key: saved.key, at: saved.at });
}

async function saveScan(engine: Engine, scan: NewScan): Promise<Result<SavedWrite, Failure>> {
  const saved = await enqueueScan(engine, scan, await engine.identity());
  carryOn(engine, saved.key);
  return succeed({ key: saved.key, at: saved.at });
}

/** What is durable is saved, whatever comes after. */
function carryOn(engine: Engine, key: string): void {
  void engine
    .show([key])
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
  const { keeper, device } = engine;
  await device.scans.where('key').equals(key).and(isRefused).modify({ state: 'queued' });
  const user = keeper.current()?.user;
  const outbox = user === undefined ? null : engine.outboxOf(user.uuid);
  const write = await outbox?.writes.get(key);
  const version = write === undefined ? null : await versionOnScreen(engine.generations, write);
  const keys = outbox === null ? [] : await retry(outbox, key, version);
  await engine.show([key, ...keys]);
  await engine.synchronise();
}

async function giveUp(engine: Engine, key: string): Promise<void> {
  const { keeper, device } = engine;
  await device.scans.where('key').equals(key).and(isRefused).modify({ state: 'discarded' });
  const user = keeper.current()?.user;
  const keys = user === undefined ? [] : await discard(engine.outboxOf(user.uuid), key);
  await engine.show([key, ...keys]);
}

const isRefused = ({ state }: { readonly state: string }) => state === 'attend' || state === 'park';

async function afterwards<T>(engine: Engine, asked: Promise<T>): Promise<T> {
  const result = await asked;
  await engine.settleOwner();
  await engine.board.recount();
  void engine.synchronise();
  return result;
}
