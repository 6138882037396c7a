import type { PreviewImageRow } from '../contract/image';
import type { NewsRow, NewsSummary } from '../contract/news';
import { nameOf } from '../contract/reference-names';

/** A row of the mirror as calls answer it: its miniature joined where it is known, codes named. */
export function newsSummaryOf(row: NewsRow, image: PreviewImageRow | undefined): NewsSummary {
  const { previewImage, spectacleTypes, ...rest } = row;
  return {
    ...rest,
    ...(previewImage !== undefined && { previewImage: image ?? { uuid: previewImage } }),
    spectacleTypes: spectacleTypes.map((code) => ({ code, name: nameOf('spectacle-types', code) })),
  };
}
