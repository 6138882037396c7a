import type { Touched, Waking } from './waking';

/** A device is told at most so often, in milliseconds. */
const POKE_EVERY = 2000;
/** Phones that are told of one change ask for it spread over this time. */
const JITTER = 400;
/** So that proxies keep the line, and phones notice that it broke. */
const SIGN_OF_LIFE_EVERY = 25_000;
/** Shorter than an access token lives; the device comes back with a fresh one. */
const LONGEST_LIFE = 14 * 60_000;

/** The scopes that the caller holds now, or null when there is no caller any more. */
export type FreshScopes = () => Promise<readonly string[] | null>;

/**
 * A stream of lines `{"poke":true}`, each saying that something changed for one of the scopes, with `{"poke":false}` as
 * first line and as sign of life. It carries no data: what changed is for a pull to say.
 */
export function changeStream(
  waking: Pick<Waking, 'listen'>,
  scopes: readonly string[],
  freshScopes: FreshScopes,
): Response {
  let close = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      close = poke(waking, scopes, freshScopes, controller);
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
  waking: Pick<Waking, 'listen'>,
  scopes: readonly string[],
  freshScopes: FreshScopes,
  controller: ReadableStreamDefaultController<Uint8Array>,
): () => void {
  const encoder = new TextEncoder();
  const send = (poke: boolean) => controller.enqueue(encoder.encode(`${JSON.stringify({ poke })}\n`));
  let isOpen = true;
  let lastPoke = -Infinity;
  let waiting: NodeJS.Timeout | undefined;

  const pokeSoon = () => {
    if (waiting !== undefined) return;
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
  // A deleted account is told by several changes, and its device may go while the server looks whether it is there.
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
  // What touches a person's own rows may have touched their roles.
  const renewScopes = async () => {
    const held = await freshScopes().catch(() => listener.scopes);
    if (held === null) end();
    else listener.scopes = held;
  };

  // A logout touches no row: whoever it was is looked for at each sign of life.
  const signs = setInterval(() => {
    send(false);
    void renewScopes();
  }, SIGN_OF_LIFE_EVERY);
  const life = setTimeout(end, LONGEST_LIFE);
  const unlisten = waking.listen(listener);
  const close = () => {
    isOpen = false;
    unlisten();
    clearInterval(signs);
    clearTimeout(life);
    clearTimeout(waiting);
  };
  send(false);
  return close;
}

const isOwn = (scope: string) => scope.startsWith('user:');
