import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { protocolHeader } from '#common/contract/changes';
import type { Database } from '#server/database/schema';
import { write } from '#server/database/transaction';
import { createApi } from '#server/http/api';
import type { Handlers } from '#server/http/handler';
import { createLog } from '#server/http/log';
import { Metrics } from '#server/http/metrics';
import { PublicAnswers } from '#server/http/public-answers';
import { resolveCaller } from '#server/session/resolve-caller';
import { openSession } from '#server/session/session-repository';
import type { Player } from './troupe';

export const ORIGIN = 'http://localhost:8080';

export interface Asked {
  /** Who asks: somebody of the troupe, logged in; nobody if nothing is said. */
  readonly by?: Player;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  // What came over the wire is looked at by the test, field by field.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export type AskApi = (method: string, path: string, asked?: Asked) => Promise<Answered>;

/** The API over these handlers, asked by request and answered by response, without a network in between. */
export function openApi(database: Kysely<Database>, handlers: Partial<Handlers>): AskApi {
  const errors: string[] = [];
  const app = createApi({
    database,
    // Calls of other nouns have no handler here and are not asked.
    handlers: handlers as Handlers,
    resolveCaller,
    isOurs: (origin) => origin === ORIGIN,
    overHttps: false,
    publicAnswers: new PublicAnswers({ publicEpoch: () => null }),
    log: createLog('error', (line) => errors.push(line)),
    metrics: new Metrics(),
  });
  return async (method, path, { by, body, headers = {} } = {}) => {
    const response = await app.request(ORIGIN + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(by === undefined ? {} : { Authorization: `Bearer ${await logIn(database, by)}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer = { status: response.status, headers: response.headers, body: await bodyOf(response) };
    if (answer.status >= 500) throw new Error(`${method} ${path}: ${answer.status}\n${errors.join('\n')}`);
    if (!response.headers.has(protocolHeader)) throw new Error(`${method} ${path}: not an answer of ours`);
    return answer;
  };
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
