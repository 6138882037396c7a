import { create } from 'superstruct';
import { uuidV7 } from '#common/base/uuid';
import { type ScanResult, type ScansAnswer, scansAnswer } from '#common/contract/tickets/door';
import type { ErrorBody } from '#common/contract/calls/errors';
import type { Device, OutboxScan } from '#mirror/device';
import { type ServerAnswer, classOf } from '../http/server-answer';
import { type AuthorisedAnswer, sendAs } from '../session/authorised';
import { forgetKey, noteRenewal } from '../session/door-key';
import { sleep } from '../base/wait';
import type { PushNeeds } from './send-write';
import { moreTrouble } from './trouble';

const DEADLINE = 8_000;
const AT_ONCE = 500;
const HOLD = 'scans';

/**
 * Sends the scans of this device, each as the person who was logged in when it was made, since the server records it as
 * theirs; if that is not possible, under the door key, which outlives sessions. Only if the server knows no key of this
 * phone are they sent as the person logged in now: recording an entry matters more than who scanned it. A request
 * without an answer is sent again unchanged, under its key, so that rights lost meanwhile cannot refuse what the server
 * has already accepted. A batch that got no answer twice is halved, as a line may be too slow for all of it; a fault in
 * one scan is found by halving, too. Scans that the server leaves undecided hold up no others.
 */
export async function pushScans(needs: PushNeeds, device: Device): Promise<void> {
  const { holds } = needs;
  const undecided = new Set<string>();
  let most = AT_ONCE;
  while (!holds.isHeld(HOLD)) {
    await sleep(needs.surroundings, needs.budget.wait());
    const batch = await nextBatch(needs, device, most, undecided);
    const { scans } = batch;
    if (scans.length === 0) break;
    const armed = (await device.fact('armed'))?.device;
    const answer = await send(needs, device, batch);
    // There is no one to send them as: the next login resumes this.
    if (answer.kind === 'session-ended') break;
    const taken = answer.kind === 'done' ? readAnswer(needs, answer.value) : null;
    if (armed !== undefined && taken?.door !== undefined)
      await noteRenewal(device, armed.key, taken.door.expiresAt);
    if (taken !== null) for (const key of await accept(needs, device, scans, taken)) undecided.add(key);
    const isSplit = taken === null && (await record(needs, device, scans, answer));
    most = isSplit ? Math.ceil(scans.length / 2) : AT_ONCE;
  }
  if (undecided.size > 0 && !holds.isHeld(HOLD)) holds.fail(HOLD, 0);
}

interface Batch {
  readonly key: string;
  /** Null: no one was logged in. */
  readonly author: string | null;
  readonly scans: readonly OutboxScan[];
}

/** The scans of one author that were already sent as one batch, else the oldest ones, which become a new batch. */
function nextBatch(
  { surroundings, correctedNow }: PushNeeds,
  device: Device,
  most: number,
  without: ReadonlySet<string>,
): Promise<Batch> {
  return device.database.transaction('rw', device.scans, async () => {
    const waiting = await device.scans.where('state').equals('queued').sortBy('seq');
    const queued = waiting.filter(({ key }) => !without.has(key));
    const [first] = queued;
    const author = first === undefined ? null : authorOf(first);
    const alike = queued.filter((scan) => scan.batch === first?.batch && authorOf(scan) === author);
    if (first?.batch !== undefined) return { key: first.batch, author, scans: alike };
    const key = uuidV7(correctedNow(), surroundings.random(10));
    const scans = alike.slice(0, most).map((scan) => ({ ...scan, batch: key }));
    await device.scans.bulkPut(scans);
    return { key, author, scans };
  });
}

const authorOf = ({ author }: OutboxScan): string | null => author?.uuid ?? null;

async function send(
  needs: PushNeeds,
  device: Device,
  { key, author, scans }: Batch,
): Promise<AuthorisedAnswer> {
  const { server, keeper } = needs;
  const request = {
    call: 'sendScans',
    body: { scans: scans.map(({ scan }) => scan) },
    key,
    deadline: DEADLINE,
  } as const;
  const asAuthor = author === null ? nobody : await sendAs(needs, author, request);
  if (!lacksRight(asAuthor)) return asAuthor;
  const armed = (await device.fact('armed'))?.device;
  if (armed !== undefined && armed.isForgotten !== true) {
    const answer = await server.send({ ...request, bearer: armed.key });
    if (answer.kind !== 'refused' || classOf(answer) !== 'refresh') return answer;
    await forgetKey(device, armed.key, new Date(needs.correctedNow()));
  }
  const person = keeper.current()?.user.uuid;
  return person === undefined || person === author ? asAuthor : sendAs(needs, person, request);
}

const nobody: AuthorisedAnswer = { kind: 'session-ended' };

