import type { Kysely } from 'kysely';
import type { PreviewLink, ShownPreview } from '#common/contract/content/preview-link';
import { newsSummaryOf } from '#common/rules/news-summary';
import { pieceOf } from '#common/rules/piece-summary';
import type { RichText, RichTextNode } from '#common/contract/fields/rich-text-nodes';
import type { Database } from '../../platform/database/schema';
import type { Readers } from '../../platform/feed/readers';
import { locatePublished } from '../publication/locate';
import { findImages } from '../image/image-repository';

/** A thing in the form that its own call returns to an editor; null if it was deleted or is in the trash. */
export async function readPreviewed(
  database: Kysely<Database>,
  readers: Readers,
  kind: PreviewLink['kind'],
  uuid: string,
): Promise<Pick<ShownPreview, 'news' | 'piece'> | null> {
  const found = await locatePublished(database, kind === 'news' ? 'news' : 'pieces', uuid, true);
  if (found === undefined) return null;
  return kind === 'news' ? readNews(database, readers, uuid) : readPiece(database, readers, uuid);
}

async function readNews(database: Kysely<Database>, readers: Readers, uuid: string) {
  const row = (await readers.news(database, [uuid])).get(uuid);
  const body = (await readers['news-bodies'](database, [uuid])).get(uuid);
  if (row === undefined || body === undefined) return null;
  const pictures = await previewImages(database, readers, [row.previewImage]);
  const summary = newsSummaryOf(row, pictures.get(row.previewImage ?? ''));
  return { news: { ...summary, content: await withImageVersions(database, body.content) } };
}

async function readPiece(database: Kysely<Database>, readers: Readers, uuid: string) {
  const row = (await readers.pieces(database, [uuid])).get(uuid);
  const body = (await readers['piece-bodies'](database, [uuid])).get(uuid);
  if (row === undefined || body === undefined) return null;
  const [authors, pictures, resume] = await Promise.all([
    readers['piece-authors'](database, row.textAuthors),
    previewImages(database, readers, [row.previewImage, ...body.characters.map(({ preview }) => preview)]),
    withImageVersions(database, body.resume),
  ]);
  return { piece: pieceOf(row, { ...body, resume }, authors, pictures) };
}

const previewImages = (
  database: Kysely<Database>,
  readers: Readers,
  uuids: readonly (string | undefined)[],
) =>
  readers['preview-images'](
    database,
    uuids.flatMap((uuid) => uuid ?? []),
  );

/**
 * A document whose images all its readers can see: the file of a coming image is served only to those who know its
 * version, so the version is added to its address.
 */
async function withImageVersions(database: Kysely<Database>, document: RichText): Promise<RichText> {
  const uuids = new Set<string>();
  mapSources(document.content, (source) => {
    const uuid = imageIn(source);
    if (uuid !== null) uuids.add(uuid);
    return source;
  });
  if (uuids.size === 0) return document;
  const images = await findImages(database, [...uuids]);
  const versions = new Map(images.map(({ uuid, file_version: version }) => [uuid, version]));
  const content = mapSources(document.content, (source) => {
    const version = versions.get(imageIn(source) ?? '');
    return version ? `${source.replace(/\?.*$/, '')}?v=${encodeURIComponent(version)}` : source;
  });
  return { ...document, content };
}

/** The uuid of the site's image in an address. */
const imageIn = (source: string): string | null =>
  /^\/api\/images\/([0-9a-f-]{36})\/format\/[A-Z]+\/file(?:\?.*)?$/.exec(source)?.[1] ?? null;

function mapSources(nodes: readonly RichTextNode[], change: (source: string) => string): RichTextNode[] {
  return nodes.map((node) => {
    if (node.type === 'text' || node.type === 'hr') return node;
    if (node.type === 'img') return { ...node, content: change(node.content) };
    return { ...node, content: mapSources(node.content, change) };
  });
}
