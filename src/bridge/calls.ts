import type { Result } from '#common/base/result';
import type { AnswerOf, GivenOf } from '#common/contract/calls/call-parts';
import type { ArmedDevice } from '#common/contract/tickets/device';
import type { SoughtThing } from '#common/contract/feed/changes';
import type { FirstAdministrator } from '#common/contract/site/first-run';
import type { PasskeyLogin } from '#common/contract/people/passkey';
import type { Session } from '#common/contract/people/session';
import type { HandedScan } from '#common/rules/scan-handover';
import type { SearchAnswer, SearchWanted } from '#common/rules/search';
import type { Remote } from 'comlink';
import type {
  AskedCall,
  DraftChange,
  Failure,
  KeepWish,
  DeviceBooking,
  NewFile,
  NewScan,
  NewWrite,
  SavedWrite,
  SharedFile,
  ThingRead,
  WorkerApi,
  WriteOutcome,
} from '#worker/api';
import { closeSession, openSession, personAtom } from '../state/session';
import { store } from '../state/store';
import { forgetAllTyped } from '../state/typed-values';
import { promiseStorage } from './abilities';
import { type Answer, SERVER_MS, answer, attempt, done } from './answer';
import { freshKey } from './fresh-key';

const DEVICE_MS = 8_000;
/** An old phone takes a while to write 25 MB. */
const FILE_MS = 60_000;
/** It shares a slow line with a page of a first load. */
const THING_MS = 45_000;
const ROUND_MS = 120_000;
/** The first search reads the whole mirror. */
const SEARCH_MS = 60_000;

export function login(email: string, password: string): Answer<Session> {
  return enter((worker) => worker.login(email, password));
}

/** Logs in by a passkey with which this browser has signed. */
export function loginByPasskey(login: PasskeyLogin): Answer<Session> {
  return enter((worker) => worker.loginByPasskey(login));
}

/** Opens the first administrator's account of a new site, and logs in to it. */
export function createFirstAdministrator(written: FirstAdministrator): Answer<Session> {
  return enter((worker) => worker.createFirstAdministrator(written));
}

async function enter(question: (worker: Remote<WorkerApi>) => Answer<Session>): Answer<Session> {
  const result = await answer(SERVER_MS, question, 'once');
  if (result.ok) {
    openSession(result.value);
    void promiseStorage();
  }
  return result;
}

/** The page closes its session first; the worker tells the server when it can. */
export function logout(): Answer<null> {
  forgetAllTyped();
  closeSession();
  return answer(SERVER_MS, (worker) => worker.logout());
}

/** After the account was deleted: what waits for it on this device is deleted too. */
export function leaveForGood(): Answer<null> {
  closeSession();
  return answer(SERVER_MS, (worker) => worker.leaveForGood(), 'once');
}

/** Asks the server now: for data that only the server has, or requests that are useless later. Files come as a Blob. */
export function askServer<Name extends AskedCall>(
  call: Name,
  given: GivenOf<Name>,
): Answer<AnswerOf<Name, Blob>> {
  const asked = answer(SERVER_MS, (worker) => worker.ask(call, given), isReading(call) ? 'again' : 'once');
  // Comlink's types forget which call was made; the worker has checked its answer.
  return asked as Answer<AnswerOf<Name, Blob>>;
}

/** Whether a call changes nothing: the contract itself would weigh on every page. */
export const isReading = (call: AskedCall): boolean => /^(?:list|read)[A-Z]/.test(call);

/** The person whom this page shows as logged in; another tab may just have logged in another one. */
const personShown = () => store.get(personAtom)?.uuid ?? null;

/** Resolves when the write is durable on this device; it is sent when possible. */
export function enqueue(write: NewWrite): Answer<SavedWrite> {
  const by = personShown();
  const key = freshKey();
  return answer(DEVICE_MS, (worker) => worker.enqueue(write, by, key));
}

/** The outcome of a write, once it is known or after a few seconds. */
export function outcomeOfWrite(key: string): Answer<WriteOutcome> {
  return answer(SERVER_MS, (worker) => worker.outcomeOfWrite(key));
}

/** Stores a booking on this device, for use offline. */
export function keepBooking(booking: DeviceBooking): Answer<null> {
  return answer(DEVICE_MS, (worker) => worker.keepBooking(booking));
}

/** Reads anew what is known here of bookings to come, and of those of whoever is logged in. */
export function refreshBookings(): Answer<null> {
  return answer(ROUND_MS, (worker) => worker.refreshBookings());
}

