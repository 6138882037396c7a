import type { Audience } from './scopes';

/** Everybody, always: settings, reference lists, texts, miniatures of published things. */
export const everybody: readonly Audience[] = [{ scope: 'public', from: null, until: null }];

/** A news item is public from `visibleFrom` on; it stands in `news` and `news-bodies`. Deleted: nobody. */
export function newsAudience(news: {
  readonly visibleFrom: Date;
  readonly deletedAt: Date | null;
}): readonly Audience[] {
  return news.deletedAt === null ? [{ scope: 'public', from: news.visibleFrom, until: null }] : [];
}

/** Until then, its editors alone see it, in `coming-news` and `coming-news-bodies`. */
export function comingNewsAudience(news: {
  readonly visibleFrom: Date;
  readonly deletedAt: Date | null;
}): readonly Audience[] {
  return news.deletedAt === null ? [{ scope: 'contenu', from: null, until: news.visibleFrom }] : [];
}

/** One's own account, role demands and free tickets. */
export function ownAudience(userUuid: string): readonly Audience[] {
  return [{ scope: `user:${userUuid}`, from: null, until: null }];
}

/** The counter of waiting role demands stands in the menu of those who decide on them. */
export const adminUsersBadgeAudience: readonly Audience[] = [{ scope: 'comptes', from: null, until: null }];

const AFTER_THE_SHOW = 12 * 3_600_000;

/** Dates, tickets and scans of the door stay with ticket staff until 12 hours after the show began. */
export function doorAudience(showDate: { readonly date: Date }): readonly Audience[] {
  return [{ scope: 'billetterie', from: null, until: new Date(showDate.date.getTime() + AFTER_THE_SHOW) }];
}

/** The key that checks tickets is for the ticket office, always. */
export const doorKeyAudience: readonly Audience[] = [{ scope: 'billetterie', from: null, until: null }];
