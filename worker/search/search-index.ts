import { DOT } from '#common/base/dot';
import { fold } from '#common/base/fold';
import { searchableWords } from '#common/base/word-beginnings';
import type { Collection } from '#common/contract/feed/collection-names';
import type { FoundKind } from '#common/rules/search';
import type { Generation } from '#mirror/generation';
import { type People, createPeople } from './people';
import {
  type Thing,
  eventSource,
  imageSource,
  newsSource,
  pieceSource,
  showSource,
  textSource,
} from './things';
import { type WordIndex, createWordIndex } from './word-index';

export const sources = {
  piece: pieceSource,
  news: newsSource,
  image: imageSource,
  show: showSource,
  event: eventSource,
  text: textSource,
} as const;
export type ThingKind = keyof typeof sources;
const thingKinds = Object.keys(sources) as readonly ThingKind[];

/** What ranking needs to know of each indexed thing. */
export interface Entry {
  readonly kind: FoundKind;
  /** The uuid of a row; for a person, their id in the index. */
  readonly key: string;
  /** Folded. */
  readonly title: string;
  readonly year: number | null;
  readonly until: Date | null;
  readonly isComing: boolean;
}

/** The index of one generation's rows, which tracks what of it is out of date. */
export interface SearchIndex {
  readonly words: WordIndex;
  readonly people: People;
  readonly entries: ReadonlyMap<string, Entry>;
  /** Marks changed rows as out of date; without uuids, any row of the collection may have changed. */
  doubt(collection: Collection, uuids: readonly string[] | null): void;
  /** Reads out-of-date rows again, a few at a time, so that nothing else has to wait. */
  catchUp(): Promise<void>;
}

/** Rows read and indexed per batch: about ten milliseconds on a phone. */
const SLICE = 50;

/** A new index, whose rows are all still to be read. */
export function createSearchIndex(generation: Generation): SearchIndex {
  const words = createWordIndex();
  const people = createPeople();
  const entries = new Map<string, Entry>();
  const doubtful = new Map<ThingKind, Set<string>>();
  const doubtfulCollections = new Set<Collection>(thingKinds.flatMap((kind) => sources[kind].collections));

  function doubt(collection: Collection, uuids: readonly string[] | null): void {
    if (collection === 'piece-authors' || collection === 'coming-piece-authors')
      pieceCollections.forEach((pieces) => doubtfulCollections.add(pieces));
    const kind = kindOf(collection);
    if (kind === undefined) return;
    if (uuids === null) doubtfulCollections.add(collection);
    else doubtful.set(kind, new Set([...(doubtful.get(kind) ?? []), ...uuids]));
  }

  /** Marks all rows that a collection holds, or may have held, as out of date. */
  async function doubtAll(collection: Collection): Promise<void> {
    const kind = kindOf(collection);
    if (kind === undefined) return;
    const isComing = collection.startsWith('coming-');
    const known = [...entries.values()].filter((entry) => entry.kind === kind && entry.isComing === isComing);
    const keys = await generation.rows(collection).toCollection().primaryKeys();
    doubt(collection, [...known.map(({ key }) => key), ...keys].sort());
  }

  async function catchUp(): Promise<void> {
    while (doubtfulCollections.size + doubtful.size > 0) {
      for (const collection of doubtfulCollections) {
        doubtfulCollections.delete(collection);
        await doubtAll(collection);
      }
      for (const [kind, uuids] of doubtful) {
        // Removed before they are read: a change meanwhile marks them again.
        const slice = [...uuids].slice(0, SLICE);
        for (const uuid of slice) uuids.delete(uuid);
        if (uuids.size === 0) doubtful.delete(kind);
        await read(kind, slice).catch((error: unknown) => {
          doubt(sources[kind].collections[0] ?? 'news', slice);
          throw error;
        });
      }
    }
  }

  async function read(kind: ThingKind, uuids: readonly string[]): Promise<void> {
    const things = await sources[kind].read(generation, uuids);
    const there = new Map(things.map((thing) => [thing.uuid, thing]));
    for (const uuid of uuids) {
      const thing = there.get(uuid) ?? null;
      if (thing === null) remove(`${kind}/${uuid}`);
      else put(thing);
      if (kind === 'piece') for (const id of people.follow(uuid, thing)) putPerson(id);
    }
  }

  function put(thing: Thing): void {
    const { kind, uuid, title, authors, cast, text, years, visibleFrom, visibleUntil, isComing } = thing;
    const id = `${kind}/${uuid}`;
    const names = [
      ...authors.map(({ name }) => name),
      ...cast.flatMap(({ name, actor }) => [name, actor ?? '']),
    ];
    words.put({
      id,
      title,
      people: `${names.join(DOT)} ${joinedOf(names)}`,
      text: `${text} ${years.join(' ')} ${joinedOf([title])}`,
    });
    const year = years.length === 0 ? (visibleFrom?.getFullYear() ?? null) : Math.max(...years);
    entries.set(id, { kind, key: uuid, title: fold(title), year, until: visibleUntil, isComing });
  }

  function putPerson(id: string): void {
    const known = people.get(id);
    if (known === undefined) return remove(id);
    const { kind, name } = known.person;
    words.put({ id, title: name, people: joinedOf([name]), text: '' });
    entries.set(id, { kind, key: id, title: fold(name), year: null, until: null, isComing: false });
  }

  function remove(id: string): void {
    words.remove(id);
    entries.delete(id);
  }

  return { words, people, entries, doubt, catchUp };
}

/** Of names, in titles too, also what is typed as one word: `ndiaye`, `legoff`. */
const joinedOf = (names: readonly string[]): string =>
  names
    .map(fold)
    .flatMap((name) => searchableWords(name).filter((word) => !` ${name} `.includes(` ${word} `)))
    .join(' ');

const pieceCollections = pieceSource.collections.filter((name) => !name.endsWith('bodies'));

const kinds = new Map(
  thingKinds.flatMap((kind) => sources[kind].collections.map((collection) => [collection, kind] as const)),
);
const kindOf = (collection: Collection): ThingKind | undefined => kinds.get(collection);
