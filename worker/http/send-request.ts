import { encodeWire } from '#common/base/wire';
import {
  idempotencyHeader,
  nonceHeader,
  protocolHeader,
  sentByHandHeader,
} from '#common/contract/feed/changes';
import { csrfHeader } from '#common/contract/feed/csrf-names';
import { doorHeader } from '#common/contract/tickets/device';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { type AskedQuery, type EndpointName, endpoints, pathOf } from '#common/contract/calls/endpoints';
import type { ErrorBody } from '#common/contract/calls/errors';
import { uuidV7 } from '#common/base/uuid';
import { REDIRECTION } from '#common/rules/whereabouts';
import { retryAfter } from '../base/backoff';
import type { Surroundings } from '../base/surroundings';
import { withTimeout } from '../base/wait';
import { type ServerAnswer, noAnswer } from './server-answer';

export interface ServerRequest {
  readonly call: EndpointName;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: AskedQuery;
  /** Encoded as JSON; bytes are sent as they are. */
  readonly body?: unknown;
  /** A session's access token, or a device key. */
  readonly bearer: string | null;
  readonly csrf: string | null;
  /** The status report of a door phone. */
  readonly door?: string | null;
  /** A person asked for it, though the site has another address by now. */
  readonly isByHand?: boolean;
  /** Idempotency-Key and If-Match of a queued write. */
  readonly key?: string;
  readonly ifMatch?: string | null;
  /** The nonce that the answer must repeat; a fresh one is made if the body does not carry it. */
  readonly nonce?: string;
  /** It asks for one more page, which the answer before has announced: it does not count among the requests. */
  readonly isNextPage?: boolean;
  /** Milliseconds until an answer must begin, plus the time that the body takes on a slow line. */
  readonly deadline: number;
  /** Milliseconds for reading the answer, if it may be long on a slow line; by default the same again. */
  readonly reading?: number;
  /** Ends the request: nobody waits for its answer any more. */
  readonly signal?: AbortSignal;
}

/**
 * Sends one request and reads the whole answer, each under a deadline. The deadlines do not rely on the abort signal,
 * which some browsers ignore after a phone has slept: the caller must not wait for ever.
 */
export async function sendRequest(surroundings: Surroundings, request: ServerRequest): Promise<ServerAnswer> {
  const abort = new AbortController();
  request.signal?.addEventListener('abort', () => abort.abort());
  const body = request.body === undefined ? null : bodyOf(request.body);
  const started = start(surroundings, request, body, abort.signal).catch(() => null);
  const patience = request.deadline + timeFor(body);
  const begun = await withTimeout(surroundings, patience, started, null);
  const ended = read(surroundings, begun, request).catch(() => noAnswer);
  const answer = await withTimeout(surroundings, request.reading ?? patience, ended, noAnswer);
  abort.abort();
  return answer;
}

/** In kbit/s: a slower line is treated as none. */
const SLOWEST_LINE = 50;

/** Milliseconds that a body takes on the slowest line. */
function timeFor(body: string | Uint8Array | null): number {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body).byteLength : body?.byteLength;
  return ((bytes ?? 0) * 8) / SLOWEST_LINE;
}

interface Begun {
  readonly response: Response;
  readonly midway: number;
  /** Our server's, to this request: not a captive portal's or a proxy's. */
  readonly isOurs: boolean;
}

/** The response once its headers are there. */
async function start(
  { fetch, now, random }: Surroundings,
  request: ServerRequest,
  body: string | Uint8Array<ArrayBuffer> | null,
  signal: AbortSignal,
): Promise<Begun> {
  const endpoint: Endpoint = endpoints[request.call];
  const nonce = request.nonce ?? uuidV7(now(), random(10));
  const headers: Record<string, string> = { Accept: 'application/json', [nonceHeader]: nonce };
  if (body !== null)
    headers['Content-Type'] = endpoint.body === 'bytes' ? 'application/octet-stream' : 'application/json';
  if (request.bearer !== null) headers['Authorization'] = `Bearer ${request.bearer}`;
  if (request.csrf !== null && endpoint.method !== 'GET') headers[csrfHeader] = request.csrf;
  if (typeof request.door === 'string') headers[doorHeader] = request.door;
  if (request.isByHand === true) headers[sentByHandHeader] = '1';
  if (request.key !== undefined) headers[idempotencyHeader] = request.key;
  if (typeof request.ifMatch === 'string') headers['If-Match'] = `"${request.ifMatch}"`;
  const sentAt = now();
  const response = await fetch(pathOf(endpoint.path, request.params, request.query), {
    method: endpoint.method,
    headers,
    ...(body !== null && { body }),
    signal,
    cache: 'no-store',
    // Our calls never redirect: a redirect comes from a captive portal, or from whoever has the site's former name. It is
    // not followed, only noticed.
    redirect: 'manual',
  });
  const midway = (sentAt + now()) / 2;
  const { headers: proof } = response;
  return { response, midway, isOurs: proof.get(protocolHeader) !== null && proof.get(nonceHeader) === nonce };
}

async function read(
  { now }: Surroundings,
  begun: Begun | null,
  { call }: ServerRequest,
): Promise<ServerAnswer> {
  if (begun === null) return noAnswer;
  const { response, midway, isOurs } = begun;
  const { ok, status, statusText, headers } = response;
  const isRedirect = response.type === 'opaqueredirect' || (status >= 300 && status < 400);
  if (!isOurs)
    return { kind: 'no-answer', foreign: isRedirect ? REDIRECTION : `${status} ${statusText}`.trim() };
  if (ok) return { kind: 'done', value: await valueOf(response, endpoints[call]), headers, midway };
  const error: unknown = await response.json();
  return isError(error)
    ? { kind: 'refused', error, status, retryAfter: retryAfter(headers, now()) }
    : noAnswer;
}

/** A part of a file is sent as it is, everything else as JSON. */
function bodyOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array ? Uint8Array.from(body) : encodeWire(body);
}

function valueOf(response: Response, { answer }: Endpoint): Promise<unknown> {
  if (answer === 'file') return response.blob();
  return answer === 'nothing' ? response.text() : response.json();
}

function isError(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
