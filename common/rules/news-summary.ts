import type { PreviewImageRow } from '../contract/content/image';
import type { NewsRow, NewsSummary, NewsWrite } from '../contract/content/news';
import { type SpectacleTypeCode, nameOf, referenceLists } from '../contract/content/reference-names';

/** Converts a row of the mirror to a call's answer: the preview image is joined if known, codes get their names. */
export function newsSummaryOf(row: NewsRow, image: PreviewImageRow | undefined): NewsSummary {
  const { previewImage, spectacleTypes, ...rest } = row;
  return {
    ...rest,
    ...(previewImage !== undefined && { previewImage: image ?? { uuid: previewImage } }),
    spectacleTypes: spectacleTypes.map((code) => ({ code, name: nameOf('spectacle-types', code) })),
  };
}

/** The stored fields of a write to a news item: texts trimmed, years and types in order. */
export function writtenNews(
  write: Pick<NewsWrite, 'title' | 'description' | 'previewImage' | 'years' | 'spectacleTypes'>,
) {
  const { title, description, previewImage, years, spectacleTypes } = write;
  return {
    title: title.trim(),
    description: description.trim(),
    ...(previewImage && { previewImage: previewImage.uuid }),
    years: yearsInOrder(years),
    spectacleTypes: typesInOrder(spectacleTypes.map(({ code }) => code)),
  };
}

/** Each year once, earliest first. */
export const yearsInOrder = (years: readonly number[]): number[] =>
  [...new Set(years)].sort((one, other) => one - other);

/** Each type of show once, in the order of the reference list. */
export function typesInOrder(types: readonly SpectacleTypeCode[]): SpectacleTypeCode[] {
  const order = Object.keys(referenceLists['spectacle-types']);
  return [...new Set(types)].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}
