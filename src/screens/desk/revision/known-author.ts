import type { PieceAuthor } from '#common/contract/content/piece-author';

/** Finds an author by uuid or slug; the slug may be the uuid of an author added a moment ago. */
export function knownAuthor(
  known: readonly PieceAuthor[],
  { uuid, slug }: { readonly uuid?: unknown; readonly slug?: unknown },
): PieceAuthor | undefined {
  return known.find((author) => author.uuid === uuid || author.uuid === slug || author.slug === slug);
}
