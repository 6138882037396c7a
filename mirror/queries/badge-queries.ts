import type { Badges } from '#common/contract/counters';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface BadgeQueries {
  /** The answer of GET /api/counters/badges: a counter is absent for whoever does not see its menu entry. */
  read(): Promise<Badges>;
}

export const badgeQueriesOf = (mirror: MirrorReader): BadgeQueries => ({
  read: () =>
    mirror.read(async (generation) => {
      const rows = await generation.rows('badges').toArray();
      return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
    }, {}),
});

export const badgeQueries = badgeQueriesOf(pageMirror);
