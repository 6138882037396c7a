import { type Kysely, type Migration, sql } from 'kysely';

/** The key that a phone held before it was armed again, until it uses its new one: the answer may have been lost. */
export const formerDeviceKeys: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table former_device_keys (
        device_uuid uuid primary key references devices on delete cascade,
        key_hash bytea not null unique
      )`.execute(database);
  },
};
