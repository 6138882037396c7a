import { type Infer, enums, integer, optional, type } from 'superstruct';
import { uuid } from './primitives';

/** GET /api/counters/admin-user */
export const adminUserCounters = type({
  roleDemands: integer(),
  notActivated: integer(),
  blocked: integer(),
});

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

/** One counter as the mirror keeps it, for those who see its menu entry. */
export const badgeRow = type({
  uuid,
  name: enums(['adminNews', 'adminPieces', 'adminImages', 'adminUsers', 'adminResa']),
  count: integer(),
});
export type BadgeRow = Infer<typeof badgeRow>;
