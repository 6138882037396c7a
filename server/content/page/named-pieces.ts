import type { Kysely } from 'kysely';
import type { RowKey } from '../../platform/feed/keys';
import type { Database } from '../../platform/database/schema';
import { locatePublished } from '../publication/locate';
import { findPublicShows } from '../../agenda/show/listed-play-repository';

/** The rows of the public plays that these shows name, to which a page links. @param shows uuids */
export async function findNamedPieces(
  snapshot: Kysely<Database>,
  shows: readonly string[],
): Promise<RowKey[]> {
  const named = [...(await findPublicShows(snapshot, shows)).values()].flatMap(({ pieces }) => pieces);
  const slugs = new Set(named.map(({ slug }) => slug));
  const found = await Promise.all([...slugs].map((slug) => locatePublished(snapshot, 'pieces', slug, false)));
  return found.flatMap((key) => (key === undefined ? [] : { collection: 'pieces', key }));
}
