import { is } from 'superstruct';
import { nonceHeader, poke, protocolHeader } from '#common/contract/feed/changes';
import { endpoints } from '#common/contract/calls/endpoints';
import { uuidV7 } from '#common/base/uuid';
import type { Surroundings } from '../base/surroundings';

/** The server answers sooner than this, and then sends a sign of life more often than this, in milliseconds. */
const NO_ANSWER = 20_000;
const SILENCE = 90_000;

export interface StreamNeeds {
  readonly surroundings: Surroundings;
  readonly bearer: string | null;
  /** The stream is open: changes before this were not announced. */
  readonly onOpen: () => void;
  readonly onPoke: () => void;
  /** Ends the stream from outside: a new session needs a new one. */
  readonly signal: AbortSignal;
}

/**
 * Listens to the server's pokes until the connection ends. Returns whether our server had answered, rather than
 * something on the way to it. Stopping also ends the wait itself: some browsers ignore an abort after a phone has
 * slept, and the stream would never be opened again.
 */
export async function listenToStream(needs: StreamNeeds): Promise<boolean> {
  const { surroundings, signal } = needs;
  const abort = new AbortController();
  const stop = () => abort.abort();
  signal.addEventListener('abort', stop);
  let isOurs = false;
  let cancel = surroundings.after(NO_ANSWER, stop);
  const stopped = new Promise<void>((resolve) => abort.signal.addEventListener('abort', () => resolve()));
  const heard = hear(needs, abort.signal, () => {
    isOurs = true;
    cancel();
    cancel = surroundings.after(SILENCE, stop);
  });
  try {
    await Promise.race([heard, stopped]);
  } catch {
    // The connection broke.
  } finally {
    abort.abort();
    cancel();
    signal.removeEventListener('abort', stop);
  }
  return isOurs;
}

/** @param onSign called on the server's answer, and on each sign of life */
async function hear(
  { surroundings, bearer, onOpen, onPoke }: StreamNeeds,
  signal: AbortSignal,
  onSign: () => void,
): Promise<void> {
  const nonce = uuidV7(surroundings.now(), surroundings.random(10));
  const response = await surroundings.fetch(endpoints.streamChanges.path, {
    headers: { [nonceHeader]: nonce, ...(bearer !== null && { Authorization: `Bearer ${bearer}` }) },
    cache: 'no-store',
    redirect: 'error',
    signal,
  });
  const isOurs =
    response.ok && response.headers.has(protocolHeader) && response.headers.get(nonceHeader) === nonce;
  if (!isOurs || response.body === null || signal.aborted) return;
  onSign();
  onOpen();
  for await (const line of linesOf(response.body)) {
    if (signal.aborted) return;
    onSign();
    if (isPoke(line)) onPoke();
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = `${rest}${decoder.decode(value, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function isPoke(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    return is(value, poke) && value.poke;
  } catch {
    return false;
  }
}
