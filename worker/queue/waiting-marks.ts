import type { Surroundings } from '../base/surroundings';
import type { Waiting } from './reflect';

/*
 * A browser that loses its databases does not report it, and nothing left in them shows what they held. So waiting
 * writes are listed in a cache too, as a hint without guarantee: one entry for each write, its label in the address.
 */
const CACHE = 'waiting';
const DEVICE = 'device';
const OPEN = ['queued', 'attend', 'conflict', 'park'];

export interface WaitingMarks {
  /**
   * Lists what waits now of the current person. Returns, once, the labels of what was listed before and is in no outbox
   * any more.
   * @param rescue tries to restore that first
   */
  follow(waiting: Waiting, rescue: () => Promise<void>): Promise<readonly string[]>;
}

interface Mark {
  readonly owner: string;
  readonly key: string;
  readonly label: string;
}

export function openWaitingMarks({ caches }: Pick<Surroundings, 'caches'>): WaitingMarks {
  /** As the cache has them, by their address. */
  let known: Map<string, Mark> | null = null;

  return {
    async follow(waiting, rescue) {
      const cache = await caches.open(CACHE);
      const marks = (known ??= byAddress((await cache.keys()).map(({ url }) => markAt(url))));
      if ((await missing([...marks.values()], waiting)).length > 0) await rescue();
      const here = [...marks.values()].filter((mark) => isOf(mark, waiting));
      const lost = await missing(here, waiting);
      const now = byAddress(await readMarks(waiting));
      for (const address of byAddress(here).keys())
        if (!now.has(address)) {
          await cache.delete(address);
          marks.delete(address);
        }
      for (const [address, mark] of now)
        if (!marks.has(address)) {
          await cache.put(address, new Response(null));
          marks.set(address, mark);
        }
      return lost.map(({ label }) => label);
    },
  };
}

/** The marks whose writes no outbox holds, in any state, among the outboxes that may be read. */
async function missing(marks: readonly Mark[], waiting: Waiting): Promise<readonly Mark[]> {
  const here = marks.filter((mark) => isOf(mark, waiting));
  const keys = here.map(({ key }) => key);
  const [writes, scans] = await Promise.all([
    waiting.outbox?.writes.bulkGet(keys) ?? [],
    waiting.device.scans.bulkGet(keys),
  ]);
  return here.filter((_, rank) => writes[rank] === undefined && scans[rank] === undefined);
}

const isOf = ({ owner }: Mark, { outbox }: Waiting) => owner === DEVICE || owner === outbox?.owner;

async function readMarks({ outbox, device }: Waiting): Promise<readonly Mark[]> {
  const [writes, scans] = await Promise.all([
    outbox?.writes.where('state').anyOf(OPEN).toArray() ?? [],
    device.scans.where('state').anyOf(OPEN).toArray(),
  ]);
  return [
    ...writes.map(({ key, label }) => ({ owner: outbox?.owner ?? DEVICE, key, label })),
    ...scans.map(({ key }) => ({ owner: DEVICE, key, label: 'Scan' })),
  ];
}

const byAddress = (marks: readonly Mark[]) => new Map(marks.map((mark) => [addressOf(mark), mark]));

const addressOf = ({ owner, key, label }: Mark) => `/waiting/${owner}/${key}?${encodeURIComponent(label)}`;

function markAt(url: string): Mark {
  const { pathname, search } = new URL(url);
  const [owner = '', key = ''] = pathname.split('/').slice(-2);
  return { owner, key, label: decodeURIComponent(search.slice(1)) };
}
