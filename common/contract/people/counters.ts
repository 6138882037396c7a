import { type Infer, enums, integer, optional, type } from 'superstruct';
import { uuid } from '../fields/primitives';

/** GET /api/counters/admin-user */
export const adminUserCounters = type({
  roleDemands: integer(),
  notActivated: integer(),
  blocked: integer(),
});

/** GET /api/counters/admin-image: `notVisible` have a file and are yet to appear. */
export const adminImageCounters = type({ withoutFile: integer(), notVisible: integer() });

/** GET /api/counters/badges: a counter is absent for whoever does not see the menu entry that carries it. */
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
 * A counter as the server keeps it in mirrors, for those who see its menu entry. What is yet to appear is counted by
 * mirrors themselves: there is none of `adminNews` and `adminPieces`, and that of `adminImages` counts those without a file.
 * Of `adminResa` there is one under each show date's uuid, which add up.
 */
export const badgeRow = type({
  uuid,
  name: enums(['adminNews', 'adminPieces', 'adminImages', 'adminUsers', 'adminResa']),
  count: integer(),
});
export type BadgeRow = Infer<typeof badgeRow>;
