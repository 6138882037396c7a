import type { PieceAuthor } from '#common/contract/content/piece-author';
import type { Generation } from './generation';
import { MANY } from './preview-images';

/** The collections of authors: those of public plays, and those that only editors have yet. */
const places = ['coming-piece-authors', 'piece-authors'] as const;

/** The authors with these uuids that this device has, by uuid. */
export async function readPieceAuthors(
  generation: Generation,
  uuids: Iterable<string>,
): Promise<ReadonlyMap<string, PieceAuthor>> {
  const keys = [...new Set(uuids)];
  const found = await Promise.all(
    places.map((place) => {
      const table = generation.rows(place);
      return keys.length < MANY ? table.bulkGet(keys) : table.toArray();
    }),
  );
  // One that has become public meanwhile is read from its public row.
  return new Map(found.flat().flatMap((author) => (author === undefined ? [] : [[author.uuid, author]])));
}

/** Every author that this device has, unordered. */
export async function readAllPieceAuthors(generation: Generation): Promise<readonly PieceAuthor[]> {
  const found = await Promise.all(places.map((place) => generation.rows(place).toArray()));
  return [...new Map(found.flat().map((author) => [author.uuid, author])).values()];
}
