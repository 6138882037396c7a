import type { Generation } from '#mirror/generation';
import type { Waiting } from '../queue/reflect';

/** The most keys that the feed accepts in one request. */
const MOST = 1_000;

/**
 * What a pull asks the server about: keys under which something was sent, whether or not the answer arrived. A write
 * has its own; the scans of a batch share one.
 */
export interface Unsettled {
  readonly keys: readonly string[];
  /** The writes and scans behind some of these keys. */
  writesBehind(keys: readonly string[]): readonly string[];
  /** The acknowledged writes and scans behind these keys: if the server no longer knows them, they are lost. */
  acknowledgedBehind(keys: readonly string[]): readonly string[];
}

export async function readUnsettled({ outbox, device }: Waiting, generation: Generation): Promise<Unsettled> {
  const open = ['queued', 'acknowledged'];
  const [writes, scans, pending] = await Promise.all([
    // A refused one may have been delivered once more, and accepted then.
    outbox?.writes
      .where('state')
      .anyOf([...open, 'attend', 'conflict'])
      .toArray() ?? [],
    device.scans.where('state').anyOf(open).toArray(),
    generation.pending.toArray(),
  ]);
  const settled = new Set(pending.filter((one) => one.settled).map(({ key }) => key));
  const sent = [
    ...writes.map(({ key, state, again, sentAt }) => ({ key, state, again, under: sentAt && key })),
    ...scans.map(({ key, state, again, batch }) => ({ key, state, again, under: batch })),
  ].filter(({ key, again, under }) => under !== undefined && again !== true && !settled.has(key));
  const behind = (keys: readonly string[]) =>
    sent.filter(({ under }) => under !== undefined && keys.includes(under));
  return {
    keys: [...new Set(sent.flatMap(({ under }) => under ?? []))].slice(0, MOST),
    writesBehind: (keys) => behind(keys).map(({ key }) => key),
    acknowledgedBehind: (keys) =>
      behind(keys)
        .filter(({ state }) => state === 'acknowledged')
        .map(({ key }) => key),
  };
}
