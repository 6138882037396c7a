import { type Kysely, type Migration, sql } from 'kysely';

/** The host that a passkey was made for: no browser offers it under another. Until now there was one, the stored address's. */
export const passkeySites: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('passkeys').addColumn('site', 'text').execute();
    await sql`
      update passkeys set site = (
        select regexp_replace(value, '^https?://([^/:]+).*$', '\\1') from installation where name = 'site-url'
      )
    `.execute(database);
  },
};
