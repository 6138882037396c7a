import { type Kysely, sql } from 'kysely';
import type { PriceCategory } from '#common/contract/agenda/price-category';
import { mapFields } from '#common/nouns/fields';
import { priceCategoryNoun } from '#common/nouns/price-category';
import { columnsOf } from '../../platform/database/columns';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { recordWholeDate } from '../show/date-rows-repository';
import { recordPriceCategories, recordShowOf } from '../show/show-repository';

/**
 * Writes the categories, each with its rank in the list, and re-publishes every show that has them. Shows must be locked
 * (`lockNoun`): these rows and the dates are else locked in another order than where a category is deleted.
 */
export async function storePriceCategories(
  transaction: WriteTransaction,
  categories: readonly Omit<PriceCategory, 'rank'>[],
): Promise<void> {
  const rows = categories.map(({ slug, ...fields }, rank) => ({
    slug,
    ...columnsOf(priceCategoryNoun.fields, fields),
    rank,
  }));
  await transaction.database
    .insertInto('price_categories')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet(({ ref }) => ({
        // The column of each field is of its type.
        ...mapFields(priceCategoryNoun.fields, (_, name) => sql.ref<never>(`excluded.${name}`)),
        rank: ref('excluded.rank'),
      })),
    )
    .execute();
  await recordPriceCategories(transaction);
  await recordShows(transaction);
}

/** Whether a category has booked or sold seats, or a price above 0 in a show. Bookings must be locked out meanwhile. */
export async function isCategoryInUse(database: Kysely<Database>, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select from booking_seats where category_slug = ${slug}
    union all select from ticket_order_seats where category_slug = ${slug}
    union all select from show_prices where category_slug = ${slug} and price > 0
    limit 1`.execute(database);
  return rows.length > 0;
}

/** Removes a category that is not in use, from every show too. */
export async function removePriceCategory(transaction: WriteTransaction, slug: string): Promise<void> {
  const { database } = transaction;
  await database.deleteFrom('show_prices').where('category_slug', '=', slug).execute();
  const gone = await database
    .deleteFrom('price_categories')
    .where('slug', '=', slug)
    .returning('uuid')
    .execute();
  for (const { uuid } of gone) transaction.recordChange('price-categories', uuid, []);
  await recordShows(transaction);
}

/**
 * Locks the dates for which seats may be booked, which blocks bookings until the transaction ends. Must come before any
 * lock that a booking waits for: a booking first locks its date, and then needs its categories.
 */
export function lockComingDates({ database }: WriteTransaction) {
  return database
    .selectFrom('show_dates')
    .select(['uuid', 'date'])
    .where('date', '>', sql<Date>`database_clock() - interval '12 hours'`)
    .orderBy('uuid')
    .forNoKeyUpdate()
    .execute();
}

/** Re-publishes all shows and the coming dates, whose bookings at the door name the categories too. */
async function recordShows(transaction: WriteTransaction): Promise<void> {
  const { database } = transaction;
  const shows = await database.selectFrom('shows').select('uuid').orderBy('uuid').execute();
  for (const { uuid } of shows) await recordShowOf(transaction, uuid);
  for (const { uuid, date } of await lockComingDates(transaction))
    await recordWholeDate(transaction, uuid, date);
}
