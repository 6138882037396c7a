import type { Struct } from 'superstruct';
import { everyFieldOf } from '#common/base/every-field-of';
import { wholeSecond } from '#common/base/paris-time';
import type { Collection } from '#common/contract/feed/collection-names';
import type { NewsRow } from '#common/contract/content/news';
import { appearance } from '#common/rules/appearance';
import { readLane } from '#common/rules/lane';
import { decoded } from './decoded';
import type { Effect, Scene, WaitingWrite } from './effect';

/** How the things of a noun lie in the mirror, and how a write makes one of them. */
interface PublishedNoun<Write, Row extends { readonly visibleFrom: Date }> {
  readonly struct: Struct<Write, unknown>;
  /** A thing's rows lie under its key in all of these. */
  readonly collections: readonly Collection[];
  readonly find: (scene: Scene, uuid: string) => Row | null;
  readonly make: (write: Write, saving: Saving<Row>) => Row;
  readonly put: (scene: Scene, row: Row, write: Write, place: 'appeared' | 'coming') => void;
}

/** What a thing is made of beside its write. `before`: as it was; null where it is new. */
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
    // Either the server has created it already, or somebody else deleted what is saved here.
    if ((before === null) === pending.call.startsWith('update')) return;
    const row = noun.make(write, { uuid, before, at, pending });
    clear(scene, uuid, collections);
    noun.put(scene, row, write, row.visibleFrom <= at ? 'appeared' : 'coming');
  });
}

/** What the rows of news and of plays say of these. */
type Signed = Pick<
  NewsRow,
  'uuid' | 'slug' | 'creationDate' | 'lastModified' | 'visibleFrom' | 'author' | 'lastAuthor' | 'version'
>;

/** What is told of a news item or a play beside its write: where it is found, who wrote it, who saved it last. */
export function signed(
  write: { readonly visibleFrom?: Date | null | undefined },
  { uuid, before, at, pending }: Saving<Signed>,
): Signed {
  const visibleFrom = appearance(write.visibleFrom, before?.visibleFrom ?? null, at);
  const person = pending.author ?? undefined;
  // The server chooses an address that is free; until then the uuid leads here.
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

/** The effect of an editor's write on one thing, whose rows lie in several collections under its key. */
export function editorsEffect(
  uuid: string,
  collections: readonly Collection[],
  play: (scene: Scene) => void,
): Effect {
  return { scope: 'contenu', touches: collections.map((collection) => ({ collection, key: uuid })), play };
}

/** Takes a thing out of all its collections. */
export function clear(scene: Scene, uuid: string, collections: readonly Collection[]): void {
  for (const collection of collections) scene.set(collection, uuid, null);
}
