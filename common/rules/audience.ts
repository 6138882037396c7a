import type { Audience } from './scopes';

/** Everybody, always: settings, reference lists, texts. */
export const everybody: readonly Audience[] = [{ scope: 'public', from: null, until: null }];

/** What editors publish at a moment of their choice: news, plays, images. */
export interface Published {
  readonly visibleFrom: Date;
  readonly deletedAt: Date | null;
}

/** Public from `visibleFrom` on, in collections such as `news` and `news-bodies`. Deleted: nobody. */
export function publishedAudience({ visibleFrom, deletedAt }: Published): readonly Audience[] {
  return deletedAt === null ? [{ scope: 'public', from: visibleFrom, until: null }] : [];
}

/** Until then, its editors alone see it, in collections such as `coming-news` and `coming-news-bodies`. */
export function comingAudience({ visibleFrom, deletedAt }: Published): readonly Audience[] {
  return deletedAt === null ? [{ scope: 'contenu', from: null, until: visibleFrom }] : [];
}

/** A miniature is everybody's from the moment on at which something that everybody sees shows it; null: nothing does. */
export function miniatureAudience(shownFrom: Date | null): readonly Audience[] {
  return shownFrom === null ? [] : [{ scope: 'public', from: shownFrom, until: null }];
}

/** Until then its editors alone see it. */
export function comingMiniatureAudience(shownFrom: Date | null, now: Date): readonly Audience[] {
  return shownFrom !== null && shownFrom <= now ? [] : [{ scope: 'contenu', from: null, until: shownFrom }];
}

/** A show or an event is seen by everybody during its window. */
export function shownAudience({
  visibleFrom,
  visibleUntil,
}: {
  readonly visibleFrom: Date;
  readonly visibleUntil: Date;
}): readonly Audience[] {
  return [{ scope: 'public', from: visibleFrom, until: visibleUntil }];
}

/** Whoever writes shows sees all of them, whenever they are shown, and what seats are sold as. */
export const secretariatAudience: readonly Audience[] = [{ scope: 'secretariat', from: null, until: null }];

/** The same of events. */
export const siteAudience: readonly Audience[] = [{ scope: 'site', from: null, until: null }];

/** How many seats a date has left is told while its show is seen, until it begins; that of a rehearsal to nobody. */
export function seatsLeftAudience({
  date,
  rehearsal,
  visibleFrom,
  visibleUntil,
}: {
  readonly date: Date;
  readonly rehearsal: boolean;
  readonly visibleFrom: Date;
  readonly visibleUntil: Date;
}): readonly Audience[] {
  const until = date < visibleUntil ? date : visibleUntil;
  return rehearsal || until <= visibleFrom ? [] : shownAudience({ visibleFrom, visibleUntil: until });
}

/** One's own account, role demands and free tickets. */
export function ownAudience(userUuid: string): readonly Audience[] {
  return [{ scope: `user:${userUuid}`, from: null, until: null }];
}

/** The counter of waiting role demands stands in the menu of those who decide on them. */
export const adminUsersBadgeAudience: readonly Audience[] = [{ scope: 'comptes', from: null, until: null }];

/** The counter of images that nobody sees yet stands in the menu of those who put them in. */
export const adminImagesBadgeAudience: readonly Audience[] = [{ scope: 'contenu', from: null, until: null }];

/** What waits of a date's bookings stands in the menu of those who book for others, until the date begins. */
export function adminResaBadgeAudience(showDate: { readonly date: Date }): readonly Audience[] {
  return [{ scope: 'reservations', from: null, until: showDate.date }];
}

const AFTER_THE_SHOW = 12 * 3_600_000;

/** Dates, tickets and scans of the door stay with ticket staff until 12 hours after the show began. */
export function doorAudience(showDate: { readonly date: Date }): readonly Audience[] {
  return [{ scope: 'billetterie', from: null, until: new Date(showDate.date.getTime() + AFTER_THE_SHOW) }];
}

/** The key that checks tickets is for the ticket office, always. */
export const doorKeyAudience: readonly Audience[] = [{ scope: 'billetterie', from: null, until: null }];