/** Deletes from this device the bookings that were made or opened on it. */
export function forgetBookings(): Answer<null> {
  return answer(DEVICE_MS, (worker) => worker.forgetBookings());
}

/** Resolves when the typed fields are durable on this device. `by`: the person who types. */
export function keepDraft(draft: DraftChange, by = personShown()): Answer<null> {
  return answer(DEVICE_MS, (worker) => worker.keepDraft(draft, by));
}

/** Drops a draft, with its refused writes. */
export function dropDraft(id: string): Answer<null> {
  const by = personShown();
  return answer(DEVICE_MS, (worker) => worker.dropDraft(id, by));
}

/**
 * Adds a picture to an image or a preview image, with the record of a new one; resolves when both are durable on this
 * device. They are sent in parts; `uploads` in the state has their progress.
 */
export function sendFile(file: NewFile): Answer<SavedWrite> {
  void promiseStorage();
  const by = personShown();
  const key = freshKey();
  return answer(FILE_MS, (worker) => worker.enqueueFile(file, by, key));
}

/**
 * Pictures that another program shared with the installed site. They are kept, also across a login, until
 * `forgetShared` or for a week: forget one once the result made from it is durable.
 */
export function readShared(): Answer<readonly SharedFile[]> {
  return answer(FILE_MS, (worker) => worker.readShared());
}

export function forgetShared(ids: readonly number[]): Answer<null> {
  return answer(DEVICE_MS, (worker) => worker.forgetShared(ids));
}

/**
 * Resolves when the scan is durable on this device.
 * @param onLate called if it became durable after this had already failed
 */
export async function enqueueScan(scan: NewScan, onLate: (saved: SavedWrite) => void): Answer<SavedWrite> {
  let isGivenUp = false;
  const saved = await answer(DEVICE_MS, (worker) => {
    const asked = worker.enqueueScan(scan);
    const tell = (late: Result<SavedWrite, Failure>) => {
      if (isGivenUp && late.ok) onLate(late.value);
    };
    asked.then(tell, () => undefined);
    return asked;
  });
  isGivenUp = !saved.ok;
  return saved;
}

/** The scans of a date that this phone made or took over, for another phone to take over. */
export function scansToHandOver(dateUuid: string): Answer<readonly HandedScan[]> {
  return answer(DEVICE_MS, (worker) => worker.scansToHandOver(dateUuid));
}

/** Resolves when scans of another phone are durable on this one. They count here, and are sent when possible. */
export function takeOverScans(scans: readonly HandedScan[]): Answer<null> {
  return answer(DEVICE_MS, (worker) => worker.takeOverScans(scans));
}

export function armDevice(name: string): Answer<ArmedDevice> {
  return answer(SERVER_MS, (worker) => worker.armDevice(name), 'once');
}

export function disarmDevice(): Answer<null> {
  return answer(SERVER_MS, (worker) => worker.disarmDevice(), 'once');
}

/** Reads one public thing from the server, which the mirror lacks, and stores it there if it can. */
export function readThing(sought: SoughtThing): Answer<ThingRead> {
  return answer(THING_MS, (worker) => worker.readThing(sought));
}

/** Searches all that this device's mirror holds. Null: a later search took its place. */
export function search(wanted: SearchWanted): Answer<SearchAnswer | null> {
  return answer(SEARCH_MS, (worker) => worker.search(wanted));
}

/** Keeps photos for use offline, or removes them; the work goes on step by step after this resolves. */
export function keepPhotos(wish: KeepWish): Answer<null> {
  if (wish.kind === 'keep') void promiseStorage();
  return answer(DEVICE_MS, (worker) => worker.keepPhotos(wish));
}

/** Whether the worker has accepted the request. */
export function retryWrite(key: string): Promise<boolean> {
  return done(DEVICE_MS, (worker) => worker.retryWrite(key));
}

export function discardWrite(key: string): Promise<boolean> {
  return done(DEVICE_MS, (worker) => worker.discardWrite(key));
}

/** Whether this device now holds all that the server has; null if the round did not finish. */
export function synchronise(): Promise<boolean | null> {
  return attempt(ROUND_MS, (worker) => worker.synchronise());
}

/** Sends what waits from this address, which the site has left. Whether the worker has accepted the request. */
export function sendFromHere(): Promise<boolean> {
  return done(ROUND_MS, (worker) => worker.sendFromHere());
}
