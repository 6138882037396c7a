import type { Kysely } from 'kysely';
import type { PriceCategory } from '#common/contract/agenda/price-category';
import type { Database } from '../database/schema';

/** Every price category, in display order. */
export function listPriceCategories(database: Kysely<Database>): Promise<PriceCategory[]> {
  return database
    .selectFrom('price_categories')
    .select(['slug', 'name', 'rank'])
    .orderBy('rank')
    .orderBy('slug')
    .execute();
}
