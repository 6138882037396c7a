import type { Kysely } from 'kysely';
import type { PreviewLink, ShownPreview } from '#common/contract/content/preview-link';
import { newsSummaryOf } from '#common/rules/news-summary';
import { pieceOf } from '#common/rules/piece-summary';
import { projections } from '../changes/projections';
import type { Database } from '../database/schema';
import { locatePublished } from '../publication/locate';
import { withImageVersions } from './image-versions';

/** A thing in the form that its own call returns to an editor; null if it was deleted or is in the trash. */
export async function readPreviewed(
  database: Kysely<Database>,
  kind: PreviewLink['kind'],
  uuid: string,
): Promise<Pick<ShownPreview, 'news' | 'piece'> | null> {
  const found = await locatePublished(database, kind === 'news' ? 'news' : 'pieces', uuid, true);
  if (found === undefined) return null;
  return kind === 'news' ? readNews(database, uuid) : readPiece(database, uuid);
}

async function readNews(database: Kysely<Database>, uuid: string) {
  const row = (await projections.news(database, [uuid])).get(uuid);
  const body = (await projections['news-bodies'](database, [uuid])).get(uuid);
  if (row === undefined || body === undefined) return null;
  const pictures = await previewImages(database, [row.previewImage]);
  const summary = newsSummaryOf(row, pictures.get(row.previewImage ?? ''));
  return { news: { ...summary, content: await withImageVersions(database, body.content) } };
}

async function readPiece(database: Kysely<Database>, uuid: string) {
  const row = (await projections.pieces(database, [uuid])).get(uuid);
  const body = (await projections['piece-bodies'](database, [uuid])).get(uuid);
  if (row === undefined || body === undefined) return null;
  const [authors, pictures, resume] = await Promise.all([
    projections['piece-authors'](database, row.textAuthors),
    previewImages(database, [row.previewImage, ...body.characters.map(({ preview }) => preview)]),
    withImageVersions(database, body.resume),
  ]);
  return { piece: pieceOf(row, { ...body, resume }, authors, pictures) };
}

const previewImages = (database: Kysely<Database>, uuids: readonly (string | undefined)[]) =>
  projections['preview-images'](
    database,
    uuids.flatMap((uuid) => uuid ?? []),
  );
