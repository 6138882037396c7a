import type { PieceAuthor } from '#common/contract/content/piece-author';

/** Who is meant, by a uuid or an address; in the place of an address may stand the uuid of somebody added a moment ago. */
export function knownAuthor(
  known: readonly PieceAuthor[],
  { uuid, slug }: { readonly uuid?: unknown; readonly slug?: unknown },
): PieceAuthor | undefined {
  return known.find((author) => author.uuid === uuid || author.uuid === slug || author.slug === slug);
}
