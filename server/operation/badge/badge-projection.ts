import type { Kysely } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { BadgeRow } from '#common/contract/site/badges';
import { countWaitingBookingsOf } from '../../tickets/booking/booking-count-repository';
import type { Database } from '../../platform/database/schema';
import { countWaitingFreeTicketDemandsOf } from '../../tickets/free-ticket-demand/free-ticket-demand-repository';
import { countHiddenImages } from '../../content/image/image-repository';
import { ADMIN_IMAGES_BADGE } from '../../content/publication/published';
import { ADMIN_USERS_BADGE, countWaitingDemands } from '../../people/role-demand/role-demand-repository';

/**
 * Rows of collection `badges`: the counters of the menu, each for those who see its entry. Publications not yet visible
 * are counted by the mirrors that hold them; of images, only those without a file are counted here.
 */
export async function readBadgeRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, BadgeRow>> {
  const rows: BadgeRow[] = [];
  const badge = everyFieldOf<BadgeRow>();
  if (keys.includes(ADMIN_USERS_BADGE))
    rows.push(
      badge({ uuid: ADMIN_USERS_BADGE, name: 'adminUsers', count: await countWaitingDemands(database) }),
    );
  if (keys.includes(ADMIN_IMAGES_BADGE))
    rows.push(
      badge({ uuid: ADMIN_IMAGES_BADGE, name: 'adminImages', count: await countWithoutFile(database) }),
    );
  const demands = await countWaitingFreeTicketDemandsOf(database, keys);
  for (const [uuid, bookings] of await countWaitingBookingsOf(database, keys))
    rows.push(badge({ uuid, name: 'adminResa', count: bookings + (demands.get(uuid) ?? 0) }));
  return new Map(rows.map((row) => [row.uuid, row]));
}

async function countWithoutFile(database: Kysely<Database>): Promise<number> {
  const { withoutFile } = await countHiddenImages(database);
  return withoutFile;
}
