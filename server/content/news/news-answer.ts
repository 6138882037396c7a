import { everyFieldOf } from '#common/base/every-field-of';
import type { PreviewImageRow } from '#common/contract/content/image';
import type { NewsRow, NewsSummary } from '#common/contract/content/news';
import { newsSummaryOf as summaryOf } from '#common/rules/news-summary';
import { personReferenceOf } from '../../people/user/user-repository';
import type { NewsRecord } from './news-repository';

/** A news item in the form that lists return. */
export function newsSummaryOf(record: NewsRecord): NewsSummary {
  return summaryOf(newsRowOf(record), previewImageOf(record));
}

/** A news item in the form that mirrors store: with references instead of the things they refer to. */
export function newsRowOf(record: NewsRecord): NewsRow {
  const author = personReferenceOf(record, 'author');
  const lastAuthor = personReferenceOf(record, 'last_author');
  return everyFieldOf<NewsRow>()({
    uuid: record.uuid,
    slug: record.slug,
    title: record.title,
    description: record.description,
    ...(record.preview_image !== null && { previewImage: record.preview_image }),
    creationDate: record.creation_date,
    ...(record.last_modified !== null && { lastModified: record.last_modified }),
    visibleFrom: record.visible_from,
    ...(author !== null && { author }),
    ...(lastAuthor !== null && { lastAuthor }),
    years: record.years,
    spectacleTypes: record.spectacle_types,
    version: record.version,
  });
}

function previewImageOf(record: NewsRecord): PreviewImageRow | undefined {
  const { preview_image: uuid, preview_name: name, preview_color: backgroundColor } = record;
  if (uuid === null || name === null || backgroundColor === null) return undefined;
  return {
    uuid,
    name,
    backgroundColor,
    ...(record.preview_version !== null && { version: record.preview_version }),
  };
}
