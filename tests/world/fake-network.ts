import { endpoints } from '#common/contract/endpoints';
import type { Chance } from './chance';
import type { Scheduler } from './scheduler';

export interface Exchange {
  readonly device: string;
  readonly tab: string;
  readonly address: string;
  readonly request: RequestInit;
}

/** A request as the server reads it, and its answer before it travels back. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string | null;
}
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
export type WireServer = (request: WireRequest) => Promise<WireAnswer>;

/** What may go wrong on the way. */
const faults = [
  'request-lost',
  'answer-lost',
  'answer-cut',
  'request-twice',
  'portal',
  'proxy-error',
  'stale-answer',
  'unavailable',
  'slow',
] as const;
type Fault = (typeof faults)[number];

export interface FakeNetwork {
  fetch(exchange: Exchange): Promise<Response>;
  /** Lets one message that is on its way arrive, if there is one. */
  deliver(): Promise<void>;
  inFlight(): number;
  setFaults(probability: number): void;
  cut(device: string, isCut: boolean): void;
  /** When each device sent its requests. */
  readonly sent: readonly { readonly device: string; readonly at: number }[];
}

const portalPage: WireAnswer = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Portail Wi-Fi</title>',
};
const proxyError: WireAnswer = {
  status: 502,
  headers: { 'content-type': 'application/json' },
  body: '{"code":"unexpected","message":"proxy"}',
};

export function createFakeNetwork(chance: Chance, scheduler: Scheduler, server: WireServer): FakeNetwork {
  let messages: readonly (() => Promise<void> | void)[] = [];
  let probability = 0;
  const cutOff = new Set<string>();
  const sent: { device: string; at: number }[] = [];
  let lastAnswer: WireAnswer | null = null;

  function fetch({ device, tab, address, request }: Exchange): Promise<Response> {
    sent.push({ device, at: scheduler.now() });
    const wire: WireRequest = {
      method: request.method ?? 'GET',
      path: address,
      headers: new Headers(request.headers),
      body: typeof request.body === 'string' ? request.body : null,
    };
    return new Promise((resolve, reject) => {
      request.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      // Pokes are a comfort that no promise rests on: here they never come.
      if (address === endpoints.streamChanges.path) return;
      if (cutOff.has(device)) scheduler.queue(tab, () => reject(new TypeError('Failed to fetch')));
      else travel(tab, wire, chance.happens(probability) ? chance.pick(faults) : null, resolve);
    });
  }

  function travel(
    tab: string,
    wire: WireRequest,
    fault: Fault | null,
    resolve: (response: Response) => void,
  ): void {
    const back = (response: () => Response) => send(() => scheduler.queue(tab, () => resolve(response())));
    const reach = async () => {
      const answer = await server(wire);
      const before = lastAnswer;
      lastAnswer = answer;
      if (fault === 'answer-cut') back(() => cutResponse(answer));
      else if (fault !== 'answer-lost')
        back(() => responseOf(fault === 'stale-answer' ? (before ?? answer) : answer));
    };
    switch (fault) {
      case 'request-lost':
        return;
      case 'portal':
        return back(() => responseOf(portalPage));
      case 'proxy-error':
        return back(() => responseOf(proxyError));
      case 'unavailable':
        return back(() => responseOf(unavailable(wire)));
      case 'slow':
        scheduler.after('world', 5_000 + chance.integer(25_000), () => send(reach));
        return;
      case 'request-twice':
        send(async () => void (await server(wire)));
        return send(reach);
      default:
        return send(reach);
    }
  }

  function unavailable(wire: WireRequest): WireAnswer {
    const date = new Date(scheduler.now() + 2_000).toUTCString();
    return {
      status: 503,
      headers: {
        ...echo(wire),
        date: new Date(scheduler.now()).toUTCString(),
        'retry-after': chance.pick(['1', 'bientôt', date]),
      },
      body: '{"code":"unavailable","message":"Le serveur est en pause."}',
    };
  }

  function send(arrive: () => Promise<void> | void): void {
    messages = [...messages, arrive];
  }

  return {
    fetch,
    async deliver() {
      if (messages.length === 0) return;
      const message = chance.pick(messages);
      messages = messages.filter((one) => one !== message);
      await message();
    },
    inFlight: () => messages.length,
    setFaults(to) {
      probability = to;
    },
    cut(device, isCut) {
      if (isCut) cutOff.add(device);
      else cutOff.delete(device);
    },
    sent,
  };
}

export function echo({ headers }: WireRequest): Record<string, string> {
  const nonce = headers.get('x-nonce');
  return { 'x-protocol': '1', ...(nonce !== null && { 'x-nonce': nonce }) };
}

/**
 * As much of a Response as the worker reads. The platform's own reads its body in turns of the real event loop, which
 * no seed replays.
 */
function responseOf({ status, headers, body }: WireAnswer): Response {
  const response: Partial<Response> = {
    status,
    ok: status >= 200 && status < 300,
    headers: new Headers(headers),
    body: null,
    text: async () => body,
    json: async (): Promise<unknown> => JSON.parse(body),
  };
  return response as Response;
}

/** The connection ended somewhere in the answer. */
function cutResponse(answer: WireAnswer): Response {
  const cut = async () => {
    throw new TypeError('network error');
  };
  return { ...responseOf(answer), text: cut, json: cut };
}
