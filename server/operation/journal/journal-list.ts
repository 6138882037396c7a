import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { parisMoment } from '#common/base/paris-time';
import type { JournalPage, JournalQuery } from '#common/contract/site/journal';
import type { Database } from '../../platform/database/schema';
import { searchable, typedWordQueries } from '../../platform/database/word-conditions';
import { personColumns, personReferenceOf } from '../../people/user/user-repository';

const PAGE_SIZE = 20;

/** A page of the journal, newest first, and who has written in it. */
export async function listJournal(database: Kysely<Database>, query: JournalQuery): Promise<JournalPage> {
  const { limit = PAGE_SIZE } = query;
  const found = await database
    .selectFrom('journal')
    .leftJoin('users as author', 'author.uuid', 'journal.author')
    .leftJoin('users as person', 'person.uuid', 'journal.person')
    .select(['journal.uuid', 'journal.at', 'journal.noun', 'journal.act', 'journal.changes'])
    .select('journal.name as thing')
    .select([...personColumns('author'), ...personColumns('person')])
    .where(sql<SqlBool>`${sql.join([sql`true`, ...conditions(query)], sql` and `)}`)
    .orderBy('journal.seq', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown.map((stored) => {
      const author = personReferenceOf(stored, 'author');
      const person = personReferenceOf(stored, 'person');
      return {
        uuid: stored.uuid,
        at: stored.at,
        noun: stored.noun,
        act: stored.act,
        changes: stored.changes,
        ...(author && { author }),
        ...(person && { person }),
        ...(stored.thing !== null && { name: stored.thing }),
      };
    }),
    ...(found.length > limit && last && { next: last.uuid }),
    authors: await findAuthors(database),
  };
}

function conditions({ noun, author, from, until, words = '', before }: JournalQuery): Expression<unknown>[] {
  return [
    ...(noun === undefined ? [] : [sql`journal.noun = ${noun}`]),
    ...(author === undefined ? [] : [sql`journal.author = ${author}::uuid`]),
    ...(from === undefined ? [] : [sql`journal.at >= ${beginningOf(from, 0)}`]),
    ...(until === undefined ? [] : [sql`journal.at < ${beginningOf(until, 1)}`]),
    ...typedWordQueries(words).map(wordCondition),
    // After an entry that is too old to be kept nothing follows.
    ...(before === undefined
      ? []
      : [sql`journal.seq < (select last.seq from journal last where last.uuid = ${before}::uuid)`]),
  ];
}

/** When a day begins in Paris, or one after it. */
function beginningOf(text: string, daysAfter: number): Date {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return parisMoment(year, month, day + daysAfter);
}

function wordCondition(query: string): Expression<unknown> {
  const beginning = sql`${query}::tsquery`;
  const people = sql`(
    select uuid from users where ${searchable(sql`name_folded`)} @@ ${beginning}
      or ${searchable(sql`firstname_folded`)} @@ ${beginning})`;
  return sql`(
    ${searchable(sql`journal.words`)} @@ ${beginning}
    or journal.author in ${people} or journal.person in ${people})`;
}

function findAuthors(database: Kysely<Database>): Promise<JournalPage['authors']> {
  return database
    .selectFrom('users')
    .select(['uuid', 'slug', 'name', 'firstname'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('journal').select('journal.uuid').whereRef('journal.author', '=', 'users.uuid')),
    )
    .orderBy(sql`name collate "fr-x-icu", firstname collate "fr-x-icu", uuid`)
    .execute();
}
