import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { type Page, pageMetadata } from '#common/contract/fields/page';
import type { User, UserOrder, UserQuery } from '#common/contract/people/user';
import type { Database } from '../../platform/database/schema';
import { searchable, wordConditions } from '../../platform/database/word-conditions';
import { userOf } from './user-repository';

const PAGE_SIZE = 10;

/**
 * A page of the accounts.
 * @param membersOnly whether the reader may see only members and former members
 */
export async function listUsers(
  database: Kysely<Database>,
  query: UserQuery,
  membersOnly: boolean,
): Promise<Page<User>> {
  const { page = 1, limit = PAGE_SIZE, orderBy = 'name-asc' } = query;
  const isWanted = sql<SqlBool>`${sql.join(conditions(query, membersOnly), sql` and `)}`;
  const { total } = await database
    .selectFrom('users')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where(isWanted)
    .executeTakeFirstOrThrow();
  const users = await database
    .selectFrom('users')
    .selectAll()
    .where(isWanted)
    .orderBy(orders[orderBy])
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { metadata: pageMetadata(page, limit, total), data: users.map(userOf) };
}

function conditions(query: UserQuery, membersOnly: boolean): Expression<unknown>[] {
  const { namefilter, firstnamefilter, wordsfilter, activated, blocked, roles, notroles } = query;
  const isBlocked = sql`coalesce(disabled_until > database_clock(), false)`;
  return [
    sql`true`,
    ...(membersOnly ? [sql`roles && array['ROLE_MEMBRE', 'ROLE_ANCIEN_MEMBRE']`] : []),
    ...wordConditions(searchable(sql`name_folded`), namefilter),
    ...wordConditions(searchable(sql`firstname_folded`), firstnamefilter),
    ...wordConditions(searchable(anyWords), wordsfilter),
    ...(activated === undefined ? [] : [sql`is_activated = ${activated}`]),
    ...(blocked === undefined ? [] : [sql`${isBlocked} = ${blocked}`]),
    ...(roles === undefined || roles.length === 0 ? [] : [sql`roles && ${roles}::text[]`]),
    ...(notroles === undefined ? [] : [sql`not roles && ${notroles}::text[]`]),
  ];
}

/**
 * An address is folded like typed text: into the words between its signs. A name that has only signs folds to nothing.
 */
const anyWords = sql`trim(regexp_replace(
  concat_ws(' ', name_folded, firstname_folded, regexp_replace(lower(email), '[^a-z0-9]+', ' ', 'g')), ' +', ' ', 'g'))`;

const orders: Readonly<Record<UserOrder, Expression<unknown>>> = {
  'name-asc': sql`name collate "fr-x-icu", firstname collate "fr-x-icu", uuid`,
  'name-desc': sql`name collate "fr-x-icu" desc, firstname collate "fr-x-icu" desc, uuid desc`,
  'creation-asc': sql`creation_date, uuid`,
  'creation-desc': sql`creation_date desc, uuid desc`,
  'access-asc': sql`last_access nulls first, uuid`,
  'access-desc': sql`last_access desc nulls last, uuid desc`,
};
