import { byUuid } from '#common/base/order';
import { fold } from '#common/base/fold';
import { matchesWords } from '#common/base/word-beginnings';
import type { PreviewImageRow } from '#common/contract/content/image';
import { readAllPreviewImages, readPreviewImages } from '../preview-images';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface PreviewImageQueries {
  /** The preview images whose names contain words that begin with these, newest first; all of them without words. */
  find(words: string): Promise<readonly PreviewImageRow[]>;
  /** One preview image by uuid, or null. */
  read(uuid: string): Promise<PreviewImageRow | null>;
}

export const previewImageQueriesOf = (mirror: MirrorReader): PreviewImageQueries => ({
  find: (words) =>
    mirror.read(async (generation) => {
      // Uuids of preview images added here begin with their time; those of an imported archive have their own order.
      const all = await readAllPreviewImages(generation);
      const rows = all.toSorted((one, other) => byUuid(other, one));
      return fold(words) === '' ? rows : rows.filter(({ name }) => matchesWords(words, name));
    }, []),
  read: (uuid) =>
    mirror.read(async (generation) => (await readPreviewImages(generation, [uuid])).get(uuid) ?? null, null),
});

export const previewImageQueries = previewImageQueriesOf(pageMirror);
