import { type Kysely, type Migration, sql } from 'kysely';

/** What the association publishes. */
export const content: Migration = {
  async up(database: Kysely<unknown>) {
    for (const create of [settings, images, aboutTexts, news, newsListed, keepingNewsListed])
      await create(database);
  },
};

async function settings(database: Kysely<unknown>) {
  await sql`
    create table settings (
      uuid uuid primary key,
      title text not null,
      description text not null,
      facebook text
    )`.execute(database);
  await sql`
    create table reference_entries (
      uuid uuid primary key,
      list text not null,
      code text not null,
      name text not null,
      rank integer not null,
      unique (list, code)
    )`.execute(database);
}

async function images(database: Kysely<unknown>) {
  await sql`
    create table preview_images (
      uuid uuid primary key,
      name text not null,
      year integer not null,
      spectacle_types text[] not null,
      types text[] not null,
      creation_date timestamptz not null,
      extension text not null,
      background_color text not null,
      version text
    )`.execute(database);
  await sql`
    create table images (
      uuid uuid primary key,
      name text not null,
      description text not null,
      year integer not null,
      visible_from timestamptz not null,
      spectacle_types text[] not null,
      types text[] not null,
      creation_date timestamptz not null,
      extension text not null,
      formats text[] not null
    )`.execute(database);
}

async function aboutTexts(database: Kysely<unknown>) {
  await sql`
    create table about_texts (
      uuid uuid primary key,
      slug text not null unique,
      type text not null,
      title text not null,
      content jsonb not null,
      version integer not null,
      last_author uuid references users on delete set null,
      last_modified timestamptz not null
    )`.execute(database);
}

async function news(database: Kysely<unknown>) {
  await sql`
    create table news (
      uuid uuid primary key,
      slug text not null unique,
      title text not null,
      title_folded text not null,
      description text not null,
      content jsonb not null,
      preview_image uuid references preview_images,
      creation_date timestamptz not null,
      last_modified timestamptz,
      visible_from timestamptz not null,
      author uuid references users on delete set null,
      last_author uuid references users on delete set null,
      years integer[] not null,
      year_in_list integer not null,
      spectacle_types text[] not null,
      version text not null,
      deleted_at timestamptz
    )`.execute(database);
}

async function newsListed(database: Kysely<unknown>) {
  await sql`
    create table news_listed (
      news_uuid uuid not null,
      year integer not null,
      visible_from timestamptz not null,
      year_in_list integer not null,
      title text not null,
      title_words tsvector not null,
      spectacle_types text[] not null,
      primary key (news_uuid, year)
    )`.execute(database);
  // All that a list filters and orders by is in one index, so that a page far down reads no rows before it.
  await sql`
    create index news_listed_by_visible on news_listed (year, visible_from, news_uuid)
    include (spectacle_types)`.execute(database);
  await sql`
    create index news_listed_by_year on news_listed (year, year_in_list, visible_from, news_uuid)
    include (spectacle_types)`.execute(database);
  await sql`
    create index news_listed_by_title on news_listed (year, title collate "fr-x-icu", news_uuid)
    include (visible_from, spectacle_types)`.execute(database);
  await sql`create index news_listed_by_words on news_listed using gin (title_words)`.execute(database);
  await sql`
    create table news_tally (
      year integer not null,
      spectacle_types text[] not null,
      total integer not null,
      primary key (year, spectacle_types)
    )`.execute(database);
}

// array_to_tsvector takes the folded words as they are: no parser, no dictionary, no language in between. The trigger
// works on whole statements, so that an import counts its rows together.
async function keepingNewsListed(database: Kysely<unknown>) {
  await sql`
    create function keep_news_listed() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        with gone as (
          delete from news_listed using old_rows where news_uuid = old_rows.uuid
          returning news_listed.year, news_listed.spectacle_types
        ), counted as (
          select year, spectacle_types, count(*) as total from gone group by year, spectacle_types
        )
        update news_tally set total = news_tally.total - counted.total from counted
        where news_tally.year = counted.year and news_tally.spectacle_types = counted.spectacle_types;
      end if;
      if tg_op <> 'DELETE' then
        with listed as (
          insert into news_listed
          select uuid, listed_year, visible_from, year_in_list, title,
            array_to_tsvector(string_to_array(title_folded, ' ')), spectacle_types
          from new_rows, lateral (select 0 union select unnest(years)) as under (listed_year)
          where deleted_at is null
          returning year, spectacle_types
        )
        insert into news_tally
        select year, spectacle_types, count(*) from listed group by year, spectacle_types
        on conflict (year, spectacle_types) do update set total = news_tally.total + excluded.total;
      end if;
      return null;
    end $$`.execute(database);
  for (const [event, rows] of [
    ['insert', 'new table as new_rows'],
    ['update', 'old table as old_rows new table as new_rows'],
    ['delete', 'old table as old_rows'],
  ] as const) {
    await sql`
      create trigger ${sql.raw(`keep_news_listed_${event}`)} after ${sql.raw(event)} on news
      referencing ${sql.raw(rows)} for each statement execute function keep_news_listed()`.execute(database);
  }
}
