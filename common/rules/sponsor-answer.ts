import { byFrench } from '../base/order';
import type { PreviewImageRow } from '../contract/content/image';
import type { Sponsor, SponsorRow } from '../contract/content/sponsor';

type Ordered = Pick<SponsorRow, 'rank' | 'name'>;

/** The order of partners: by rank, and of one rank, which an import may bring, by name. */
export const bySponsorOrder = (one: Ordered, other: Ordered) =>
  one.rank - other.rank || byFrench(one.name, other.name);

/** Partners in their order, each with its logo if the preview image is known. */
export function sponsorsOf(
  rows: readonly SponsorRow[],
  previewImages: ReadonlyMap<string, PreviewImageRow>,
): Sponsor[] {
  return rows.toSorted(bySponsorOrder).map(({ logo, ...rest }) => ({
    ...rest,
    ...(logo !== undefined && { logo: previewImages.get(logo) ?? { uuid: logo } }),
  }));
}
