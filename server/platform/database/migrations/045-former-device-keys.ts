import { type Kysely, type Migration, sql } from 'kysely';

/** The keys that a phone was given before it was armed again, until it uses its new one: any answer may have been lost. */
export const formerDeviceKeys: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table former_device_keys (
        key_hash bytea primary key,
        device_uuid uuid not null references devices on delete cascade
      )`.execute(database);
    await sql`create index on former_device_keys (device_uuid)`.execute(database);
  },
};
