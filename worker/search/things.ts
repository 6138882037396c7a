import { DOT } from '#common/base/dot';
import { parisDay } from '#common/base/paris-time';
import { fullName } from '#common/base/full-name';
import { plainText } from '#common/contract/fields/rich-text-check';
import type { Collection } from '#common/contract/feed/collection-names';
import type { RowOf } from '#common/contract/feed/collections';
import type { ImageFile } from '#common/contract/content/image';
import { leadingDate } from '#common/rules/news-dates';
import { type CastPart, type FoundKind, textsWithPage } from '#common/rules/search';
import type { Generation } from '#mirror/generation';

/** What the mirror holds of a searchable thing. */
export interface Thing {
  readonly kind: Exclude<FoundKind, PersonKind>;
  readonly uuid: string;
  readonly address: string;
  readonly title: string;
  readonly text: string;
  readonly authors: readonly Author[];
  readonly cast: readonly CastPart[];
  readonly years: readonly number[];
  readonly dates: readonly Date[];
  readonly visibleFrom: Date | null;
  readonly visibleUntil: Date | null;
  readonly file: ImageFile | null;
  /** From a collection that only editors have. */
  readonly isComing: boolean;
}

export type PersonKind = 'author' | 'actor';

interface Author {
  readonly slug: string;
  readonly name: string;
}

export interface Source {
  /** The collections whose rows, under one uuid, make up a thing. */
  readonly collections: readonly Collection[];
  /** The things that exist under these uuids. One that became public meanwhile is read from its public row. */
  read(generation: Generation, uuids: readonly string[]): Promise<readonly Thing[]>;
}

export const newsSource: Source = {
  collections: ['news', 'news-bodies', 'coming-news', 'coming-news-bodies'],
  async read(generation, uuids) {
    const [rows, bodies] = await Promise.all([
      publicFirst(generation, uuids, 'news', 'coming-news'),
      publicFirst(generation, uuids, 'news-bodies', 'coming-news-bodies'),
    ]);
    return [...rows].map(([uuid, { row, isComing }]) => {
      const { slug, title, description, years, visibleFrom } = row;
      const dates = [leadingDate(row)];
      const content = bodies.get(uuid)?.row.content;
      const text = content === undefined ? description : `${description} ${plainText(content)}`;
      return {
        ...nothingMore,
        kind: 'news',
        uuid,
        address: slug,
        title,
        text,
        years,
        dates,
        visibleFrom,
        isComing,
      };
    });
  },
};

export const pieceSource: Source = {
  collections: ['pieces', 'piece-bodies', 'coming-pieces', 'coming-piece-bodies'],
  async read(generation, uuids) {
    const [rows, bodies] = await Promise.all([
      publicFirst(generation, uuids, 'pieces', 'coming-pieces'),
      publicFirst(generation, uuids, 'piece-bodies', 'coming-piece-bodies'),
    ]);
    const wanted = new Set([...rows.values()].flatMap(({ row }) => row.textAuthors));
    const authors = await publicFirst(generation, [...wanted], 'piece-authors', 'coming-piece-authors');
    return [...rows].map(([uuid, { row, isComing }]) => {
      const { slug, title, genre, performed, textAuthors, visibleFrom } = row;
      const body = bodies.get(uuid)?.row;
      return {
        ...nothingMore,
        kind: 'piece',
        uuid,
        address: slug,
        title,
        text: [genre ?? [], body === undefined ? [] : plainText(body.resume)].flat().join(DOT),
        authors: textAuthors.flatMap((author) => named(authors.get(author)?.row) ?? []),
        cast: body?.characters.map(({ name, actor = null }) => ({ name, actor })) ?? [],
        years: performed?.years ?? [],
        visibleFrom,
        isComing,
      };
    });
  },
};

