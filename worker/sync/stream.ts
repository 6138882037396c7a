import { is } from 'superstruct';
import { nonceHeader, poke, protocolHeader } from '#common/contract/changes';
import { endpoints } from '#common/contract/endpoints';
import { uuidV7 } from '#common/base/uuid';
import type { Surroundings } from '../surroundings';

/** The server gives a sign of life more often than this, in milliseconds. */
const SILENCE = 90_000;

export interface StreamNeeds {
  readonly surroundings: Surroundings;
  readonly bearer: string | null;
  readonly onPoke: () => void;
  /** Ends the stream from outside: another session needs another one. */
  readonly signal: AbortSignal;
}

/**
 * Listens to the server's pokes until the connection ends. Returns whether it was the server that had answered, or
 * something on the way to it.
 */
export async function listenToStream({
  surroundings,
  bearer,
  onPoke,
  signal,
}: StreamNeeds): Promise<boolean> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  signal.addEventListener('abort', stop);
  let cancel = surroundings.after(SILENCE, stop);
  let isOurs = false;
  try {
    const nonce = uuidV7(surroundings.now(), surroundings.random(10));
    const response = await surroundings.fetch(endpoints.streamChanges.path, {
      headers: { [nonceHeader]: nonce, ...(bearer !== null && { Authorization: `Bearer ${bearer}` }) },
      cache: 'no-store',
      redirect: 'error',
      signal: abort.signal,
    });
    isOurs =
      response.ok && response.headers.has(protocolHeader) && response.headers.get(nonceHeader) === nonce;
    if (!isOurs || response.body === null) return false;
    for await (const line of linesOf(response.body)) {
      cancel();
      cancel = surroundings.after(SILENCE, stop);
      if (isPoke(line)) onPoke();
    }
    return true;
  } catch {
    return isOurs;
  } finally {
    abort.abort();
    cancel();
    signal.removeEventListener('abort', stop);
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
