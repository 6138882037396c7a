import { type Kysely, type Selectable, sql } from 'kysely';
import type { RevisionKind, RevisionQuery } from '#common/contract/content/revision';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import type { RevisionTables } from '../../platform/database/tables/revision-tables';

type StoredRevision = Selectable<RevisionTables['revisions']>;

/** A revision to store; `content` is JSON, `author` a user's uuid. */
export interface NewRevision extends Omit<StoredRevision, 'content'> {
  readonly content: string;
}

/** Stores a revision. */
export async function addRevision({ database }: WriteTransaction, revision: NewRevision): Promise<void> {
  await database.insertInto('revisions').values(revision).execute();
}

/** The same as part of the statement that saves: stores one revision per row of `saved`, a name in its `with`. */
export const insertRevisionFrom = (saved: string, save: NewRevision) => sql`
  insert into revisions (uuid, kind, thing, at, author, title, content)
  select ${save.uuid}::uuid, ${save.kind}::text, ${save.thing}::uuid, ${save.at}::timestamptz,
    ${save.author}::uuid, ${save.title}::text, ${save.content}::jsonb
  from ${sql.table(saved)}`;

/** Whether a thing has any revision. */
export async function hasRevisions(
  { database }: WriteTransaction,
  kind: RevisionKind,
  thing: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('revisions')
    .select('uuid')
    .where('thing', '=', thing)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** A page of the revisions of these kinds, the latest first, and their total number. */
export async function findRevisionsPage(
  database: Kysely<Database>,
  { uuid }: RevisionQuery,
  kinds: readonly RevisionKind[],
  page: number,
  limit: number,
): Promise<{ total: number; revisions: Omit<StoredRevision, 'content'>[] }> {
  let found = database.selectFrom('revisions').where('kind', 'in', kinds);
  if (uuid !== undefined) found = found.where('thing', '=', uuid);
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const revisions = await found
    .select(['uuid', 'kind', 'thing', 'at', 'author', 'title'])
    .orderBy('at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit)
    .offset(Math.min((page - 1) * limit, total))
    .execute();
  return { total, revisions };
}

/** A revision with its content, or undefined. */
export async function findRevision(
  database: Kysely<Database>,
  uuid: string,
): Promise<StoredRevision | undefined> {
  return database.selectFrom('revisions').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** What a person saved and when, the oldest first. */
export async function findRevisionsBy(
  database: Kysely<Database>,
  userUuid: string,
): Promise<Pick<StoredRevision, 'kind' | 'title' | 'at'>[]> {
  return database
    .selectFrom('revisions')
    .select(['kind', 'title', 'at'])
    .where('author', '=', userUuid)
    .orderBy('at')
    .execute();
}

/** Deletes all revisions of a thing that is deleted for good. */
export async function removeRevisionsOf({ database }: WriteTransaction, thing: string): Promise<void> {
  await database.deleteFrom('revisions').where('thing', '=', thing).execute();
}
