import type { NewsRow } from '#common/contract/content/news';
import type { Generation } from '../generation';
import { type MirrorReader, pageMirror } from '../page-mirror';

/** What a link to a news item needs. */
export type NewsNeighbour = Pick<NewsRow, 'uuid' | 'slug' | 'title'>;

/** The news that appeared just before and just after another; null at the ends. */
export interface NewsNeighbours {
  readonly older: NewsNeighbour | null;
  readonly newer: NewsNeighbour | null;
}

/** `of` need not be public yet: its position among public news counts. */
export type ReadNeighbours = (of: Pick<NewsRow, 'uuid' | 'visibleFrom'>) => Promise<NewsNeighbours>;

export const newsNeighboursIn =
  (mirror: MirrorReader): ReadNeighbours =>
  (of) =>
    mirror.read((generation) => neighbours(generation, of), { older: null, newer: null });

export const newsNeighbours = newsNeighboursIn(pageMirror);

async function neighbours(
  generation: Generation,
  { visibleFrom, uuid }: Pick<NewsRow, 'uuid' | 'visibleFrom'>,
): Promise<NewsNeighbours> {
  const place = [visibleFrom, uuid];
  const byDate = () => generation.rows('news').where('[visibleFrom+uuid]');
  const older = await byDate().below(place).last();
  const newer = await byDate().above(place).first();
  return { older: linked(older), newer: linked(newer) };
}

function linked(row: NewsRow | undefined): NewsNeighbour | null {
  return row === undefined ? null : { uuid: row.uuid, slug: row.slug, title: row.title };
}
