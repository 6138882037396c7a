import type { Struct } from 'superstruct';
import { everyFieldOf } from '#common/base/every-field-of';
import { wholeSecond } from '#common/base/paris-time';
import type { Collection } from '#common/contract/feed/collection-names';
import type { NewsRow } from '#common/contract/content/news';
import { appearance } from '#common/rules/appearance';
import { readLane } from '#common/rules/lane';
import { decoded } from './decoded';
import type { Effect, Scene, WaitingWrite } from './effect';

/** How the things of a noun are stored in the mirror, and how a write makes one of them. */
interface PublishedNoun<Write, Row extends { readonly visibleFrom: Date }> {
  readonly struct: Struct<Write, unknown>;
  /** The collections that may hold a thing's rows, under its key. */
  readonly collections: readonly Collection[];
  readonly find: (scene: Scene, uuid: string) => Row | null;
  readonly make: (write: Write, saving: Saving<Row>) => Row;
  readonly put: (scene: Scene, row: Row, write: Write, place: 'appeared' | 'coming') => void;
}

/** What a thing is made of besides its write. `before`: its previous row; null for a new thing. */
export interface Saving<Row> {
  readonly uuid: string;
  readonly before: Row | null;
  readonly at: Date;
  readonly pending: WaitingWrite;
}

/** The effect of a write on a thing that editors publish: they see it as it will be. */
export function publishedEffect<Write, Row extends { readonly visibleFrom: Date }>(
  pending: WaitingWrite,
  noun: PublishedNoun<Write, Row>,
): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  const { collections } = noun;
  if (pending.call.startsWith('delete'))
    return editorsEffect(uuid, collections, (scene) => clear(scene, uuid, collections));
  const write = decoded(pending.body, noun.struct);
  if (write === null) return null;
  const at = wholeSecond(pending.at);
  return editorsEffect(uuid, collections, (scene) => {
    const before = noun.find(scene, uuid);
    // Either the server has already created it, or another person has deleted it.
    if ((before === null) === pending.call.startsWith('update')) return;
    const row = noun.make(write, { uuid, before, at, pending });
    clear(scene, uuid, collections);
    noun.put(scene, row, write, row.visibleFrom <= at ? 'appeared' : 'coming');
  });
}

/** The fields that `signed` makes for rows of news and of plays. */
type Signed = Pick<
  NewsRow,
  'uuid' | 'slug' | 'creationDate' | 'lastModified' | 'visibleFrom' | 'author' | 'lastAuthor' | 'version'
>;

/** The fields of a news item or a play that its write does not contain: its address, its author, its last author. */
export function signed(
  write: { readonly visibleFrom?: Date | null | undefined },
  { uuid, before, at, pending }: Saving<Signed>,
): Signed {
  const visibleFrom = appearance(write.visibleFrom, before?.visibleFrom ?? null, at);
  const person = pending.author ?? undefined;
  // The server chooses a free slug; until then the uuid stands in for it.
  if (before === null)
    return everyFieldOf<Signed, 'lastModified' | 'lastAuthor'>()({
      uuid,
      slug: uuid,
      creationDate: at,
      visibleFrom,
      version: pending.key,
      ...(person && { author: person }),
    });
  const { slug, creationDate, author, lastAuthor } = before;
  const saver = person ?? lastAuthor;
  return everyFieldOf<Signed>()({
    uuid,
    slug,
    creationDate,
    lastModified: at,
    visibleFrom,
    version: pending.key,
    ...(author && { author }),
    ...(saver && { lastAuthor: saver }),
  });
}

/** The effect of an editor's write on one thing, whose rows are in several collections under its key. */
export function editorsEffect(
  uuid: string,
  collections: readonly Collection[],
  play: (scene: Scene) => void,
): Effect {
  return { scope: 'contenu', touches: collections.map((collection) => ({ collection, key: uuid })), play };
}

/** Removes a thing from all its collections. */
export function clear(scene: Scene, uuid: string, collections: readonly Collection[]): void {
  for (const collection of collections) scene.set(collection, uuid, null);
}
