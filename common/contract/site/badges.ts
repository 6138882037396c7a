import { type Infer, enums, integer, optional, type } from 'superstruct';
import { uuid } from '../fields/primitives';

/** GET /api/counters/admin-user */
export const adminUserCounters = type({
  roleDemands: integer(),
  notActivated: integer(),
  blocked: integer(),
});

/** GET /api/counters/admin-image: `notVisible` images have a file and appear later. */
export const adminImageCounters = type({ withoutFile: integer(), notVisible: integer() });

/** GET /api/counters/badges: a badge is absent for users who do not see its menu entry. */
export const badges = type({
  adminNews: optional(integer()),
  adminPieces: optional(integer()),
  adminImages: optional(integer()),
  adminUsers: optional(integer()),
  adminResa: optional(integer()),
});
export type Badges = Infer<typeof badges>;
export type BadgeName = keyof Badges;

/**
 * A badge in the mirror, for those who see its menu entry. Mirrors count coming content themselves: there is no row
 * for `adminNews` and `adminPieces`, and that of `adminImages` counts images without a file. `adminResa` has one row
 * for each show date, under the date's uuid; their counts add up.
 */
export const badgeRow = type({
  uuid,
  name: enums(['adminNews', 'adminPieces', 'adminImages', 'adminUsers', 'adminResa']),
  count: integer(),
});
export type BadgeRow = Infer<typeof badgeRow>;
