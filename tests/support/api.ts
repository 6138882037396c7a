import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { protocolHeader } from '#common/contract/feed/changes';
import type { Database } from '#server/platform/database/schema';
import { write } from '#server/platform/database/transaction';
import { createApi } from '#server/platform/http/api';
import type { Handlers } from '#server/platform/http/handler';
import { journalled } from '#server/operation/journal/journalled';
import { createLog } from '#server/platform/process/log';
import { Metrics } from '#server/platform/http/metrics';
import { isLoopback } from '#server/platform/process/proxies';
import { PublicAnswers } from '#server/platform/http/public-answers';
import { resolveCaller } from '#server/resolve-caller';
import { openSession } from '#server/people/session/session-repository';
import { type Spans, usualSpans } from '#server/platform/process/spans';
import type { Player } from './troupe';

export const ORIGIN = 'http://localhost:8080';

export interface Asked {
  /** Who asks: somebody of the troupe, logged in; nobody if nothing is said. */
  readonly by?: Player;
  /** Sent as JSON; a text, a form or bytes are sent as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  // Tests check answers field by field.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export type AskApi = (method: string, path: string, asked?: Asked) => Promise<Answered>;

/**
 * The API over these handlers, asked by request and answered by response, without a network in between.
 * @param spans how long what it gives out is good
 * @param publicEpoch of the answers kept for visitors; null: none is kept
 */
export function openApi(
  database: Kysely<Database>,
  handlers: Partial<Handlers>,
  publicEpoch: number | null = null,
  spans: Spans = usualSpans,
): AskApi {
  const errors: string[] = [];
  const app = createApi({
    database,
    // Calls of other nouns have no handler here and are not asked.
    handlers: journalled(handlers as Handlers),
    resolveCaller,
    isOurs: (origin) => origin === ORIGIN,
    isProxy: isLoopback,
    overHttps: false,
    publicAnswers: new PublicAnswers({ publicEpoch: () => publicEpoch }),
    spans,
    // On a busy machine a call may take longer than people wait.
    answerWithin: 120_000,
    log: createLog('error', (line) => errors.push(line)),
    metrics: new Metrics(),
  });
  return async (method, path, { by, body, headers = {} } = {}) => {
    const response = await app.request(ORIGIN + path, {
      method,
      headers: {
        ...typeOfBody(body),
        ...(by === undefined ? {} : { Authorization: `Bearer ${await logIn(database, by)}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: sentBody(body) }),
    });
    const answer = { status: response.status, headers: response.headers, body: await bodyOf(response) };
    if (answer.status >= 500) throw new Error(`${method} ${path}: ${answer.status}\n${errors.join('\n')}`);
    if (!response.headers.has(protocolHeader)) throw new Error(`${method} ${path}: not an answer of ours`);
    return answer;
  };
}

/** A text, a form or bytes as they are, all else as JSON. */
export function sentBody(body: unknown): string | FormData | Blob {
  if (body instanceof Uint8Array) return new Blob([Uint8Array.from(body)]);
  return typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
}

/** What a body is called in its request's headers; of a form the program that sends it says it. */
export function typeOfBody(body: unknown): Readonly<Record<string, string>> {
  if (body === undefined || body instanceof FormData) return {};
  const isBytes = body instanceof Uint8Array || body instanceof Blob;
  return { 'Content-Type': isBytes ? 'application/octet-stream' : 'application/json' };
}

/**
 * Asks again as long as another call with the same key runs, as clients do: on a busy machine that may take longer than
 * the server lets one wait.
 */
export async function untilDone(ask: () => Promise<Answered>): Promise<Answered> {
  for (;;) {
    const answer = await ask();
    if (answer.body?.code !== 'in-progress') return answer;
  }
}

/** A fresh key for a call that may be replayed. */
export const underKey = () => ({ 'Idempotency-Key': randomUUID() });

// A new session for each call: tests move the clock further than a token lives.
async function logIn(database: Kysely<Database>, player: Player): Promise<string> {
  const session = await write(database, (transaction) => openSession(transaction, player.uuid, 'Test'));
  return session.token;
}

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) return response.arrayBuffer();
  return response.json();
}
