import { type Kysely, sql } from 'kysely';
import type { Show } from '#common/contract/agenda/show';
import { oneByOne } from '../../platform/database/one-by-one';
import type { Database } from '../../platform/database/schema';
import { type WriteTransaction, write } from '../../platform/database/transaction';
import { lockNoun } from '../../content/publication/free-slug';
import { findShows } from './show-projection';
import { recordShowOf } from './show-repository';

/*
 * A show lists its plays by title. A play that has not appeared yet is in that list for those who write shows alone.
 */

/** The same as `findShows` for everybody: without plays that have not appeared. */
export async function findPublicShows(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, Show>> {
  const shows = await findShows(database, uuids);
  const slugs = [...shows.values()].flatMap(({ pieces }) => pieces.map(({ slug }) => slug));
  if (slugs.length === 0) return shows;
  const found = await database
    .selectFrom('pieces')
    .select('slug')
    .where('slug', 'in', slugs)
    .where('visible_from', '>', sql<Date>`database_clock()`)
    .execute();
  const coming = new Set(found.map(({ slug }) => slug));
  return new Map(
    [...shows].map(([uuid, show]) => [
      uuid,
      { ...show, pieces: show.pieces.filter(({ slug }) => !coming.has(slug)) },
    ]),
  );
}

/** Sends the shows again that list a play, whose moment to appear has changed. */
export async function recordShowsListing(transaction: WriteTransaction, slug: string): Promise<void> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from shows where pieces @> ${JSON.stringify([{ slug }])}::jsonb`.execute(
    transaction.database,
  );
  for (const { uuid } of rows) await recordShowOf(transaction, uuid);
}

/** Sends the shows again of which a play has appeared since they were last sent. Returns how many. */
export async function recordAppearedPlays(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ uuid: string }>`
    select s.uuid from shows s
    where s.visible_until > database_clock() and exists (
      select from jsonb_array_elements(s.pieces) listed join pieces p on p.slug = listed ->> 'slug'
      where p.visible_from <= database_clock() and p.visible_from > coalesce((
        select max(r.at) from change_log c join revs r using (rev)
        where c.collection = 'shows' and c.key = s.uuid), '-infinity'))`.execute(database);
  return oneByOne(
    rows.map(({ uuid }) => uuid),
    (uuid) =>
      write(database, async (transaction) => {
        // Of one that is being saved, who may see it is read once it is.
        await lockNoun(transaction, 'shows');
        await recordShowOf(transaction, uuid);
        return true;
      }),
  );
}
