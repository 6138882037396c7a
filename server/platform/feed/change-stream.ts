import type { StreamPlaces } from './stream-places';
import type { Touched, DatabaseChangeListener } from './database-change-listener';

/** Minimum time between two pokes of a device, in milliseconds. */
const POKE_EVERY = 2000;
/** Maximum random delay in milliseconds, so that phones poked by one change do not all pull at the same moment. */
const JITTER = 400;
/** Keeps proxies from closing an idle connection, and lets phones notice a broken one. */
const SIGN_OF_LIFE_EVERY = 25_000;
/** Shorter than the life of an access token; the device reconnects with a fresh one. */
const LONGEST_LIFE = 14 * 60_000;

/** The scopes that the caller holds now, or null if the session has ended. */
export type FreshScopes = () => Promise<readonly string[] | null>;

/** The receiver of a stream. */
export interface StreamReceiver {
  readonly scopes: readonly string[];
  readonly freshScopes: FreshScopes;
  /** Takes a place for the stream, whose `end` is called when the place is needed. Returns a function that frees it. */
  readonly takePlace: (end: () => void) => ReturnType<StreamPlaces['take']>;
}

/**
 * A stream of lines `{"poke":true}`, each saying that something changed for one of the scopes; `{"poke":false}` is the
 * first line and the heartbeat. It carries no data: a pull fetches the changes.
 */
export function changeStream(
  changeListener: Pick<DatabaseChangeListener, 'listen'>,
  receiver: StreamReceiver,
): Response {
  let close = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      close = poke(changeListener, receiver, controller);
    },
    cancel: () => close(),
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}

function poke(
  changeListener: Pick<DatabaseChangeListener, 'listen'>,
  { scopes, freshScopes, takePlace }: StreamReceiver,
  controller: ReadableStreamDefaultController<Uint8Array>,
): () => void {
  const encoder = new TextEncoder();
  let isOpen = true;
  // Enqueuing on a closed stream throws, and pokes may still arrive after its end.
  const send = (poke: boolean) => {
    if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify({ poke })}\n`));
  };
  let lastPoke = -Infinity;
  let waiting: NodeJS.Timeout | undefined;

  const pokeSoon = () => {
    if (waiting !== undefined || !isOpen) return;
    const pause = Math.max(0, lastPoke + POKE_EVERY - performance.now());
    waiting = setTimeout(
      () => {
        waiting = undefined;
        lastPoke = performance.now();
        send(true);
      },
      pause + Math.random() * JITTER,
    );
  };
  // May be called twice: deleting an account pokes several times, and the device may disconnect during the session
  // check.
  const end = () => {
    if (!isOpen) return;
    close();
    controller.close();
  };
  const listener = {
    scopes,
    onChange(touched: Touched) {
      pokeSoon();
      if (touched === 'unknown' || listener.scopes.some((scope) => isOwn(scope) && touched.has(scope))) {
        void renewScopes();
      }
    },
    onClose: end,
  };
  // A change of a person's own rows may include their roles.
  const renewScopes = async () => {
    const held = await freshScopes().catch(() => listener.scopes);
    if (held === null) end();
    else listener.scopes = held;
  };

  // A logout changes no row, so the session is checked again at each heartbeat.
  const signs = setInterval(() => {
    send(false);
    void renewScopes();
  }, SIGN_OF_LIFE_EVERY);
  const life = setTimeout(end, LONGEST_LIFE);
  const unlisten = changeListener.listen(listener);
  const freePlace = takePlace(end);
  const close = () => {
    isOpen = false;
    unlisten();
    freePlace();
    clearInterval(signs);
    clearTimeout(life);
    clearTimeout(waiting);
  };
  send(false);
  return close;
}

const isOwn = (scope: string) => scope.startsWith('user:');
