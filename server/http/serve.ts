import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { csrfHeader, idempotencyHeader } from '#common/contract/changes';
import type { Endpoint } from '#common/contract/endpoint';
import type { EndpointName } from '#common/contract/endpoints';
import { permissions } from '#common/contract/permissions';
import { encodeWire } from '#common/base/wire';
import type { Database } from '../database/schema';
import { type WriteTransaction, write } from '../database/transaction';
import { type Answer, type Asked, type Echo, textAnswer, valueAnswer } from './answer';
import { CallError } from './call-error';
import { callerOf, demand, visitorOf } from './caller';
import { csrfFor, refuseForgery } from './forgery';
import type { Caller, Handlers } from './handler';
import { inputOf } from './input';
import type { Log } from './log';
import type { Metrics } from './metrics';
import type { PublicAnswers } from './public-answers';
import { readJson } from './read-body';
import type { ResolveCaller } from './resolve-caller';
import { type KeyedCall, answerOnce, findAnswer, payloadHash } from './stored-answer';

export interface ApiParts {
  readonly database: Kysely<Database>;
  readonly handlers: Handlers;
  readonly resolveCaller: ResolveCaller;
  /** Whether a page of this origin is ours. */
  readonly isOurs: (origin: string, request: Request) => boolean;
  /** Whether the site is served over https for good: its cookies are for https alone, and browsers remember. */
  readonly overHttps: boolean;
  readonly publicAnswers: PublicAnswers;
  readonly log: Log;
  readonly metrics: Metrics;
}

export interface SiteEnv {
  Bindings: Partial<HttpBindings>;
}

export type SiteContext = Context<SiteEnv>;

/** Method and headers of a request, read where Node has them: a Headers object costs more than most answers. */
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
 * Serves one call. Visitors get what was rendered for the visitor before; everybody else is served anew.
 * Throws CallError for what a client may cause.
 */
export async function serve(
  parts: ApiParts,
  called: NamedEndpoint,
  context: SiteContext,
  asked: Asked,
  echo: Echo,
): Promise<Answer> {
  const { endpoint } = called;
  const request = context.req.raw;
  // An anonymous call's path holds a secret: its answer is for whoever knows that, and changes at its use.
  const isShared =
    endpoint.method === 'GET' &&
    endpoint.who === 'everybody' &&
    endpoint.anonymous !== true &&
    typeof endpoint.answer === 'object';
  if (isShared && asked.header('authorization') === null) {
    return parts.publicAnswers.answer(request, () => serveAnew(parts, called, context, asked, echo));
  }
  return serveAnew(parts, called, context, asked, echo);
}

// In this order: forged requests are refused; who calls; what a key was answered before, whatever has become of the
// right; the right; the input; the handler.
async function serveAnew(
  parts: ApiParts,
  { name, endpoint }: NamedEndpoint,
  context: SiteContext,
  asked: Asked,
  echo: Echo,
): Promise<Answer> {
  const { database } = parts;
  const request = context.req.raw;
  refuseForgery(name, asked, (origin) => parts.isOurs(origin, request));
  const caller =
    endpoint.anonymous === true
      ? visitorOf(asked, context.env)
      : await callerOf(asked, context.env, database, parts.resolveCaller);
  const owner = endpoint.queued === true && asked.header(idempotencyHeader) !== null ? ownerOf(caller) : null;
  const demandRight = () => demand(permissions[endpoint.who], caller, endpoint.orDevice === true);
  if (owner === null) demandRight();
  const body = endpoint.body === undefined ? null : await readJson(asked, request);
  echo.nonce ??= nonceIn(body);

  const call = () => ({ ...inputOf(endpoint, asked, context.req, body), caller, request });
  // The compiler has checked each handler against its call; here, where all are alike, neither is known any more.
  const handler = parts.handlers[name] as (call: unknown, transaction?: WriteTransaction) => Promise<unknown>;
  // What a queued call reads it reads on the connection that it holds: waiting for a second one, all could wait for ever.
  const within = (input: object, transaction: WriteTransaction) =>
    handler({ ...input, database: transaction.database }, transaction);
  const status = statusOf(endpoint);
  if (owner !== null) {
    const keyed = { owner, key: keyOf(echo), call: name, payload: payloadHash(context.req.path, body) };
    const answer = await answerUnderKey(database, keyed, demandRight, call, async (call, transaction) => {
      const value = await within(call, transaction);
      return { status, body: value === null ? null : encodeWire(value) };
    });
    return textAnswer(answer.status, answer.body);
  }
  const input = call();
  const value = await (endpoint.queued === true
    ? write(database, (transaction) => within(input, transaction))
    : handler({ ...input, database }));
  if (value instanceof Response) return { response: value };
  const answer = valueAnswer(status, value);
  return name === 'pullChanges' ? { ...answer, headers: csrfHeaders(asked, parts.overHttps) } : answer;
}

async function answerUnderKey<Input>(
  database: Kysely<Database>,
  keyed: KeyedCall,
  demandRight: () => void,
  call: () => Input,
  run: (call: Input, transaction: WriteTransaction) => Promise<{ status: number; body: string | null }>,
) {
  const given = await findAnswer(database, keyed);
  if (given !== null) return given;
  demandRight();
  const input = call();
  return answerOnce(database, keyed, (transaction) => run(input, transaction));
}

function ownerOf({ person, device }: Caller): string | null {
  if (person !== null) return `user:${person.uuid}`;
  return device === null ? null : `device:${device}`;
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

/** Whether a value may be repeated in a header as it is. */
export const isNonce = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{1,100}$/.test(value);

function csrfHeaders(asked: Asked, secure: boolean) {
  const { value, headers } = csrfFor(asked, secure);
  return { ...headers, [csrfHeader]: value };
}
