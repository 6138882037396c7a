import type { Kysely } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { PriceCategoryRow } from '#common/contract/agenda/price-category';
import type { Database } from '../../platform/database/schema';
import { categoryOf } from '../show/price-category-list-repository';

/** Rows of collection `price-categories`. */
export async function readPriceCategoryRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PriceCategoryRow>> {
  const rows = await database.selectFrom('price_categories').selectAll().where('uuid', 'in', keys).execute();
  return new Map(
    rows.map((row) => [
      row.uuid,
      everyFieldOf<PriceCategoryRow>()({ uuid: row.uuid, ...categoryOf(row), rank: row.rank }),
    ]),
  );
}
