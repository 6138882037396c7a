import type { RichText, RichTextNode } from '#common/contract/fields/rich-text-nodes';
import type { Generation } from '../generation';
import { type MirrorReader, pageMirror } from '../page-mirror';

/** What shows an image or links to it. */
export interface ImageUse {
  readonly kind: 'news' | 'piece' | 'show' | 'text';
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
}

export interface ImageUseQueries {
  /**
   * Everything that refers to an image: news, plays and shows, those yet to appear too as far as they are on the device,
   * and texts of the association.
   */
  of(uuid: string): Promise<readonly ImageUse[]>;
}

export const imageUseQueriesOf = (mirror: MirrorReader): ImageUseQueries => ({
  of: (uuid) => mirror.read((generation) => usesOf(generation, uuid), []),
});

export const imageUseQueries = imageUseQueriesOf(pageMirror);

async function usesOf(generation: Generation, image: string): Promise<readonly ImageUse[]> {
  const [news, pieces, shows, texts] = await Promise.all([
    Promise.all(
      newsCollections.map(async ([rows, bodies]) => {
        const found: string[] = [];
        await generation
          .rows(bodies)
          .each(({ uuid, content }) => void (refersTo(content, image) && found.push(uuid)));
        return titled('news', await generation.rows(rows).bulkGet(found));
      }),
    ),
    Promise.all(
      pieceCollections.map(async ([rows, bodies]) => {
        const found: string[] = [];
        await generation
          .rows(bodies)
          .each(({ uuid, resume }) => void (refersTo(resume, image) && found.push(uuid)));
        return titled('piece', await generation.rows(rows).bulkGet(found));
      }),
    ),
    showsWith(generation, image),
    generation.rows('about-texts').toArray(),
  ]);
  const inTexts = texts.filter(({ content }) => refersTo(content, image));
  const all = [...news.flat(), ...pieces.flat(), ...titled('show', shows), ...titled('text', inTexts)];
  // A thing that became public meanwhile is in both collections.
  return [...new Map(all.map((use) => [use.uuid, use])).values()];
}

/** Shows whose banner it is, or that have it as an interactive image or in one. */
async function showsWith(generation: Generation, image: string): Promise<readonly Titled[]> {
  const [interactive, shows] = await Promise.all([
    Promise.all(interactiveCollections.map((name) => generation.rows(name).toArray())),
    Promise.all(showCollections.map((name) => generation.rows(name).toArray())),
  ]);
  const holders = new Set(
    interactive
      .flat()
      .filter((one) => one.image === image || one.zones.some((zone) => zone.image === image))
      .map(({ show }) => show),
  );
  return shows.flat().filter(({ uuid, banner }) => banner?.uuid === image || holders.has(uuid));
}

const interactiveCollections = ['interactive-images', 'desk-interactive-images'] as const;
const showCollections = ['shows', 'desk-shows'] as const;
const newsCollections = [
  ['news', 'news-bodies'],
  ['coming-news', 'coming-news-bodies'],
] as const;
const pieceCollections = [
  ['pieces', 'piece-bodies'],
  ['coming-pieces', 'coming-piece-bodies'],
] as const;

interface Titled {
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
}

const titled = (kind: ImageUse['kind'], rows: readonly (Titled | undefined)[]): ImageUse[] =>
  rows.flatMap((row) =>
    row === undefined ? [] : [{ kind, uuid: row.uuid, slug: row.slug, title: row.title }],
  );

/** Whether a picture of a document, or one of its links, has the uuid in its address. */
function refersTo({ content }: RichText, uuid: string): boolean {
  return content.some((node) => isOrHolds(node, uuid));
}

function isOrHolds(node: RichTextNode, uuid: string): boolean {
  if (node.type === 'img') return node.content.includes(uuid);
  if (node.type === 'a' && node.href.includes(uuid)) return true;
  // A newer server may send a node type that is unknown here.
  return (
    'content' in node && Array.isArray(node.content) && node.content.some((held) => isOrHolds(held, uuid))
  );
}
