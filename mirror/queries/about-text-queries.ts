import { byFrench } from '#common/base/order';
import type { AboutText } from '#common/contract/content/about-text';
import { findRow } from '../find-row';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface AboutTextQueries {
  /** A text by its slug (`cgu`) or its uuid, or null. */
  read(address: string): Promise<AboutText | null>;
  /** Every text, by title. */
  list(): Promise<readonly AboutText[]>;
}

export const aboutTextQueriesOf = (mirror: MirrorReader): AboutTextQueries => ({
  read: (address) =>
    mirror.read(async (generation) => (await findRow(generation, 'about-texts', address)) ?? null, null),
  list: () =>
    mirror.read(async (generation) => {
      const texts = await generation.rows('about-texts').toArray();
      return texts.sort((one, other) => byFrench(one.title, other.title));
    }, []),
});

export const aboutTextQueries = aboutTextQueriesOf(pageMirror);