export const imageSource: Source = {
  collections: ['images', 'coming-images'],
  async read(generation, uuids) {
    const rows = await publicFirst(generation, uuids, 'images', 'coming-images');
    return [...rows].map(([uuid, { row, isComing }]) => {
      const { name, description, year, visibleFrom, file = null } = row;
      const fields = { title: name, text: description, years: [year], visibleFrom, file, isComing };
      return { ...nothingMore, kind: 'image', uuid, address: uuid, ...fields };
    });
  },
};

export const showSource: Source = {
  collections: ['shows'],
  async read(generation, uuids) {
    const rows = await got(generation, 'shows', uuids);
    return rows.map(({ uuid, slug, title, location, dates, pieces, visibleFrom, visibleUntil }) => {
      const text = [...wordsOf(location), ...pieces.map((piece) => piece.title)].join(DOT);
      const fields = { title, text, ...at(dates), visibleFrom, visibleUntil };
      return { ...nothingMore, kind: 'show', uuid, address: slug, ...fields };
    });
  },
};

export const eventSource: Source = {
  collections: ['events'],
  async read(generation, uuids) {
    const rows = await got(generation, 'events', uuids);
    return rows.map(({ uuid, slug, title, location, eventDates, visibleFrom, visibleUntil }) => {
      const text = wordsOf(location).join(DOT);
      const fields = { title, text, ...at(eventDates), visibleFrom, visibleUntil };
      return { ...nothingMore, kind: 'event', uuid, address: slug, ...fields };
    });
  },
};

export const textSource: Source = {
  collections: ['about-texts'],
  async read(generation, uuids) {
    const rows = await got(generation, 'about-texts', uuids);
    return rows.filter(hasPage).map(({ uuid, slug, title, content }) => {
      return { ...nothingMore, kind: 'text', uuid, address: slug, title, text: plainText(content) };
    });
  },
};

/** What is said of a place tells how to get there. */
const wordsOf = (place: RowOf<'events'>['location']): readonly string[] =>
  [place.name, place.address, place.description, place.parking, place.access].flatMap((words) => words ?? []);

const slugs: readonly string[] = textsWithPage;
const hasPage = ({ slug }: { readonly slug: string }) => slugs.includes(slug);

const nothingMore = {
  authors: [],
  cast: [],
  years: [],
  dates: [],
  visibleFrom: null,
  visibleUntil: null,
  file: null,
  isComing: false,
} as const satisfies Partial<Thing>;

async function publicFirst<C extends Collection>(
  generation: Generation,
  uuids: readonly string[],
  published: C,
  coming: C,
): Promise<ReadonlyMap<string, FoundRow<C>>> {
  const found = new Map<string, FoundRow<C>>();
  for (const row of await got(generation, coming, uuids)) found.set(row.uuid, { row, isComing: true });
  for (const row of await got(generation, published, uuids)) found.set(row.uuid, { row, isComing: false });
  return found;
}

interface FoundRow<C extends Collection> {
  readonly row: RowOf<C>;
  readonly isComing: boolean;
}

/** Rows close together are read as one range, which is fastest in browsers; others one by one. */
async function got<C extends Collection>(generation: Generation, collection: C, uuids: readonly string[]) {
  const table = generation.rows(collection);
  const ordered = uuids.toSorted();
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (uuids.length >= MANY && first !== undefined && last !== undefined) {
    const range = table.where(':id').between(first, last, true, true);
    const wanted = new Set(uuids);
    if ((await range.count()) <= 2 * uuids.length)
      return (await range.toArray()).filter(({ uuid }) => wanted.has(uuid));
  }
  return (await table.bulkGet([...uuids])).filter((row) => row !== undefined);
}

const MANY = 20;

const named = (author: RowOf<'piece-authors'> | undefined): Author | undefined =>
  author && { slug: author.slug, name: fullName(author) };

function at(days: readonly { readonly date: Date }[]) {
  const dates = days.map(({ date }) => date);
  return { dates, years: [...new Set(dates.map((date) => Number(parisDay(date).slice(0, 4))))] };
}
