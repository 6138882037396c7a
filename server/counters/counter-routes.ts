import type { Kysely } from 'kysely';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/permissions';
import type { Badges } from '#common/contract/site/counters';
import { countWaitingBookings } from '../booking/booking-count-repository';
import { databaseNow } from '../database/clock';
import type { Database } from '../database/schema';
import { countWaitingFreeTicketDemands } from '../free-ticket-demand/free-ticket-demand-repository';
import { requirePerson } from '../http/caller';
import type { Handlers } from '../http/handler';
import { countHiddenImages } from '../image/image-repository';
import { countComing } from '../publication/published';
import { countWaitingDemands } from '../role-demand/role-demand-repository';
import { countBlocked, countNotActivated } from '../user/user-repository';

export const counterRoutes = {
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
