import type { NewsRow, NewsSummary } from '#common/contract/news';
import { nameOf } from '#common/contract/reference-names';
import type { PersonReference } from '#common/contract/user';
import type { NewsRecord } from './news-repository';

/** A news item as lists answer it. */
export function newsSummaryOf(record: NewsRecord): NewsSummary {
  return {
    ...sharedFields(record),
    ...(record.preview_image !== null && {
      previewImage: {
        uuid: record.preview_image,
        ...(record.preview_name !== null && { name: record.preview_name }),
        ...(record.preview_color !== null && { backgroundColor: record.preview_color }),
        ...(record.preview_version !== null && { version: record.preview_version }),
      },
    }),
    spectacleTypes: record.spectacle_types.map((code) => ({ code, name: nameOf('spectacle-types', code) })),
  };
}

/** A news item as mirrors keep it: with references instead of what they lead to. */
export function newsRowOf(record: NewsRecord): NewsRow {
  return {
    ...sharedFields(record),
    ...(record.preview_image !== null && { previewImage: record.preview_image }),
    spectacleTypes: record.spectacle_types,
  };
}

function sharedFields(record: NewsRecord) {
  const author = personOf(
    record.author_uuid,
    record.author_slug,
    record.author_name,
    record.author_firstname,
  );
  const lastAuthor = personOf(
    record.last_author_uuid,
    record.last_author_slug,
    record.last_author_name,
    record.last_author_firstname,
  );
  return {
    uuid: record.uuid,
    slug: record.slug,
    title: record.title,
    description: record.description,
    creationDate: record.creation_date,
    ...(record.last_modified !== null && { lastModified: record.last_modified }),
    visibleFrom: record.visible_from,
    ...(author !== null && { author }),
    ...(lastAuthor !== null && { lastAuthor }),
    years: record.years,
    version: record.version,
  };
}

function personOf(
  uuid: string | null,
  slug: string | null,
  name: string | null,
  firstname: string | null,
): PersonReference | null {
  return uuid === null || slug === null || name === null || firstname === null
    ? null
    : { uuid, slug, name, firstname };
}
