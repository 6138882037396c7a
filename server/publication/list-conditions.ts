import { type Expression, type SqlBool, sql } from 'kysely';
import { fold } from '#common/base/fold';
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

/**
 * Each word of the text must be a prefix of a word in a column of folded words, in any order; no condition without
 * words.
 */
export function wordConditions(words: Expression<unknown>, text: string | undefined): Expression<SqlBool>[] {
  const folded = fold(text ?? '');
  // Folded words have only letters and digits, so quoting them is enough.
  const beginnings = folded
    .split(' ')
    .map((word) => `'${word}':*`)
    .join(' & ');
  return folded === '' ? [] : [sql<SqlBool>`${words} @@ ${beginnings}::tsquery`];
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
