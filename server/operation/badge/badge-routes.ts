import type { Kysely } from 'kysely';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/is-allowed';
import type { Badges } from '#common/contract/site/badges';
import { countWaitingBookings } from '../../tickets/booking/booking-count-repository';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { countWaitingFreeTicketDemands } from '../../tickets/free-ticket-demand/free-ticket-demand-repository';
import { requirePerson } from '../../platform/http/caller';
import type { Handlers } from '../../platform/http/handler';
import { countHiddenImages } from '../../content/image/image-repository';
import { countComing } from '../../content/publication/published';
import { countWaitingDemands } from '../../people/role-demand/role-demand-repository';
import { countBlocked, countNotActivated } from '../../people/user/user-repository';

export const badgeRoutes = {
  async readAdminUserCounters({ database }) {
    return {
      roleDemands: await countWaitingDemands(database),
      notActivated: await countNotActivated(database),
      blocked: await countBlocked(database),
    };
  },

  async readBadges({ caller, database }) {
    const { roles } = requirePerson(caller);
    return {
      ...(isAllowed(permissions.users, roles) && { adminUsers: await countWaitingDemands(database) }),
      ...(isAllowed(permissions.bookings, roles) && { adminResa: await countWaiting(database) }),
      ...(isAllowed(permissions.content, roles) && (await countUnseen(database))),
    };
  },
} satisfies Partial<Handlers>;

/** Bookings of future dates that wait for the office, and demands for free tickets. */
async function countWaiting(database: Kysely<Database>): Promise<number> {
  const now = await databaseNow(database);
  return (await countWaitingBookings(database, now)) + (await countWaitingFreeTicketDemands(database, now));
}

/** Publications that only their editors can see yet, and images without a file. */
async function countUnseen(
  database: Kysely<Database>,
): Promise<Pick<Badges, 'adminNews' | 'adminPieces' | 'adminImages'>> {
  const { withoutFile, notVisible } = await countHiddenImages(database);
  return {
    adminNews: await countComing(database, 'news'),
    adminPieces: await countComing(database, 'pieces'),
    adminImages: withoutFile + notVisible,
  };
}
