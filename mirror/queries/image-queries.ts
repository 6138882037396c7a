import type { ImageQuery, ImageRow } from '#common/contract/content/image';
import { imageListDefaults, isOfPlay, matchesImageQuery, orderedImage } from '#common/rules/image-list';
import { compareListed } from '#common/rules/list-order';
import type { Generation } from '../generation';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface ImageQueries {
  /** Every image that matches a query and this person may see, in the query's order; the screen makes the pages. */
  find(query: Omit<ImageQuery, 'page' | 'limit'>): Promise<readonly ImageRow[]>;
  /** The public images of a play from the years in which it was given, posters first, then the newest. */
  ofPlay(title: string, years: readonly number[]): Promise<readonly ImageRow[]>;
  /** One image by uuid, or null. */
  read(uuid: string): Promise<ImageRow | null>;
}

export const imageQueriesOf = (mirror: MirrorReader): ImageQueries => ({
  find: (query) => mirror.read((generation) => find(generation, query), []),
  ofPlay: (title, years) => mirror.read((generation) => ofPlay(generation, title, years), []),
  read: (uuid) =>
    mirror.read(
      async (generation) =>
        (await generation.rows('images').get(uuid)) ??
        (await generation.rows('coming-images').get(uuid)) ??
        null,
      null,
    ),
});

export const imageQueries = imageQueriesOf(pageMirror);

async function find(generation: Generation, query: ImageQuery): Promise<readonly ImageRow[]> {
  const compare = compareListed(query.orderBy ?? imageListDefaults.orderBy);
  const now = new Date();
  return (await rowsOf(generation, query.year))
    .filter((row) => matchesImageQuery(row, query, now))
    .map((row) => ({ row, listed: orderedImage(row) }))
    .sort((one, other) => compare(one.listed, other.listed))
    .map(({ row }) => row);
}

/** Public rows, and those that only editors see yet; one that became public meanwhile is read from its public row. */
async function rowsOf(generation: Generation, year: number | undefined): Promise<ImageRow[]> {
  const images = generation.rows('images');
  const [published, coming] = await Promise.all([
    year === undefined
      ? images.toArray()
      : images
          .where('[year+visibleFrom+uuid]')
          .between([year], [year + 1])
          .toArray(),
    generation.rows('coming-images').toArray(),
  ]);
  const isPublic = new Set(published.map(({ uuid }) => uuid));
  return [...published, ...coming.filter(({ uuid }) => !isPublic.has(uuid))];
}

async function ofPlay(
  generation: Generation,
  title: string,
  years: readonly number[],
): Promise<readonly ImageRow[]> {
  const images = generation.rows('images');
  const rows = await Promise.all(
    years.map((year) =>
      images
        .where('[year+visibleFrom+uuid]')
        .between([year], [year + 1])
        .reverse()
        .toArray(),
    ),
  );
  const isPoster = ({ types }: ImageRow) => types.includes('AFFICHE');
  return rows
    .flat()
    .filter((row) => isOfPlay(row, title))
    .toSorted((one, other) => Number(isPoster(other)) - Number(isPoster(one)) || other.year - one.year);
}
