import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { idempotencyHeader } from '#common/contract/feed/changes';
import { csrfHeader } from '#common/contract/feed/csrf-names';
import type { Endpoint } from '#common/contract/calls/endpoint';
import type { EndpointName } from '#common/contract/calls/endpoints';
import { permissions } from '#common/contract/calls/permissions';
import { uploadedFile } from '#common/contract/content/upload';
import { encodeWire } from '#common/base/wire';
import type { Database } from '../database/schema';
import { type StoredAnswer, type WriteTransaction, write } from '../database/transaction';
import { type Answer, type Asked, type Echo, textAnswer, valueAnswer } from './answer';
import { CallError } from './call-error';
import { type ProxyKnowledge, callerOf, requireRight, visitorOf } from './caller';
import { csrfFor, refuseForgery } from './forgery';
import { markDevice } from './known-device';
import type { Caller, Handlers } from './handler';
import { timeFor } from '../process/in-time';
import { inputOf } from './input';
import type { Log } from '../process/log';
import type { Metrics } from './metrics';
import type { PublicAnswers } from './public-answers';
import type { Spans } from '../process/spans';
import { readJson } from './read-body';
import { readFile, readPart } from './read-file';
import type { ResolveCaller } from './caller-resolver';
import type { SiteNames } from './site-names';
import { type KeyedCall, answerOnce, findAnswer, payloadHash } from './stored-answer';

export interface ApiDependencies extends ProxyKnowledge {
  readonly database: Kysely<Database>;
  readonly handlers: Handlers;
  readonly resolveCaller: ResolveCaller;
  /** Whether a page of this origin belongs to us. */
  readonly isOurs: (origin: string, request: Request) => boolean;
  /** Tells pages that were opened under another name of this server where the site is. */
  readonly siteNames?: SiteNames;
  /** Whether the site is permanently served over https: its cookies are Secure, and browsers are told by HSTS. */
  readonly overHttps: boolean;
  readonly publicAnswers: PublicAnswers;
  readonly spans: Spans;
  /** Milliseconds after which a call is told to come again; without it, as long as people wait. */
  readonly answerWithin?: number;
  readonly log: Log;
  readonly metrics: Metrics;
}

export interface SiteEnv {
  Bindings: Partial<HttpBindings>;
}

export type SiteContext = Context<SiteEnv>;

/**
 * Method and headers of a request, read from Node's own object: creating a Headers object costs more than most answers.
 */
export function askedOf({ env, req }: SiteContext): Asked {
  const incoming = env?.incoming?.headers;
  if (incoming === undefined) return { method: req.method, header: (name) => req.raw.headers.get(name) };
  return {
    method: req.method,
    header(name) {
      const value = incoming[name.toLowerCase()];
      return typeof value === 'string' ? value : null;
    },
  };
}

interface NamedEndpoint {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
}

/**
 * Serves one call. Public answers to visitors are cached; any other call runs its handler.
 * Throws CallError for errors caused by the client.
 */
export async function serve(
  parts: ApiDependencies,
  called: NamedEndpoint,
  context: SiteContext,
  asked: Asked,
  echo: Echo,
): Promise<Answer> {
  const { endpoint } = called;
  const request = context.req.raw;
  // An anonymous call has a secret in its path: its answer is only for those who know it, and changes when it is used.
  const isShared =
    endpoint.method === 'GET' &&
    endpoint.who === 'everybody' &&
    endpoint.anonymous !== true &&
    endpoint.byClock !== true &&
    typeof endpoint.answer === 'object';
  if (isShared && asked.header('authorization') === null) {
    return parts.publicAnswers.answer(request, () => serveAnew(parts, called, context, asked, echo));
  }
  return serveAnew(parts, called, context, asked, echo);
}

