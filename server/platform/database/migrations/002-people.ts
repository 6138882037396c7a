import { type Kysely, type Migration, sql } from 'kysely';

/** Users and their sessions. */
export const people: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table users (
        uuid uuid primary key,
        slug text not null unique,
        name text not null,
        firstname text not null,
        email text not null,
        password_hash text,
        birth_date timestamptz,
        creation_date timestamptz not null,
        last_access timestamptz,
        disabled_until timestamptz,
        is_activated boolean not null,
        temporary boolean not null,
        roles text[] not null
      )`.execute(database);
    await sql`create unique index users_by_email on users (lower(email))`.execute(database);

    await sql`
      create table session_families (
        uuid uuid primary key,
        user_uuid uuid not null references users on delete cascade,
        device_label text not null,
        created_at timestamptz not null,
        last_used_at timestamptz not null
      )`.execute(database);
    await sql`create index session_families_by_user on session_families (user_uuid)`.execute(database);

    await sql`
      create table session_tokens (
        uuid uuid primary key,
        family_uuid uuid not null references session_families on delete cascade,
        parent_uuid uuid references session_tokens on delete set null,
        access_hash bytea not null unique,
        access_expires_at timestamptz not null,
        refresh_hash bytea not null unique,
        refresh_expires_at timestamptz not null,
        used_at timestamptz,
        replaced_at timestamptz
      )`.execute(database);
    await sql`create index session_tokens_by_family on session_tokens (family_uuid)`.execute(database);
    await sql`create index session_tokens_by_parent on session_tokens (parent_uuid)`.execute(database);
  },
};
