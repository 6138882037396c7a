import type { PreviewImageRow } from '../contract/content/image';
import type { NewsRow, NewsSummary, NewsWrite } from '../contract/content/news';
import { nameOf } from '../contract/content/reference-names';

/** A row of the mirror as calls answer it: its miniature joined where it is known, codes named. */
export function newsSummaryOf(row: NewsRow, image: PreviewImageRow | undefined): NewsSummary {
  const { previewImage, spectacleTypes, ...rest } = row;
  return {
    ...rest,
    ...(previewImage !== undefined && { previewImage: image ?? { uuid: previewImage } }),
    spectacleTypes: spectacleTypes.map((code) => ({ code, name: nameOf('spectacle-types', code) })),
  };
}

/** What a write says of a news item, as server and mirror keep it: texts without blanks around them. */
export function writtenNews(
  write: Pick<NewsWrite, 'title' | 'description' | 'previewImage' | 'years' | 'spectacleTypes'>,
) {
  const { title, description, previewImage, years, spectacleTypes } = write;
  return {
    title: title.trim(),
    description: description.trim(),
    ...(previewImage && { previewImage: previewImage.uuid }),
    years,
    spectacleTypes: spectacleTypes.map(({ code }) => code),
  };
}
