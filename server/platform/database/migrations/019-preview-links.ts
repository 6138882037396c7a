import { type Kysely, type Migration, sql } from 'kysely';

/** Links that show unpublished content to people without an account. Only the hash of a link's secret is stored. */
export const previewLinks: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table preview_links (
        uuid uuid primary key,
        token_hash bytea not null unique,
        kind text not null check (kind in ('news', 'piece')),
        thing uuid not null,
        created_at timestamptz not null,
        created_by uuid references users on delete set null,
        expires_at timestamptz not null
      )`.execute(database);
    await sql`create index preview_links_thing on preview_links (thing)`.execute(database);
    await sql`create index preview_links_author on preview_links (created_by)`.execute(database);
  },
};
