import { type LinkedArticle, MAX_LINKED } from '#common/contract/content/linked-article';
import type { NewsRow } from '#common/contract/content/news';
import type { PieceRow } from '#common/contract/content/piece';
import { type Linkable, linkedArticles, wordsToFind } from '#common/rules/linked-articles';
import type { Generation } from '../generation';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface LinkedArticleQueries {
  /** The answer of GET /api/linked-articles/news or piece, from the mirror. */
  list(to: Linkable): Promise<readonly LinkedArticle[]>;
}

export const linkedArticleQueriesOf = (mirror: MirrorReader): LinkedArticleQueries => ({
  list: (to) =>
    mirror.read(async (generation) => linkedArticles(to, await candidates(generation, to), MAX_LINKED), []),
});

export const linkedArticleQueries = linkedArticleQueriesOf(pageMirror);

async function candidates(generation: Generation, to: Linkable): Promise<readonly Linkable[]> {
  const news = generation.rows('news');
  const [byYear, byWord, pieces] = await Promise.all([
    news
      .where('years')
      .anyOf([...to.years])
      .toArray(),
    news
      .where('$words')
      .anyOf([...wordsToFind(to.title)])
      .toArray(),
    generation.rows('pieces').toArray(),
  ]);
  const once = new Map([...byYear, ...byWord].map((row) => [row.uuid, row]));
  return [...[...once.values()].map(linkableNews), ...pieces.map(linkablePiece)];
}

const linkableNews = ({ uuid, slug, title, years, visibleFrom }: NewsRow): Linkable => ({
  uuid,
  slug,
  title,
  type: 'news',
  years,
  textAuthors: [],
  visibleFrom,
});

const linkablePiece = ({ uuid, slug, title, performed, textAuthors, visibleFrom }: PieceRow): Linkable => ({
  uuid,
  slug,
  title,
  type: 'piece',
  years: performed?.years ?? [],
  textAuthors,
  visibleFrom,
});
