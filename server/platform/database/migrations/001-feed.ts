import { type Kysely, type Migration, sql } from 'kysely';

/** The change feed: revs, log, audiences; stored answers of queued calls; the secrets of the installation. */
export const feed: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  // Everything that needs the database's time calls this function, so that tests can replace the clock.
  sql`create function database_clock() returns timestamptz language sql volatile as 'select clock_timestamp()'`,
  sql`
    create table installation (
      name text primary key,
      value text not null
    )`,
  sql`
    insert into installation
    values ('cursor-key', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))`,
  sql`
    create function random_tag() returns bigint language sql volatile as $$
      select ('x' || left(md5(gen_random_uuid()::text), 12))::bit(48)::bigint
    $$`,
  sql`
    create table revs (
      rev bigint primary key,
      tag bigint not null,
      at timestamptz not null
    )`,
  sql`create index revs_by_time on revs (at)`,
  sql`insert into revs values (0, random_tag(), database_clock())`,
  sql`
    create table change_log (
      rev bigint not null,
      collection text not null,
      key uuid not null,
      scope text not null,
      before_from timestamptz,
      before_until timestamptz,
      previous_rev bigint not null,
      primary key (rev, collection, key, scope)
    )`,
  sql`create index change_log_by_scope on change_log (scope, rev)`,
  sql`create index change_log_by_key on change_log (key, collection, rev)`,
  sql`
    create table audience (
      collection text not null,
      key uuid not null,
      scope text not null,
      visible_from timestamptz not null,
      visible_until timestamptz not null,
      primary key (collection, key, scope)
    )`,
  sql`create index audience_by_scope on audience (scope, collection, key desc)`,
  sql`create index audience_by_key on audience (key)`,
  sql`create index audience_by_from on audience (scope, visible_from) where visible_from > '-infinity'`,
  sql`create index audience_by_until on audience (scope, visible_until) where visible_until < 'infinity'`,
  sql`create index audience_opening on audience (visible_from) where visible_from > '-infinity'`,
  sql`create index audience_closing on audience (visible_until) where visible_until < 'infinity'`,
  sql`
    create table stored_answers (
      owner text not null,
      key uuid not null,
      call text not null,
      payload bytea not null,
      status integer,
      body text,
      rev bigint,
      at timestamptz not null default clock_timestamp(),
      primary key (owner, key)
    )`,
  sql`create index stored_answers_by_key on stored_answers (key)`,
  sql`create index stored_answers_by_time on stored_answers (at)`,
  sql`
    create table rate_limits (
      key text primary key,
      count integer not null,
      until timestamptz not null
    )`,
  // One round trip under one lock: revs appear in the order of commits, because the lock is held until then.
  sql`
    create function finish_write(
      touched_collections text[], touched_keys uuid[],
      seeing_collections text[], seeing_keys uuid[], seeing_scopes text[],
      seeing_from timestamptz[], seeing_until timestamptz[],
      answer_owner text, answer_key uuid
    ) returns bigint language plpgsql volatile as $$
    declare
      this_rev bigint;
      this_tag bigint;
      this_moment timestamptz;
      told text;
    begin
      perform pg_advisory_xact_lock(7316, 1);
      this_moment := database_clock();
      insert into revs
        select coalesce(max(rev), 0) + 1, random_tag(), this_moment from revs
        returning rev, tag into this_rev, this_tag;

      insert into change_log
        select this_rev, collection, key, scope, before.visible_from, before.visible_until,
          coalesce((select max(earlier.rev) from change_log earlier
            where earlier.key = whole.key and earlier.collection = whole.collection and earlier.rev < this_rev), 0)
        from (
          select collection, key, scope
          from unnest(touched_collections, touched_keys) as touched (collection, key)
          join audience using (collection, key)
          union
          select * from unnest(seeing_collections, seeing_keys, seeing_scopes)
        ) as whole (collection, key, scope)
        left join audience as before using (collection, key, scope);

      delete from audience
        using unnest(touched_collections, touched_keys) as touched (collection, key)
        where audience.collection = touched.collection and audience.key = touched.key
          -- Not in, which is looked up in a hash: a plan that does not know how many rows come would compare all with all.
          and (audience.collection, audience.key, audience.scope) not in (
            select * from unnest(seeing_collections, seeing_keys, seeing_scopes));
      insert into audience
        select * from unnest(seeing_collections, seeing_keys, seeing_scopes, seeing_from, seeing_until)
        on conflict (collection, key, scope) do update
          set visible_from = excluded.visible_from, visible_until = excluded.visible_until
          where audience.visible_from <> excluded.visible_from or audience.visible_until <> excluded.visible_until;

      update stored_answers set rev = this_rev where owner = answer_owner and key = answer_key;

      select string_agg(distinct scope, ',') into told from change_log where rev = this_rev;
      perform pg_notify('feed', concat_ws(' ', this_rev, this_tag, case when length(told) > 7000 then '*' else told end));
      return this_rev;
    end $$`,
];
