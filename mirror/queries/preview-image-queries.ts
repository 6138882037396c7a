import { byUuid } from '#common/base/order';
import { fold, matchesWords } from '#common/base/fold';
import type { PreviewImageRow } from '#common/contract/content/image';
import { readAllMiniatures, readMiniatures } from '../miniatures';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface PreviewImageQueries {
  /** The miniatures whose names contain words that begin with these, newest first; all of them without words. */
  find(words: string): Promise<readonly PreviewImageRow[]>;
  /** One miniature by uuid, or null. */
  read(uuid: string): Promise<PreviewImageRow | null>;
}

export const previewImageQueriesOf = (mirror: MirrorReader): PreviewImageQueries => ({
  find: (words) =>
    mirror.read(async (generation) => {
      // Uuids of miniatures added here begin with their time; those of an imported archive have their own order.
      const all = await readAllMiniatures(generation);
      const rows = all.toSorted((one, other) => byUuid(other, one));
      return fold(words) === '' ? rows : rows.filter(({ name }) => matchesWords(words, name));
    }, []),
  read: (uuid) =>
    mirror.read(async (generation) => (await readMiniatures(generation, [uuid])).get(uuid) ?? null, null),
});

export const previewImageQueries = previewImageQueriesOf(pageMirror);
