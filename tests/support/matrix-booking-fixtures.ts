import { randomUUID } from 'node:crypto';
import { write } from '#server/platform/database/transaction';
import { addBooking, after, curtain } from './door';
import type { Scenery } from './matrix-fixtures';

/** A date of the evening's show that is open whatever the clock of the matrix says, with seats for all of it. */
export async function openDate({ api, evening }: Scenery): Promise<string> {
  await write(api.site.database, ({ database }) =>
    database
      .updateTable('show_dates')
      .set({ closing_date: after(24 * 60, curtain), max_places: 10_000 })
      .where('uuid', '=', evening.otherDate)
      .execute(),
  );
  return evening.otherDate;
}

export async function booking(scenery: Scenery): Promise<string> {
  return addBooking(scenery.api.site.database, await openDate(scenery));
}

/** A hold of no network. */
export async function hold(scenery: Scenery): Promise<string> {
  const uuid = randomUUID();
  const date_uuid = await openDate(scenery);
  const until = new Date('2099-01-01T00:00:00Z');
  await write(scenery.api.site.database, ({ database }) =>
    database
      .insertInto('booking_holds')
      .values({ uuid, date_uuid, places: 2, network: uuid, until, page: null, granted_until: null })
      .execute(),
  );
  return uuid;
}
