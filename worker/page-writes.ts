import type { Endpoint } from '#common/contract/calls/endpoint';
import { endpoints } from '#common/contract/calls/endpoints';
import type { ErrorBody } from '#common/contract/calls/errors';
import type { User } from '#common/contract/people/user';
import { type Result, fail, succeed } from '#common/base/result';
import { uuidV7 } from '#common/base/uuid';
import type { HandedScan } from '#common/rules/scan-handover';
import { VISITOR } from '#mirror/outbox';
import type { Failure } from './api';
import { enqueueScan, referenceOf } from './door/device-door';
import { takeOverScans } from './door/handover';
import type { Engine } from './engine';
import { noSession } from './http/failure';
import { faultOfSize } from './http/request-body';
import { dropDraft, keepDraft, saveDraft } from './queue/drafts';
import { AlreadySaved, type Enqueue, type NewOutboxWrite, enqueue } from './queue/enqueue';
import { discard, retry } from './queue/refused-writes';
import { forgetTrouble } from './queue/trouble';
import { versionOnServer } from './queue/version-on-server';
import type { DraftChange, NewScan, SavedWrite } from './saves';

interface SaveOptions {
  readonly by: string | null;
  /** Under which the page may have asked before. */
  readonly key?: string | undefined;
  readonly add?: Enqueue;
}

/** Stores a write of a page durably, and sends it when possible. */
export async function save(
  engine: Engine,
  write: NewOutboxWrite,
  { by, key = freshKey(engine), add = enqueue }: SaveOptions,
): Promise<Result<SavedWrite, Failure>> {
  const { who }: Endpoint = endpoints[write.call];
  const user = who === 'everybody' ? null : personHere(engine, by);
  if (user === undefined) return fail(noSession);
  const fault = faultOfSize(write.body);
  if (fault !== null) return fail({ kind: 'refused', error: fault, status: null });
  const at = new Date(engine.correctedNow());
  const outbox = engine.outboxOf(user?.uuid ?? VISITOR);
  const known = await outbox.writes.get(key);
  if (known !== undefined) return succeed({ key, at: known.at });
  const keep = () => add(outbox, write, { key, at, author: user && referenceOf(user) });
  const { lane, savesDraft } = write;
  try {
    const saved = savesDraft ? await saveDraft(outbox, lane, savesDraft, keep) : await keep();
    // A picture may have been saved with the record that it is behind.
    carryOn(engine, saved.key, ...(saved.behind === null ? [] : [saved.behind]));
    return succeed({ key: saved.key, at: saved.at });
  } catch (error) {
    if (error instanceof AlreadySaved) return fail({ kind: 'refused', error: alreadySaved, status: null });
    throw error;
  }
}

/** A key for a write, later in order than those before. */
export const freshKey = ({ surroundings, correctedNow }: Engine) =>
  uuidV7(correctedNow(), surroundings.random(10));

const alreadySaved: ErrorBody = {
  code: 'already-exists',
  message: 'C’était déjà enregistré, sans les derniers changements\u00a0: voyez ce qui a été gardé.',
};

/** The person logged in, if it is the one the page expects. */
function personHere({ keeper }: Engine, by: string | null): User | undefined {
  const user = keeper.current()?.user;
  return user?.uuid === by ? user : undefined;
}

export async function keepTyped(
  engine: Engine,
  draft: DraftChange,
  by: string | null,
): Promise<Result<null, Failure>> {
  // Whoever was typing as the session ended keeps the last words too: only somebody else's login makes them nobody's.
  const here = engine.keeper.current()?.user.uuid ?? by;
  if (by === null || by !== here) return fail(noSession);
  await keepDraft(engine.outboxOf(by), draft, new Date(engine.surroundings.now()));
  return succeed(null);
}

export async function drop(engine: Engine, id: string, by: string | null): Promise<Result<null, Failure>> {
  const user = personHere(engine, by);
  if (user === undefined) return fail(noSession);
  await engine.reflectWrites(await dropDraft(engine.outboxOf(user.uuid), id));
  return succeed(null);
}

export async function saveScan(engine: Engine, scan: NewScan): Promise<Result<SavedWrite, Failure>> {
  const saved = await enqueueScan(engine, scan, await engine.identity());
  carryOn(engine, saved.key);
  return succeed({ key: saved.key, at: saved.at });
}

export async function takeOver(engine: Engine, scans: readonly HandedScan[]): Promise<Result<null, Failure>> {
  const user = engine.keeper.current()?.user;
  const taker = user === undefined ? null : referenceOf(user);
  carryOn(engine, ...(await takeOverScans(engine.device, scans, engine.surroundings, taker)));
  return succeed(null);
}

/** Shows and sends durable writes; a failure here does not undo the save. */
function carryOn(engine: Engine, ...keys: readonly string[]): void {
  void engine
    .reflectWrites(keys)
    .catch(engine.surroundings.report)
    .then(() => engine.synchronise());
}

export async function retryWrite(engine: Engine, key: string): Promise<void> {
  const { scans } = engine.device;
  await scans.where('key').equals(key).and(isRefused).modify({ state: 'queued' });
  if ((await scans.get(key))?.trouble !== undefined)
    await scans.where('state').equals('queued').modify(forgetTrouble);
  const keys = [key];
  for (const outbox of engine.outboxes()) {
    const write = await outbox.writes.get(key);
    if (write === undefined) continue;
    keys.push(...(await retry(outbox, key, await versionOnServer(engine.generations, write))));
  }
  engine.holds.release();
  await engine.reflectWrites(keys);
  await engine.synchronise();
}

export async function discardWrite(engine: Engine, key: string): Promise<void> {
  await engine.device.scans.where('key').equals(key).and(isRefused).modify({ state: 'discarded' });
  const discarded = await Promise.all(engine.outboxes().map((outbox) => discard(outbox, key)));
  await engine.reflectWrites([key, ...discarded.flat()]);
}

const isRefused = ({ state }: { readonly state: string }) => state === 'attend' || state === 'park';
