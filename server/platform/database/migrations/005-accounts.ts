import { type Kysely, type Migration, sql } from 'kysely';
import { fold } from '#common/base/fold';

/** Registration, keys by mail, role demands, the outbox of mails; what is kept of deleted people. */
export const accounts: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of tables) await statement.execute(database);
    await foldNames(database);
  },
};

const tables = [
  sql`
    alter table users
      add name_folded text not null default '',
      add firstname_folded text not null default '',
      add terms_version integer,
      add warned_at timestamptz`,
  sql`alter table users alter name_folded drop default, alter firstname_folded drop default`,
  sql`create index users_name on users (name collate "fr-x-icu", firstname collate "fr-x-icu", uuid)`,
  sql`create index users_name_words on users using gin (array_to_tsvector(string_to_array(name_folded, ' ')))`,
  sql`
    create index users_firstname_words on users
    using gin (array_to_tsvector(string_to_array(firstname_folded, ' ')))`,
  sql`create index users_created on users (creation_date, uuid)`,
  sql`create index users_seen on users (last_access, uuid)`,
  sql`create index users_roles on users using gin (roles)`,
  sql`create index users_waiting on users (creation_date) where not is_activated`,
  sql`create index users_blocked on users (disabled_until) where disabled_until is not null`,
  sql`create index users_temporary on users (uuid) where temporary`,

  // The token itself is only in the mail. The data of a registration stays in 'pending' until its link is followed.
  sql`
    create table account_tokens (
      hash bytea primary key,
      kind text not null check (kind in ('activation', 'password')),
      user_uuid uuid not null references users on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      pending jsonb
    )`,
  sql`create index account_tokens_user on account_tokens (user_uuid)`,
  sql`create index account_tokens_end on account_tokens (expires_at)`,

  sql`
    create table role_demands (
      uuid uuid primary key,
      user_uuid uuid not null references users on delete cascade,
      role text not null,
      created_at timestamptz not null,
      decided_at timestamptz,
      decided_by uuid references users on delete set null,
      accepted boolean,
      reason text,
      check ((decided_at is null) = (accepted is null))
    )`,
  sql`create unique index role_demands_waiting on role_demands (user_uuid, role) where decided_at is null`,
  sql`create index role_demands_user on role_demands (user_uuid)`,
  sql`create index role_demands_created on role_demands (created_at, uuid)`,

  sql`
    create table known_devices (
      user_uuid uuid not null references users on delete cascade,
      label text not null,
      seen_at timestamptz not null,
      primary key (user_uuid, label)
    )`,
  sql`
    insert into known_devices
    select user_uuid, device_label, max(last_used_at) from session_families group by user_uuid, device_label`,

  sql`
    create table mails (
      uuid uuid primary key,
      kind text not null,
      user_uuid uuid references users on delete set null,
      recipient text not null,
      subject text not null,
      text text,
      html text,
      link text,
      created_at timestamptz not null,
      handed_at timestamptz,
      sent_at timestamptz,
      attempts integer not null,
      last_error text
    )`,
  sql`create index mails_created on mails (created_at, uuid)`,
  sql`create index mails_waiting on mails (created_at) where handed_at is null`,
  sql`create index mails_user on mails (user_uuid)`,
  sql`
    create function announce_mail() returns trigger language plpgsql as $$
    begin
      notify mails;
      return null;
    end $$`,
  sql`create trigger announce_mail after insert on mails for each statement execute function announce_mail()`,

  // A ticket outlives its owner, without a name.
  sql`
    alter table free_tickets alter owner_uuid drop not null,
      drop constraint free_tickets_owner_uuid_fkey,
      add constraint free_tickets_owner_uuid_fkey foreign key (owner_uuid) references users on delete set null`,
];

async function foldNames(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ uuid: string; name: string; firstname: string }>`
    select uuid, name, firstname from users`.execute(database);
  const folded = rows.map((row) => ({
    uuid: row.uuid,
    name: fold(row.name),
    firstname: fold(row.firstname),
  }));
  await sql`
    update users set name_folded = f.name, firstname_folded = f.firstname
    from json_to_recordset(${JSON.stringify(folded)}::json) as f(uuid uuid, name text, firstname text)
    where users.uuid = f.uuid`.execute(database);
}
