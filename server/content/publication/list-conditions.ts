import { type Expression, type SqlBool, sql } from 'kysely';
import type { ListOrder } from '#common/contract/fields/list-query';

/** The sort columns of a noun's lists; their names in its table may differ. */
export function orderOf(
  order: ListOrder,
  { key = 'uuid', year = 'year_in_list', title = 'title' } = {},
): Expression<unknown> {
  const [uuid, inYear, called] = [sql.ref(key), sql.ref(year), sql.ref(title)];
  const orders: Readonly<Record<ListOrder, Expression<unknown>>> = {
    'visible-asc': sql`visible_from, ${uuid}`,
    'visible-desc': sql`visible_from desc, ${uuid} desc`,
    'year-asc': sql`${inYear}, visible_from, ${uuid}`,
    'year-desc': sql`${inYear} desc, visible_from desc, ${uuid} desc`,
    'title-asc': sql`${called} collate "fr-x-icu", ${uuid}`,
    'title-desc': sql`${called} collate "fr-x-icu" desc, ${uuid} desc`,
  };
  return orders[order];
}

/** @param now a value, not a function, so that the planner can estimate how few rows come after it */
export function windowConditions(
  {
    visibleOnly,
    invisibleOnly,
  }: { readonly visibleOnly?: boolean | undefined; readonly invisibleOnly?: boolean | undefined },
  now: Date,
): Expression<SqlBool>[] {
  return [
    ...(visibleOnly === true ? [sql<SqlBool>`visible_from <= ${now}`] : []),
    ...(invisibleOnly === true ? [sql<SqlBool>`visible_from > ${now}`] : []),
  ];
}
