import { type Kysely, type Migration, sql } from 'kysely';

/** Keys that replace an account's password, and the challenges that they sign. */
export const passkeys: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  sql`
    create table passkeys (
      uuid uuid primary key,
      user_uuid uuid not null references users on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      is_synced boolean not null,
      name text not null,
      device_label text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`,
  sql`create index passkeys_user on passkeys (user_uuid)`,
  sql`
    create table passkey_challenges (
      hash bytea primary key,
      user_uuid uuid references users on delete cascade,
      expires_at timestamptz not null
    )`,
  sql`create index passkey_challenges_user on passkey_challenges (user_uuid)`,
  sql`create index passkey_challenges_end on passkey_challenges (expires_at)`,
];
