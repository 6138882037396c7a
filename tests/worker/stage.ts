import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { uuidV7 } from '#common/base/uuid';
import type { Surroundings } from '#worker/base/surroundings';
import { MemoryCaches } from './offline/cache-storage';

/** What a fetch of the worker sent. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What a server says; headers of proof are added unless told otherwise. */
export interface Said {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isOurs?: boolean;
}

/** `deaf`: no answer, and a browser that does not heed the abort. */
type Nothing = 'silence' | 'deaf';
export type Server = (request: SentRequest) => Said | Nothing | Promise<Said | Nothing>;

/** Surroundings whose clock stands still until it is moved, with one server and no other tab. */
export function openStage(server: Server = () => 'silence') {
  let now = Date.parse('2026-11-21T20:30:00+01:00');
  let bytes = 0;
  let timers: readonly { readonly at: number; readonly ring: () => void }[] = [];
  const sent: SentRequest[] = [];
  const reports: unknown[] = [];
  // As much of it as the worker uses.
  const caches = new MemoryCaches() as unknown as CacheStorage;
  let unanswered = 0;

  const random = (count: number) => Uint8Array.from({ length: count }, () => (bytes += 7) % 256);
  const surroundings: Surroundings = {
    storage: { indexedDB: new IDBFactory(), IDBKeyRange },
    now: () => now,
    random,
    async fetch(path, request) {
      const headers = new Headers(request.headers);
      const body: unknown =
        typeof request.body === 'string' ? JSON.parse(request.body) : (request.body ?? null);
      const asked = { method: request.method ?? 'GET', path, headers, body };
      sent.push(asked);
      const said = await server(asked);
      if (said !== 'silence' && said !== 'deaf') return responseTo(asked, said);
      // The stream is silent as long as it is open: no round waits for it.
      const waiting = path.startsWith('/api/changes/stream') ? 0 : 1;
      unanswered += waiting;
      if (said === 'deaf') return new Promise(() => undefined);
      return new Promise((_, reject) => {
        const fail = () => {
          unanswered -= waiting;
          reject(new DOMException('', 'AbortError'));
        };
        if (request.signal?.aborted) fail();
        else request.signal?.addEventListener('abort', fail);
      });
    },
    after(milliseconds, ring) {
      const timer = { at: now + milliseconds, ring };
      timers = [...timers, timer];
      return () => (timers = timers.filter((one) => one !== timer));
    },
    locks: { request: lockAtOnce },
    caches,
    openChannel: () => ({ send: () => undefined, listen: () => undefined, close: () => undefined }),
    report: (error) => reports.push(error),
  };
  return {
    surroundings,
    sent,
    reports,
    caches,
    /** Whether a request waits for an answer that does not come: only then has the worker to wait for the clock. */
    isSilent: () => unanswered > 0,
    freshKey: () => uuidV7(now, random(10)),
    /** Moves the clock and lets what is due ring. */
    pass(milliseconds: number) {
      now += milliseconds;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { ring } of due) ring();
    },
  };
}

// Without other tabs every lock is free.
const lockAtOnce = (async (name: string, ...rest: unknown[]) => {
  const callback = rest.at(-1) as LockGrantedCallback<unknown>;
  return callback({ name, mode: 'exclusive' });
}) as LockManager['request'];

function responseTo({ headers }: SentRequest, said: Said): Response {
  const proof = { 'X-Protocol': '1', 'X-Nonce': headers.get('X-Nonce') ?? '' };
  const body =
    said.body === undefined ? null : typeof said.body === 'string' ? said.body : JSON.stringify(said.body);
  return new Response(body, {
    status: said.status,
    headers: { ...(said.isOurs !== false && proof), ...said.headers },
  });
}
