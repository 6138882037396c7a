import { encodeWire } from '#common/base/wire';
import { csrfHeader, idempotencyHeader, nonceHeader, protocolHeader } from '#common/contract/changes';
import { doorHeader } from '#common/contract/device';
import type { Endpoint } from '#common/contract/endpoint';
import { type AskedQuery, type EndpointName, endpoints, pathOf } from '#common/contract/endpoints';
import type { ErrorAnswer } from '#common/contract/errors';
import { uuidV7 } from '#common/base/uuid';
import { retryAfter } from '../queue/backoff';
import type { Surroundings } from '../surroundings';
import { within } from '../wait';
import { type ServerAnswer, noAnswer } from './server-answer';

export interface ServerRequest {
  readonly call: EndpointName;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: AskedQuery;
  /** Encoded as JSON; bytes go as they are. */
  readonly body?: unknown;
  /** A session's access token, or a device key. */
  readonly bearer: string | null;
  readonly csrf: string | null;
  /** What a phone of the door tells of itself. */
  readonly door?: string | null;
  /** Idempotency-Key and If-Match of a queued write. */
  readonly key?: string;
  readonly ifMatch?: string | null;
  /** What the answer has to repeat; a fresh one where the body does not carry it. */
  readonly nonce?: string;
  /** Milliseconds until the whole answer must be here, besides those that the body takes on a slow line. */
  readonly deadline: number;
}

/**
 * Sends one request and reads the whole answer, under one deadline. It is kept here and not by the abort, which some
 * browsers do not heed after a phone has slept: whoever waits must not wait for ever.
 */
export async function sendRequest(surroundings: Surroundings, request: ServerRequest): Promise<ServerAnswer> {
  const abort = new AbortController();
  const body = request.body === undefined ? null : bodyOf(request.body);
  const exchanged = exchange(surroundings, request, body, abort.signal).catch(() => noAnswer);
  const answer = await within(surroundings, request.deadline + timeFor(body), exchanged, noAnswer);
  abort.abort();
  return answer;
}

/** kbit/s: a line that carries less is as good as none. */
const SLOWEST_LINE = 50;

/** Milliseconds that a body takes on the slowest line. */
function timeFor(body: string | Uint8Array | null): number {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body).byteLength : body?.byteLength;
  return ((bytes ?? 0) * 8) / SLOWEST_LINE;
}

async function exchange(
  { fetch, now, random }: Surroundings,
  request: ServerRequest,
  body: string | Uint8Array<ArrayBuffer> | null,
  signal: AbortSignal,
): Promise<ServerAnswer> {
  const endpoint: Endpoint = endpoints[request.call];
  const nonce = request.nonce ?? uuidV7(now(), random(10));
  const headers: Record<string, string> = { Accept: 'application/json', [nonceHeader]: nonce };
  if (body !== null)
    headers['Content-Type'] = endpoint.body === 'bytes' ? 'application/octet-stream' : 'application/json';
  if (request.bearer !== null) headers['Authorization'] = `Bearer ${request.bearer}`;
  if (request.csrf !== null && endpoint.method !== 'GET') headers[csrfHeader] = request.csrf;
  if (typeof request.door === 'string') headers[doorHeader] = request.door;
  if (request.key !== undefined) headers[idempotencyHeader] = request.key;
  if (typeof request.ifMatch === 'string') headers['If-Match'] = `"${request.ifMatch}"`;
  const response = await fetch(pathOf(endpoint.path, request.params, request.query), {
    method: endpoint.method,
    headers,
    ...(body !== null && { body }),
    signal,
    cache: 'no-store',
    // A redirect is a captive portal's: our calls have none.
    redirect: 'error',
  });
  if (response.headers.get(protocolHeader) === null || response.headers.get(nonceHeader) !== nonce)
    return noAnswer;
  if (response.ok) return { kind: 'done', value: await read(response, endpoint), headers: response.headers };
  const error: unknown = await response.json();
  return isError(error)
    ? { kind: 'refused', error, status: response.status, retryAfter: retryAfter(response.headers, now()) }
    : noAnswer;
}

/** A part of a file as it is, all else as JSON. */
function bodyOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array ? Uint8Array.from(body) : encodeWire(body);
}

function read(response: Response, { answer }: Endpoint): Promise<unknown> {
  if (answer === 'file') return response.blob();
  return answer === 'nothing' ? response.text() : response.json();
}

function isError(value: unknown): value is ErrorAnswer {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
