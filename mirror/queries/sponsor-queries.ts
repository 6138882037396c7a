import type { Sponsor } from '#common/contract/content/sponsor';
import { sponsorsOf } from '#common/rules/sponsor-answer';
import { readMiniatures } from '../miniatures';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface SponsorQueries {
  /** Every partner that is shown, in its order, with its logo. */
  list(): Promise<readonly Sponsor[]>;
}

export const sponsorQueriesOf = (mirror: MirrorReader): SponsorQueries => ({
  list: () =>
    mirror.read(async (generation) => {
      const rows = await generation.rows('sponsors').toArray();
      const logos = rows.flatMap(({ logo }) => logo ?? []);
      return sponsorsOf(rows, await readMiniatures(generation, logos));
    }, []),
});

export const sponsorQueries = sponsorQueriesOf(pageMirror);
