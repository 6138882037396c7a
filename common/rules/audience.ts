import type { Audience } from './scopes';

/** Everybody, always: settings, reference lists, texts. */
export const everybody: readonly Audience[] = [{ scope: 'public', from: null, until: null }];

/** Content that editors publish at a moment of their choice: news, plays, images. */
export interface Published {
  readonly visibleFrom: Date;
  readonly deletedAt: Date | null;
}

/** Public from `visibleFrom` on, in collections such as `news` and `news-bodies`. Deleted content has no audience. */
export function publishedAudience({ visibleFrom, deletedAt }: Published): readonly Audience[] {
  return deletedAt === null ? [{ scope: 'public', from: visibleFrom, until: null }] : [];
}

/** Before `visibleFrom`, editors alone, in collections such as `coming-news` and `coming-news-bodies`. */
export function comingAudience({ visibleFrom, deletedAt }: Published): readonly Audience[] {
  return deletedAt === null ? [{ scope: 'contenu', from: null, until: visibleFrom }] : [];
}

/** A preview image or an author is public once something public shows them; null: nothing does. */
export function onceShownAudience(shownFrom: Date | null): readonly Audience[] {
  return shownFrom === null ? [] : [{ scope: 'public', from: shownFrom, until: null }];
}

/** Before that, they are visible to editors alone. */
export function untilShownAudience(shownFrom: Date | null, now: Date): readonly Audience[] {
  return shownFrom !== null && shownFrom <= now ? [] : [{ scope: 'contenu', from: null, until: shownFrom }];
}

/** A show or an event is public during its window. */
export function shownAudience({
  visibleFrom,
  visibleUntil,
}: {
  readonly visibleFrom: Date;
  readonly visibleUntil: Date;
}): readonly Audience[] {
  return [{ scope: 'public', from: visibleFrom, until: visibleUntil }];
}

/** An interactive image is public while its show is, from when all its pictures are; null: its picture is in the trash. */
export function interactiveImageAudience(
  { visibleFrom, visibleUntil }: Parameters<typeof shownAudience>[0],
  picturesFrom: Date | null,
): readonly Audience[] {
  if (picturesFrom === null || picturesFrom >= visibleUntil) return [];
  return shownAudience({
    visibleFrom: visibleFrom > picturesFrom ? visibleFrom : picturesFrom,
    visibleUntil,
  });
}

/** Staff who write shows see all shows at any time, and the price categories. */
export const secretariatAudience: readonly Audience[] = [{ scope: 'secretariat', from: null, until: null }];

/** The same for staff who write events. */
export const siteAudience: readonly Audience[] = [{ scope: 'site', from: null, until: null }];

/** The free seats of a date are public while its show is visible, until the date begins; never those of a rehearsal. */
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

/** A person's own account, role demands and free tickets. */
export function ownAudience(userUuid: string): readonly Audience[] {
  return [{ scope: `user:${userUuid}`, from: null, until: null }];
}

/** The badge of waiting role demands is shown in the menu of those who decide on them. */
export const adminUsersBadgeAudience: readonly Audience[] = [{ scope: 'comptes', from: null, until: null }];

/** The badge of images that are not visible yet is shown in the menu of those who upload them. */
export const adminImagesBadgeAudience: readonly Audience[] = [{ scope: 'contenu', from: null, until: null }];

/** The badge of a date's bookings to attend to is shown to those who book for others, until the date begins. */
export function adminResaBadgeAudience(showDate: { readonly date: Date }): readonly Audience[] {
  return [{ scope: 'reservations', from: null, until: showDate.date }];
}

const AFTER_THE_SHOW = 12 * 3_600_000;

/** Until when there is a door and a counter for a date: 12 hours after it began. */
export const doorEnds = (date: Date): Date => new Date(date.getTime() + AFTER_THE_SHOW);

/** Dates, tickets and scans of the door are visible to ticket staff until `doorEnds`. */
export function doorAudience(showDate: { readonly date: Date }): readonly Audience[] {
  return [{ scope: 'billetterie', from: null, until: doorEnds(showDate.date) }];
}

/** The public key for tickets is visible to ticket staff at any time. */
export const doorKeyAudience: readonly Audience[] = [{ scope: 'billetterie', from: null, until: null }];
