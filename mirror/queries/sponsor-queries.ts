import type { Sponsor, SponsorRow } from '#common/contract/content/sponsor';
import { sponsorsOf } from '#common/rules/sponsor-answer';
import { findRow } from '../find-row';
import type { Generation } from '../generation';
import { readPreviewImages } from '../preview-images';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface SponsorQueries {
  /** Every partner that is shown, in its order, with its logo. */
  list(): Promise<readonly Sponsor[]>;
  /** The same for those who write them, with those that are hidden. */
  listAll(): Promise<readonly Sponsor[]>;
  /** One of these by slug or uuid, or null. */
  read(address: string): Promise<Sponsor | null>;
}

export const sponsorQueriesOf = (mirror: MirrorReader): SponsorQueries => ({
  list: () =>
    mirror.read(async (generation) => withLogos(generation, await generation.rows('sponsors').toArray()), []),
  listAll: () =>
    mirror.read(
      async (generation) => withLogos(generation, await generation.rows('desk-sponsors').toArray()),
      [],
    ),
  read: (address) =>
    mirror.read(async (generation) => {
      const found = await findRow(generation, 'desk-sponsors', address);
      const [sponsor] = await withLogos(generation, found === undefined ? [] : [found]);
      return sponsor ?? null;
    }, null),
});

async function withLogos(generation: Generation, rows: readonly SponsorRow[]): Promise<readonly Sponsor[]> {
  const logos = rows.flatMap(({ logo }) => logo ?? []);
  return sponsorsOf(rows, await readPreviewImages(generation, logos));
}

export const sponsorQueries = sponsorQueriesOf(pageMirror);
