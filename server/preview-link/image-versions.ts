import type { Kysely } from 'kysely';
import type { RichText, RichTextNode } from '#common/contract/fields/rich-text-nodes';
import type { Database } from '../database/schema';
import { findImages } from '../image/image-repository';

/**
 * A document whose images all its readers can see: the file of a coming image is served only to those who know its
 * version, so the version is added to its address.
 */
export async function withImageVersions(database: Kysely<Database>, document: RichText): Promise<RichText> {
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
