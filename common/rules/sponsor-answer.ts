import type { PreviewImageRow } from '../contract/content/image';
import type { Sponsor, SponsorRow } from '../contract/content/sponsor';

/** Partners in their order, each with its logo if the miniature is known. */
export function sponsorsOf(
  rows: readonly SponsorRow[],
  miniatures: ReadonlyMap<string, PreviewImageRow>,
): Sponsor[] {
  return rows
    .toSorted((one, other) => one.rank - other.rank || one.name.localeCompare(other.name, 'fr'))
    .map(({ logo, ...told }) => ({
      ...told,
      ...(logo !== undefined && { logo: miniatures.get(logo) ?? { uuid: logo } }),
    }));
}
