import type { Banner } from '#common/contract/site/header';
import { type MirrorReader, pageMirror } from '../page-mirror';

interface HeaderQueries {
  /** The association's notice, which may not be shown; null until the first load has brought it. */
  readBanner(): Promise<Banner | null>;
}

const headerQueriesOf = (mirror: MirrorReader): HeaderQueries => ({
  readBanner: () =>
    mirror.read(
      async (generation) => (await generation.rows('header').toCollection().first())?.banner ?? null,
      null,
    ),
});

export const headerQueries = headerQueriesOf(pageMirror);
