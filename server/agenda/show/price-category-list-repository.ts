import type { Kysely } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { PriceCategory } from '#common/contract/agenda/price-category';
import { priceCategoryNoun } from '#common/nouns/price-category';
import { type ColumnsOf, fieldsOf } from '../../platform/database/columns';
import type { Database } from '../../platform/database/schema';

/** Every price category, in display order. */
export async function listPriceCategories(database: Kysely<Database>): Promise<PriceCategory[]> {
  const stored = await database
    .selectFrom('price_categories')
    .selectAll()
    .orderBy('rank')
    .orderBy('slug')
    .execute();
  return stored.map((row) => everyFieldOf<PriceCategory>()({ ...categoryOf(row), rank: row.rank }));
}

/** A category as it is told with a price. */
export const categoryOf = ({
  slug,
  ...columns
}: ColumnsOf<typeof priceCategoryNoun.fields> & { readonly slug: string }): Omit<PriceCategory, 'rank'> => ({
  slug,
  ...fieldsOf(priceCategoryNoun.fields, columns),
});
