import { endpoints } from '#common/contract/calls/endpoints';
import { csrfCookie } from '#common/contract/feed/csrf-names';
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
  /** The phone that sends it, which only the world knows; none: the world itself. */
  readonly device?: string;
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
  'answer-stalled',
  'request-twice',
  'portal',
  'proxy-error',
  'stale-answer',
  'unavailable',
  'slow',
] as const;
/** The request is lost, and the browser does not heed the abort: nothing ever comes of it. */
type Fault = (typeof faults)[number] | 'deaf';

/** Bytes that a line of 50 kbit/s carries in a millisecond. */
const THIN = 6.25;

export interface FakeNetwork {
  fetch(exchange: Exchange): Promise<Response>;
  /** Lets one message that is on its way arrive, if there is one. */
  deliver(): Promise<void>;
  inFlight(): number;
  /** @param isDeaf whether browsers may ignore an abort, too */
  setFaults(probability: number, isDeaf?: boolean): void;
  cut(device: string, isCut: boolean): void;
  /** The device is on a line of 50 kbit/s. */
  thin(device: string, isThin: boolean): void;
  /** When each device sent its requests, and where. */
  readonly sent: readonly { readonly device: string; readonly at: number; readonly address: string }[];
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
  let possible: readonly Fault[] = faults;
  const cutOff = new Set<string>();
  const thinned = new Set<string>();
  const sent: { device: string; at: number; address: string }[] = [];
  let lastAnswer: WireAnswer | null = null;

  function fetch({ device, tab, address, request }: Exchange): Promise<Response> {
    sent.push({ device, at: scheduler.now(), address });
    const headers = new Headers(request.headers);
    headers.set('cookie', cookieOf(device));
    const wire: WireRequest = {
      device,
      method: request.method ?? 'GET',
      path: address,
      headers,
      body: typeof request.body === 'string' ? request.body : null,
    };
    return new Promise((resolve, reject) => {
      const isPokes = address === endpoints.streamChanges.path;
      const isCut = cutOff.has(device);
      const fault = !isPokes && !isCut && chance.happens(probability) ? chance.pick(possible) : null;
      if (fault === 'deaf') return;
      request.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      // Pokes are a comfort that no promise rests on: here they never come.
      if (isPokes) return;
      if (isCut) scheduler.queue(tab, () => reject(new TypeError('Failed to fetch')));
      else travel({ device, tab, wire, fault }, resolve);
    });
  }

  /** Lets a message leave once a thin line has carried it. */
  function carry(device: string, bytes: number, leave: () => void): void {
    if (thinned.has(device)) scheduler.after('world', bytes / THIN, leave);
    else leave();
  }

  function travel({ device, tab, wire, fault }: Journey, resolve: (response: Response) => void): void {
    const back = (response: () => Response) => send(() => scheduler.queue(tab, () => resolve(response())));
    const reach = async () => {
      const answer = await server(wire);
      carry(device, answer.body.length, () => bringBack(answer));
    };
    const bringBack = (answer: WireAnswer) => {
      const before = lastAnswer;
      lastAnswer = answer;
      if (fault === 'answer-cut') back(() => cutResponse(answer));
      else if (fault === 'answer-stalled') back(() => stalledResponse(answer));
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
        return carry(device, wire.body?.length ?? 0, () => send(reach));
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
    setFaults(to, isDeaf = false) {
      probability = to;
      possible = isDeaf ? [...faults, 'deaf'] : faults;
    },
    cut(device, isCut) {
      if (isCut) cutOff.add(device);
      else cutOff.delete(device);
    },
    thin(device, isThin) {
      if (isThin) thinned.add(device);
      else thinned.delete(device);
    },
    sent,
  };
}

/** Each browser has the cookie that the page set; no worker can read it. */
const cookieOf = (device: string) => `${csrfCookie}=secret-of-the-browser-${device}`;

/** A request on its way from a tab of a device, and what goes wrong with it. */
interface Journey {
  readonly device: string;
  readonly tab: string;
  readonly wire: WireRequest;
  readonly fault: Fault | null;
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

/** Its head came, and nothing after it. */
function stalledResponse(answer: WireAnswer): Response {
  const stall = () => new Promise<never>(() => {});
  return { ...responseOf(answer), text: stall, json: stall };
}

/** The connection ended somewhere in the answer. */
function cutResponse(answer: WireAnswer): Response {
  const cut = async () => {
    throw new TypeError('network error');
  };
  return { ...responseOf(answer), text: cut, json: cut };
}
