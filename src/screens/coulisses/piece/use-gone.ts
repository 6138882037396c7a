import type { PieceSheet } from '#common/rules/piece-sheet';
import { pieceAuthorQueries } from '#mirror/queries/piece-author-queries';
import { previewImageQueries } from '#mirror/queries/preview-image-queries';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';

/** UUIDs of a sheet's authors and preview images that no longer exist, according to this device. */
export function useGone(sheet: PieceSheet): ReadonlySet<string> {
  const authors = sheet.textAuthors.map(({ uuid }) => uuid);
  const pictures = [sheet.previewImage, ...sheet.characters.map(({ preview }) => preview)].filter(
    (uuid) => uuid !== null,
  );
  const { answer, reach } = useMirrorAnswer(
    () => missingOf(authors, [...new Set(pictures)]),
    [authors.join(), pictures.join()],
  );
  return reach === 'complete' && answer ? answer : nothing;
}

const nothing: ReadonlySet<string> = new Set();

async function missingOf(
  authors: readonly string[],
  pictures: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set((await pieceAuthorQueries.all()).map(({ uuid }) => uuid));
  const found = await Promise.all(pictures.map((uuid) => previewImageQueries.read(uuid)));
  return new Set([
    ...authors.filter((uuid) => !known.has(uuid)),
    ...pictures.filter((_, rank) => found[rank] === null),
  ]);
}
