import type { Badges } from '#common/contract/site/badges';
import type { Generation } from '../generation';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface BadgeQueries {
  /** The answer of GET /api/counters/badges: a counter is absent for a person who does not see its menu entry. */
  read(): Promise<Badges>;
}

export const badgeQueriesOf = (mirror: MirrorReader): BadgeQueries => ({
  read: () =>
    mirror.read(async (generation) => {
      const [rows, coming] = await Promise.all([
        generation.rows('badges').toArray(),
        countComing(generation, new Date()),
      ]);
      const counted: { -readonly [Name in keyof Badges]: Badges[Name] } = {};
      for (const { name, count } of rows) counted[name] = (counted[name] ?? 0) + count;
      if (coming === null) return counted;
      const { images, ...others } = coming;
      return { ...counted, ...others, adminImages: (counted.adminImages ?? 0) + images };
    }, {}),
});

export const badgeQueries = badgeQueriesOf(pageMirror);

/**
 * Counts what only editors see yet; null for anyone else. The feed removes a thing when it appears, so these counts
 * depend on the clock.
 */
async function countComing(generation: Generation, now: Date) {
  const follow = await generation.follow.get('follow');
  if (follow?.scopes.includes('contenu') !== true) return null;
  const isComing = ({ visibleFrom }: { readonly visibleFrom: Date }) => visibleFrom > now;
  const [adminNews, adminPieces, images] = await Promise.all([
    generation.rows('coming-news').filter(isComing).count(),
    generation.rows('coming-pieces').filter(isComing).count(),
    // Those that wait for a file are counted by the server, whether they are to appear or not.
    generation
      .rows('coming-images')
      .filter((image) => isComing(image) && image.file !== undefined)
      .count(),
  ]);
  return { adminNews, adminPieces, images };
}