/** Whether it can no longer be sent as its author: they logged out, or no longer have the right. */
function lacksRight(answer: AuthorisedAnswer): boolean {
  if (answer.kind !== 'refused') return answer.kind === 'session-ended';
  return classOf(answer) === 'park' || classOf(answer) === 'refresh';
}

/** Records the results of scans. Returns the keys of those on which the server has not decided. */
async function accept(
  needs: PushNeeds,
  device: Device,
  scans: readonly OutboxScan[],
  taken: ScansAnswer,
): Promise<readonly string[]> {
  const keys = scans.map(({ key }) => key);
  const results = new Map(taken.results.map((result) => [result.key, result]));
  const left = keys.filter((key) => !results.has(key));
  if (left.length === 0) needs.holds.succeed(HOLD);
  // It decides on them later, as once this phone is armed again: the same request would get the same answer.
  await change(device, left, withoutBatch);
  await noteTrouble(needs, device, left, null);
  await acknowledgeScans(device, results, new Date(needs.surroundings.now()));
  await needs.onChange(keys);
  return left;
}

/** Records that scans were not taken. Returns whether the batch has to be sent in smaller parts. */
async function record(
  needs: PushNeeds,
  device: Device,
  scans: readonly OutboxScan[],
  answer: ServerAnswer,
): Promise<boolean> {
  const keys = scans.map(({ key }) => key);
  const errorClass = answer.kind === 'refused' ? classOf(answer) : 'again';
  if (answer.kind !== 'refused' || errorClass === 'again' || errorClass === 'refresh') {
    if (answer.kind !== 'refused' && needs.holds.failures(HOLD) > 0) await halve(needs, device, scans);
    needs.holds.fail(HOLD, answer.kind === 'refused' ? answer.retryAfter : 0);
    await noteTrouble(needs, device, keys, answer.kind === 'refused' ? answer.error : null);
    return false;
  }
  // The key was used for another set of scans: each may be sent under a fresh key.
  const isOtherPayload = answer.error.code === 'key-reused';
  const isSplit = isOtherPayload || (errorClass !== 'park' && scans.length > 1);
  await change(device, keys, (scan) => {
    const alone = withoutBatch(scan);
    return isSplit
      ? alone
      : { ...alone, state: errorClass === 'park' ? 'park' : 'attend', error: answer.error };
  });
  if (!isSplit && errorClass === 'park') needs.onMissingRight();
  if (!isSplit) await needs.onChange(keys);
  return isSplit;
}

const withoutBatch = ({ batch: _batch, ...alone }: OutboxScan): OutboxScan => alone;

/** Records that scans were sent and neither accepted nor refused; `error` is the server's, null if it gave none. */
async function noteTrouble(
  { surroundings, wasAnsweredLately }: PushNeeds,
  device: Device,
  keys: readonly string[],
  error: ErrorBody | null,
): Promise<void> {
  if (!wasAnsweredLately()) return;
  const now = new Date(surroundings.now());
  await change(device, keys, (scan) => ({ ...scan, trouble: moreTrouble(scan.trouble, error, now) }));
}

/** Splits one batch into two. */
async function halve(
  { surroundings, correctedNow }: PushNeeds,
  device: Device,
  scans: readonly OutboxScan[],
): Promise<void> {
  const middle = Math.ceil(scans.length / 2);
  for (const half of [scans.slice(0, middle), scans.slice(middle)]) {
    const batch = uuidV7(correctedNow(), surroundings.random(10));
    await change(
      device,
      half.map(({ key }) => key),
      (scan) => ({ ...scan, batch }),
    );
  }
}

function readAnswer({ surroundings }: PushNeeds, value: unknown): ScansAnswer | null {
  try {
    return create(value, scansAnswer);
  } catch (error) {
    surroundings.report(error);
    return null;
  }
}

function acknowledgeScans(device: Device, results: ReadonlyMap<string, ScanResult>, at: Date): Promise<void> {
  return change(device, [...results.keys()], (scan) => {
    const { again, error: _error, ...kept } = scan;
    const result = results.get(scan.key);
    if (result === undefined) return scan;
    // A scan that the server stored as refused is not sent again, but a person must look at it.
    const state = result.status === 'refused' ? 'attend' : again === true ? 'settled' : 'acknowledged';
    return { ...kept, state, acknowledgedAt: at, result };
  });
}

/** Changes scans that are still waiting: another tab may have been faster. */
function change(
  device: Device,
  keys: readonly string[],
  to: (scan: OutboxScan) => OutboxScan,
): Promise<void> {
  return device.database.transaction('rw', device.scans, async () => {
    const now = (await device.scans.bulkGet([...keys])).flatMap((scan) => scan ?? []);
    await device.scans.bulkPut(now.filter(({ state }) => state === 'queued').map(to));
  });
}