// In this order: refuse forged requests; identify the caller; return the stored answer of a key, even if the caller has
// lost the right since; check the right; validate the input; run the handler.
async function serveAnew(
  parts: ApiDependencies,
  { name, endpoint }: NamedEndpoint,
  context: SiteContext,
  asked: Asked,
  echo: Echo,
): Promise<Answer> {
  const { database, spans } = parts;
  const request = context.req.raw;
  refuseForgery(endpoint, asked, (origin) => parts.isOurs(origin, request), parts.siteNames);
  const visitor = visitorOf(asked, context.env, parts);
  const inTime = hasFile(endpoint) ? untimed : timeFor(parts.answerWithin ?? ANSWER_WITHIN);
  const caller =
    endpoint.anonymous === true
      ? visitor
      : await inTime(callerOf(visitor, asked, database, parts.resolveCaller));
  const isKeyed = endpoint.queued === true && asked.header(idempotencyHeader) !== null;
  const owner = isKeyed ? ownerOf(caller, endpoint) : null;
  const checkRight = () => requireRight(permissions[endpoint.who], caller, endpoint.orDevice === true);
  if (owner === null) checkRight();
  const body = await bodyOf(endpoint, asked, request);
  echo.nonce ??= nonceIn(body);

  const call = () => ({ ...inputOf(endpoint, asked, context.req, body), caller, request, spans });
  // The compiler has checked each handler against its call; here their types are erased.
  const handler = parts.handlers[name] as AnyHandler;
  const status = statusOf(endpoint);
  if (owner !== null) {
    const keyed = { owner, key: keyOf(echo), call: name, payload: payloadHash(context.req.path, body) };
    const answering = answerUnderKey(database, keyed, checkRight, async () => {
      const work = await prepared(handler, call(), database);
      return async (transaction) => {
        const value = await work(transaction);
        return { status, body: value === null ? null : encodeWire(value) };
      };
    });
    const answer = await inTime(answering);
    return textAnswer(answer.status, answer.body);
  }
  const input = call();
  const isOneWrite = endpoint.queued === true || endpoint.journal !== undefined || 'prepare' in handler;
  const working = isOneWrite
    ? prepared(handler, input, database).then((work) => write(database, work))
    : handler({ ...input, database });
  const value = await inTime(working);
  if (value instanceof Response) return { response: value };
  const answer = valueAnswer(status, value);
  return name === 'pullChanges' ? { ...answer, headers: csrfHeaders(asked, parts.overHttps) } : answer;
}

/**
 * Milliseconds for a call, while its body does not count, which a slow line may bring: a frozen database must not keep
 * people before a spinner. What was begun may still be done; a write that is sent again under its key is done once.
 */
const ANSWER_WITHIN = 9000;

const untimed = <T>(work: Promise<T>) => work;

/** Whether a call is a stream, or takes as long as its file needs to be made, stored or sent. */
const hasFile = ({ body, answer }: Endpoint) =>
  body === 'file' || body === 'bytes' || body === uploadedFile || answer === 'file' || answer === 'stream';

async function bodyOf({ body, oneByOne }: Endpoint, asked: Asked, request: Request): Promise<unknown> {
  if (body === undefined) return null;
  if (body === 'file') return readFile(asked, request);
  return body === 'bytes' ? readPart(asked, request) : readJson(asked, request, { texts: oneByOne !== true });
}

type AnyHandler =
  | ((call: object, transaction?: WriteTransaction) => Promise<unknown>)
  | { prepare(call: object): Promise<Work<unknown>> };

type Work<T> = (transaction: WriteTransaction) => Promise<T>;

/** The part of a call that runs in its transaction, after its preparation. */
async function prepared(
  handler: AnyHandler,
  input: object,
  database: Kysely<Database>,
): Promise<Work<unknown>> {
  if ('prepare' in handler) return handler.prepare({ ...input, database });
  // It reads on the transaction's connection: if all calls waited for a second connection, they would deadlock.
  return (transaction) => handler({ ...input, database: transaction.database }, transaction);
}

async function answerUnderKey(
  database: Kysely<Database>,
  keyed: KeyedCall,
  checkRight: () => void,
  prepare: () => Promise<Work<StoredAnswer>>,
): Promise<StoredAnswer> {
  const given = await findAnswer(database, keyed);
  if (given !== null) return given;
  checkRight();
  let hasKey = false;
  try {
    const work = await prepare();
    return await answerOnce(database, keyed, (transaction) => {
      hasKey = true;
      return work(transaction);
    });
  } catch (error) {
    // What it needs may be gone because a concurrent request with the same key has just used it.
    const ofTwin = error instanceof CallError && !hasKey ? await findAnswer(database, keyed) : null;
    if (ofTwin !== null) return ofTwin;
    throw error;
  }
}

/**
 * The owner of a key. Visitors share one owner, since a uuid cannot be guessed. Null: the caller lacks the right
 * anyway.
 */
function ownerOf({ person, device }: Caller, { who }: Endpoint): string | null {
  if (person !== null) return `user:${person.uuid}`;
  if (device !== null) return `device:${device}`;
  return who === 'everybody' ? 'visitor' : null;
}

function keyOf({ key }: Echo): string {
  if (key !== null) return key;
  throw new CallError('invalid-parameter', { fields: { [idempotencyHeader]: 'UUID attendu' } });
}

function statusOf({ answer, created }: Endpoint): number {
  if (answer === 'nothing') return 204;
  return created === true ? 201 : 200;
}

function nonceIn(body: unknown): string | null {
  const nonce: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'nonce') : null;
  return isNonce(nonce) ? nonce : null;
}

/** Whether a value may be repeated in a header unchanged. */
export const isNonce = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{1,100}$/.test(value);

function csrfHeaders(asked: Asked, secure: boolean) {
  const { value, headers } = csrfFor(asked, secure);
  // One cookie an answer: that of the device comes with the next one.
  return { ...markDevice(asked, secure), ...headers, [csrfHeader]: value };
}
