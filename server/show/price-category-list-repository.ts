import type { Kysely } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { PriceCategory } from '#common/contract/agenda/price-category';
import type { Database } from '../database/schema';

/** Every price category, in display order. */
export async function listPriceCategories(database: Kysely<Database>): Promise<PriceCategory[]> {
  const stored = await database
    .selectFrom('price_categories')
    .select(['slug', 'name', 'description', 'rank'])
    .orderBy('rank')
    .orderBy('slug')
    .execute();
  return stored.map((row) => everyFieldOf<PriceCategory>()({ ...categoryOf(row), rank: row.rank }));
}

/** A category as it is told; without a sentence that says who has it, if it has none. */
export const categoryOf = ({
  slug,
  name,
  description,
}: {
  readonly slug: string;
  readonly name: string;
  readonly description: string | null;
}): Omit<PriceCategory, 'rank'> => ({ slug, name, ...(description !== null && { description }) });
