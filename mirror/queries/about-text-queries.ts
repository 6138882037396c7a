import type { AboutText } from '#common/contract/about-text';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface AboutTextQueries {
  /** A text by its slug (`cgu`), or null. */
  read(slug: string): Promise<AboutText | null>;
}

const aboutTextQueriesOf = (mirror: MirrorReader): AboutTextQueries => ({
  read: (slug) =>
    mirror.read(
      async (generation) => (await generation.rows('about-texts').where('slug').equals(slug).first()) ?? null,
      null,
    ),
});

export const aboutTextQueries = aboutTextQueriesOf(pageMirror);
