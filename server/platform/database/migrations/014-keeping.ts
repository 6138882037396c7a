import { type Kysely, type Migration, sql } from 'kysely';

/** Revisions of saved content, and the trash. */
export const keeping: Migration = {
  async up(database: Kysely<unknown>) {
    for (const noun of ['news', 'pieces', 'images']) {
      await sql`
        alter table ${sql.table(noun)} add deleted_by uuid references users on delete set null`.execute(
        database,
      );
      await sql`
        create index ${sql.ref(`${noun}_trash`)} on ${sql.table(noun)} (deleted_at)
        where deleted_at is not null`.execute(database);
    }
    // Files that no record references any more: they are removed after the commit, even if the process ends first.
    await sql`create table leaving_files (key text primary key)`.execute(database);
    await sql`
      create table revisions (
        uuid uuid primary key,
        kind text not null check (kind in ('news', 'piece', 'about-text')),
        thing uuid not null,
        at timestamptz not null,
        author uuid references users on delete set null,
        title text not null,
        content jsonb not null
      )`.execute(database);
    await sql`create index revisions_thing on revisions (thing, kind, at, uuid)`.execute(database);
    await sql`create index revisions_at on revisions (at, uuid)`.execute(database);
    await sql`create index revisions_author on revisions (author)`.execute(database);
  },
};
