import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What was administered. People are columns and nowhere in `changes`: a name is read where it stands, and gone with its
 * account. `words` are folded, for the search.
 */
export const journal: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table journal (
        uuid uuid primary key,
        seq bigint generated always as identity,
        at timestamptz not null,
        author uuid references users on delete set null,
        noun text not null,
        act text not null,
        name text,
        person uuid references users on delete set null,
        changes jsonb not null,
        words text not null
      )`.execute(database);
    for (const index of indexes) await index.execute(database);
  },
};

const indexes = [
  sql`create index journal_newest on journal (seq desc)`,
  sql`create index journal_noun on journal (noun, seq desc)`,
  sql`create index journal_author on journal (author, seq desc)`,
  sql`create index journal_at on journal (at)`,
  sql`create index journal_person on journal (person) where person is not null`,
  sql`create index journal_words on journal using gin (array_to_tsvector(string_to_array(words, ' ')))`,
];
