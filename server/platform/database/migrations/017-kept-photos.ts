import { type Kysely, type Migration, sql } from 'kysely';

/** Images store the size of their offline form; a job measures those stored before. */
export const keptPhotos: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table images add kept_bytes integer check (kept_bytes > 0)`.execute(database);
    await sql`
      create index images_unmeasured on images (uuid)
      where file_version is not null and kept_bytes is null`.execute(database);
  },
};
