import { Dexie, type ObservabilitySet } from 'dexie';
import { fold } from '#common/base/fold';
import type { SearchAnswer, SearchWanted } from '#common/rules/search';
import type { Mirror } from '#mirror/database';
import type { Generation } from '#mirror/generation';
import { type Collection, collectionNames } from '#common/contract/feed/collection-names';
import type { Surroundings } from '../base/surroundings';
import { bestOf } from './best';
import { hitsOf } from './hits';
import { type Entry, type SearchIndex, createSearchIndex } from './search-index';
import type { Weighed } from './rank';
import { isShort, tellingWords, withNeighbours } from './significant-words';
import type { Match } from './word-index';

export interface Search {
  /** Null: superseded by a later search. */
  find(wanted: SearchWanted): Promise<SearchAnswer | null>;
}

interface SearchNeeds {
  readonly mirror: Pick<Mirror, 'read'>;
  readonly surroundings: Pick<Surroundings, 'now'>;
}

/** The search over everything mirrored: the first search builds its index, which then follows changed rows. */
export function createSearch({ mirror, surroundings }: SearchNeeds): Search {
  let held: { readonly name: string; readonly index: SearchIndex } | null = null;
  let catchingUp: Promise<void> = Promise.resolve();
  let turn = 0;

  followChangedRows((database, collection, uuids) => {
    if (held?.name === database) held.index.doubt(collection, uuids);
  });

  /** The index of the generation that screens read, up to date with its rows. */
  async function indexOf(generation: Generation): Promise<SearchIndex> {
    if (held?.name !== generation.name)
      held = { name: generation.name, index: createSearchIndex(generation) };
    const { index } = held;
    // One after the other: two at once would each read half of the out-of-date rows.
    const caughtUp = catchingUp.then(() => index.catchUp());
    catchingUp = caughtUp.catch(() => undefined);
    await caughtUp;
    return index;
  }

  async function findIn(generation: Generation, wanted: SearchWanted, isLast: () => boolean) {
    const index = await indexOf(generation);
    if (!isLast()) return null;
    const typed = fold(wanted.text);
    const beginnings = tellingWords(typed);
    const looksAtTitles = beginnings.every(isShort);
    const { matches, isPartial } = looksAtTitles
      ? { matches: inTitles(index.entries, typed), isPartial: false }
      : index.words.find(withNeighbours(typed, beginnings));
    const now = new Date(surroundings.now());
    const { counts, shown } = bestOf(matches, index.entries, wanted, typed, now);
    const titled = looksAtTitles ? shown.map((match) => withTitleWords(match, beginnings)) : shown;
    const hits = await hitsOf(generation, index.people, titled);
    return { hits, counts, isPartial, beginnings };
  }

  return {
    async find(wanted) {
      turn += 1;
      const own = turn;
      const isLast = () => turn === own;
      const answer = await mirror.read((generation) => findIn(generation, wanted, isLast), nothing);
      return isLast() ? answer : null;
    },
  };
}

/** So many words begin with one or two given letters that only titles are searched. */
function inTitles(entries: ReadonlyMap<string, Entry>, typed: string): readonly Match[] {
  if (typed === '') return [];
  return [...entries]
    .filter(([, { title }]) => title.startsWith(typed))
    .map(([id, { title }]) => ({ id, score: 1 / (1 + title.length), words: noWords }));
}

const noWords: readonly string[] = [];

/** A match with the words of its title that begin with what was typed. */
function withTitleWords(match: Weighed, beginnings: readonly string[]): Weighed {
  const words = match.entry.title.split(' ');
  return { ...match, words: words.filter((word) => beginnings.some((typed) => word.startsWith(typed))) };
}

const nothing = {
  hits: [],
  counts: { pieces: 0, people: 0, news: 0, images: 0, shows: 0, texts: 0 },
  isPartial: false,
  beginnings: [],
} as const satisfies SearchAnswer;

/** Rows of a generation that changed; `null`: any row of the collection may have. */
type RowsChanged = (database: string, collection: Collection, uuids: readonly string[] | null) => void;

/** Reports the rows that this worker, and those of other tabs, change in any generation, once they are committed. */
function followChangedRows(tell: RowsChanged): void {
  Dexie.on('storagemutated', (parts: ObservabilitySet) => {
    for (const [part, ranges] of Object.entries(parts)) {
      const [, database, collection, index] = /^idb:\/\/([^/]+)\/([^/]+)\/(.*)$/.exec(part) ?? [];
      if (database === undefined || index !== '' || !isCollection(collection)) continue;
      const uuids = keysOf(ranges);
      if (uuids === null || uuids.length > 0) tell(database, collection, uuids);
    }
  });
}

/** A set of keys as Dexie reports it: a tree of ranges. From another tab it comes as plain data. */
interface RangeNode {
  readonly d: number;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly l?: RangeNode | null;
  readonly r?: RangeNode | null;
}

/** The keys in a set of ranges; null where a range is more than one key. */
function keysOf(ranges: RangeNode): readonly string[] | null {
  const keys: string[] = [];
  const nodes: RangeNode[] = [ranges];
  for (const { from, to, l, r } of nodes) {
    if (from !== to) return null;
    if (typeof from === 'string') keys.push(from);
    nodes.push(...[l, r].filter((node) => node !== null && node !== undefined));
  }
  return keys;
}

const names: readonly string[] = collectionNames;
const isCollection = (name: string | undefined): name is Collection =>
  name !== undefined && names.includes(name);
