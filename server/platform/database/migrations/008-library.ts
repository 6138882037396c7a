import { type Kysely, type Migration, sql } from 'kysely';

/** Plays, who wrote them, and how they were performed. */
export const library: Migration = {
  async up(database: Kysely<unknown>) {
    for (const create of [authors, pieces, textAuthors, performances]) await create(database);
  },
};

async function authors(database: Kysely<unknown>) {
  await sql`
    create table piece_authors (
      uuid uuid primary key,
      slug text not null unique,
      name text not null,
      firstname text not null,
      name_folded text not null,
      firstname_folded text not null
    )`.execute(database);
}

async function pieces(database: Kysely<unknown>) {
  await sql`
    create table pieces (
      uuid uuid primary key,
      slug text not null unique,
      title text not null,
      title_folded text not null,
      duration integer,
      genre text,
      genre_folded text not null,
      resume jsonb not null,
      preview_image uuid references preview_images,
      creation_date timestamptz not null,
      last_modified timestamptz,
      visible_from timestamptz not null,
      author uuid references users on delete set null,
      last_author uuid references users on delete set null,
      cast_uuid uuid not null,
      min_men integer not null,
      max_men integer not null,
      min_women integer not null,
      max_women integer not null,
      min_total integer not null,
      max_total integer not null,
      base_men integer not null,
      base_women integer not null,
      base_total integer not null,
      performance_uuid uuid unique,
      performance_type text,
      years integer[] not null,
      year_in_list integer not null,
      version text not null,
      deleted_at timestamptz,
      check ((performance_uuid is null) = (performance_type is null))
    )`.execute(database);
}

async function textAuthors(database: Kysely<unknown>) {
  await sql`
    create table piece_text_authors (
      piece_uuid uuid not null references pieces on delete cascade,
      rank integer not null,
      author_uuid uuid not null references piece_authors,
      primary key (piece_uuid, rank)
    )`.execute(database);
  await sql`create index piece_text_authors_by_author on piece_text_authors (author_uuid)`.execute(database);
}

async function performances(database: Kysely<unknown>) {
  await sql`
    create table performance_characters (
      uuid uuid primary key,
      piece_uuid uuid not null references pieces on delete cascade,
      rank integer not null,
      name text not null,
      description text,
      preview uuid references preview_images,
      actor text
    )`.execute(database);
  await sql`create index performance_characters_by_piece on performance_characters (piece_uuid)`.execute(
    database,
  );
  await sql`
    create table performance_dates (
      uuid uuid primary key,
      piece_uuid uuid not null references pieces on delete cascade,
      date timestamptz not null
    )`.execute(database);
  await sql`create index performance_dates_by_piece on performance_dates (piece_uuid)`.execute(database);
}
