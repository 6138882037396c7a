import { type Kysely, type Migration, sql } from 'kysely';
import { fold } from '#common/base/fold';

/** Images get files, versions, a trash, and the columns that lists filter and order by. */
export const pictures: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table images
        add version text not null default gen_random_uuid(),
        add deleted_at timestamptz,
        add words_folded text not null default '',
        add file_version text,
        add width integer,
        add height integer,
        add placeholder text,
        add background_color text,
        add check (num_nulls(file_version, width, height, placeholder, background_color) in (0, 5))
    `.execute(database);
    await foldWords(database);
    await sql`
      alter table images alter version drop default, alter words_folded drop default`.execute(database);
    for (const [name, columns] of listed) {
      await sql`
        create index ${sql.ref(`images_by_${name}`)} on images ${sql.raw(columns)}
        where deleted_at is null`.execute(database);
    }
  },
};

const listed = Object.entries({
  visible: '(visible_from, uuid) include (types, spectacle_types)',
  year: '(year, visible_from, uuid) include (types, spectacle_types)',
  name: '(name collate "fr-x-icu", uuid)',
  words: `using gin (array_to_tsvector(string_to_array(words_folded, ' ')))`,
});

/** Images were imported before they could be searched. */
async function foldWords(database: Kysely<unknown>) {
  const { rows } = await sql<{ uuid: string; name: string; description: string }>`
    select uuid, name, description from images`.execute(database);
  const folded = rows.map(({ uuid, name, description }) => ({
    uuid,
    words: fold(`${name} ${description}`),
  }));
  await sql`
    update images set words_folded = words
    from json_to_recordset(${JSON.stringify(folded)}::json) as folded (uuid uuid, words text)
    where images.uuid = folded.uuid`.execute(database);
}
