import {
  type Infer,
  array,
  boolean,
  defaulted,
  enums,
  nullable,
  object,
  optional,
  record,
  size,
  string,
  type,
  unknown,
} from 'superstruct';
import { moment, uuid, wholeNumber } from '../fields/primitives';
import { doorState } from '../tickets/device';

/**
 * The version of the feed and its history:
 * 1  two feeds under one cursor each, walks for a first load, settled and unknown keys.
 */
export const protocolVersion = 1;

/** Headers that prove that an answer is from our server and belongs to this request. */
export const protocolHeader = 'X-Protocol';
export const nonceHeader = 'X-Nonce';
export const idempotencyHeader = 'Idempotency-Key';

/**
 * Says that a person asked for this request, though the site has told this device that it has another address by now.
 * Only a page of the address that is asked can send it: another site's would have to be allowed to.
 */
export const sentByHandHeader = 'X-Sent-By-Hand';

/**
 * POST /api/changes. A null cursor asks for a first load. `unsettled` are keys of acknowledged writes whose effect
 * the mirror does not hold yet.
 */
export const pullRequest = object({
  cursors: object({ public: nullable(size(string(), 1, 4000)), mine: nullable(size(string(), 1, 4000)) }),
  unsettled: size(array(uuid), 0, 1000),
  protocol: wholeNumber,
  nonce: size(string(), 1, 100),
});
export type PullRequest = Infer<typeof pullRequest>;

const rowsByCollection = defaulted(record(string(), array(unknown())), () => ({}));
const keysByCollection = defaulted(record(string(), array(uuid)), () => ({}));
const keys = defaulted(array(uuid), () => []);
const flag = defaulted(boolean(), false);

/**
 * One page of changes. Since most bring nothing, false and empty fields are left out on the wire, except the scopes.
 * `put` and `remove` are whole transactions of the server, in both feeds up to the same rev.
 * - `reset`: the cursor belongs to another history: fill a new generation from nothing. All else is empty then.
 * - `emptied`: the rows of feed `mine` belong to other scopes: empty it before putting.
 * - `cursors`: replace the request's; null where a feed is not for this caller (`mine` without a session).
 * - `more`: ask again at once.
 * - `settled`: the keys whose effects these rows (with earlier ones) hold; `unknown`: keys that never took effect here.
 * - `scopes`: what the caller may see in `mine`, for information.
 * - `disarmed`: the door phone that sent this request was disarmed: it must not have the rows of the door.
 * - `door`: of a door phone that was not disarmed, until when its key is good; absent if the key is unknown here.
 * - `movesTo`: the origin of another address, which takes the place of the one that was asked, or has taken it.
 */
export const pullAnswer = type({
  reset: flag,
  emptied: flag,
  put: rowsByCollection,
  remove: keysByCollection,
  cursors: type({ public: nullable(string()), mine: nullable(string()) }),
  more: flag,
  walking: flag,
  settled: keys,
  unknown: keys,
  scopes: array(string()),
  disarmed: flag,
  door: optional(doorState),
  movesTo: optional(string()),
  serverNow: moment,
});
export type PullAnswer = Infer<typeof pullAnswer>;

/** What a person may want to see before a first load has brought it: `shows` is the current show. */
const soughtKinds = ['news', 'pieces', 'shows', 'images'] as const;

/** GET /api/things/{kind}/{slug}; the slug of the current show does not matter. */
export const soughtThing = object({ kind: enums(soughtKinds), slug: size(string(), 1, 120) });
export type SoughtThing = Infer<typeof soughtThing>;

/**
 * The public rows of one thing, with what its page links to, in the form of a pull. They say nothing about a cursor: a
 * mirror whose first load goes on keeps them apart until that has brought them too.
 */
export const thingRows = type({ put: rowsByCollection });

/** One line of GET /api/changes/stream (newline-delimited JSON): a change (`poke` true) or a heartbeat. */
export const poke = type({ poke: boolean(), at: optional(moment) });
