import { type Kysely, type Migration, sql } from 'kysely';
import { fold } from '#common/base/fold';

/** Names are found as they are typed: without letters that a keyboard lacks, and with neighbouring words as one. */
export const foundNames: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`select set_config('feed.writing', 'yes', true)`.execute(database);
    await searchableWords.execute(database);
    for (const [table, ...columns] of foldedColumns)
      for (const column of columns) await foldAgain(database, table, column);
    for (const [index, table, column, kept] of wordIndexes) {
      await sql`drop index if exists ${sql.ref(index)}`.execute(database);
      await sql`
        create index ${sql.ref(index)} on ${sql.table(table)} using gin (searchable_words(${sql.ref(column)}))
        ${sql.raw(kept)}`.execute(database);
    }
    await listNewsAgain(database);
  },
};

// As `searchableWords` in common/base/word-beginnings. The words are taken as they are: no parser, no dictionary, no
// language in between. A lexeme has at most 2 kilobytes.
const searchableWords = sql`
  create or replace function searchable_words(folded text) returns tsvector language sql immutable parallel safe as $$
    select array_to_tsvector(array(
      select left(array_to_string(words[first_word:last_word], ''), 200)
      from (select string_to_array(folded, ' ')) as text (words),
        generate_series(1, cardinality(words)) as first_word,
        generate_series(first_word, least(first_word + 2, cardinality(words))) as last_word))
  $$`;

const foldedColumns = [
  ['bookings', 'name_folded'],
  ['free_tickets', 'name_folded'],
  ['users', 'name_folded', 'firstname_folded'],
  ['piece_authors', 'name_folded', 'firstname_folded'],
  ['images', 'words_folded'],
  ['news', 'title_folded'],
  ['pieces', 'title_folded', 'genre_folded'],
  ['journal', 'words'],
] as const;

/** Only what has other characters than these folds otherwise than before. */
async function foldAgain(database: Kysely<unknown>, table: string, column: string): Promise<void> {
  const { rows } = await sql<{ before: string }>`
    select distinct ${sql.ref(column)} as before from ${sql.table(table)}
    where ${sql.ref(column)} ~ '[^a-z0-9 ]'`.execute(database);
  const folded = rows.map(({ before }) => ({ before, after: fold(before) }));
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = after
    from json_to_recordset(${JSON.stringify(folded)}::json) as folded (before text, after text)
    where ${sql.ref(column)} = before and before <> after`.execute(database);
}

const wordIndexes = [
  ['bookings_words', 'bookings', 'name_folded', ''],
  ['free_tickets_words', 'free_tickets', 'name_folded', ''],
  ['users_name_words', 'users', 'name_folded', ''],
  ['users_firstname_words', 'users', 'firstname_folded', ''],
  ['images_by_words', 'images', 'words_folded', 'where deleted_at is null'],
  ['journal_words', 'journal', 'words', ''],
] as const;

/** News has its words in a table that a trigger keeps. */
async function listNewsAgain(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef('keep_news_listed'::regproc) as definition`.execute(database);
  for (const { definition } of rows)
    await sql
      .raw(
        definition.replace(
          "array_to_tsvector(string_to_array(title_folded, ' '))",
          'searchable_words(title_folded)',
        ),
      )
      .execute(database);
  await sql`update news set title_folded = title_folded`.execute(database);
}
