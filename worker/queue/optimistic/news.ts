import { wholeSecond } from '#common/base/paris-time';
import { type NewsRow, type NewsWrite, newsWrite } from '#common/contract/news';
import type { Effect, Scene, WaitingWrite } from './effect';
import { decoded } from './decoded';

/** A news item saved or deleted here: its editors see it as it will be. */
export function newsEffect(pending: WaitingWrite): Effect | null {
  const uuid = pending.thing.slice('news:'.length);
  if (pending.call === 'deleteNews') return effectOn(uuid, (scene) => clear(scene, uuid));
  const write = decoded(pending.body, newsWrite);
  if (write === null) return null;
  const at = wholeSecond(pending.at);
  return effectOn(uuid, (scene) => {
    const before = scene.get('news', uuid) ?? scene.get('coming-news', uuid);
    // Either the server has created it already, or somebody else deleted what is saved here.
    if ((before === null) === (pending.call === 'updateNews')) return;
    const row = before === null ? created(uuid, write, pending, at) : saved(before, write, pending, at);
    const place = row.visibleFrom <= at ? 'news' : 'coming-news';
    clear(scene, uuid);
    scene.set(place, uuid, row);
    scene.set(`${place}-bodies`, uuid, { uuid, content: write.content });
  });
}

function effectOn(uuid: string, play: (scene: Scene) => void): Effect {
  const collections = ['news', 'news-bodies', 'coming-news', 'coming-news-bodies'] as const;
  return { scope: 'contenu', touches: collections.map((collection) => ({ collection, key: uuid })), play };
}

function clear(scene: Scene, uuid: string): void {
  for (const collection of ['news', 'coming-news'] as const) {
    scene.set(collection, uuid, null);
    scene.set(`${collection}-bodies`, uuid, null);
  }
}

function created(uuid: string, write: NewsWrite, pending: WaitingWrite, at: Date): NewsRow {
  return {
    ...fieldsOf(write),
    uuid,
    // The server chooses an address that is free; until then the uuid leads here.
    slug: uuid,
    creationDate: at,
    visibleFrom: write.visibleFrom ?? at,
    ...(pending.author !== null && { author: pending.author }),
    version: pending.key,
  };
}

function saved(before: NewsRow, write: NewsWrite, pending: WaitingWrite, at: Date): NewsRow {
  const { previewImage: _, ...kept } = before;
  const published = before.visibleFrom <= at;
  return {
    ...kept,
    ...fieldsOf(write),
    lastModified: at,
    visibleFrom: write.visibleFrom ?? (published ? before.visibleFrom : at),
    ...(pending.author !== null && { lastAuthor: pending.author }),
    version: pending.key,
  };
}

function fieldsOf(write: NewsWrite) {
  return {
    title: write.title.trim(),
    description: write.description.trim(),
    ...(write.previewImage && { previewImage: write.previewImage.uuid }),
    years: write.years,
    spectacleTypes: write.spectacleTypes.map(({ code }) => code),
  };
}
