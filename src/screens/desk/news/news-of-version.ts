import { validate } from 'superstruct';
import { newsRevision } from '#common/contract/content/news-revision';
import { typedMoment } from '#common/rules/typed-moment';
import { textOfYears } from '../form/typed-years';
import type { NewsValues } from './news-noun';

/** The form values of a version of a news item; null if this release of the site cannot read it. */
export function newsOfVersion(content: unknown): Partial<NewsValues> | null {
  const [fault, version] = validate(content, newsRevision, { coerce: true });
  if (fault) return null;
  const { title, description, previewImage, visibleFrom, years, spectacleTypes } = version;
  return {
    title,
    description,
    content: version.content,
    previewImage: previewImage?.uuid ?? null,
    ...(visibleFrom && { visibleFrom: typedMoment(visibleFrom) }),
    years: textOfYears(years),
    spectacleTypes: spectacleTypes.map(({ code }) => code),
  };
}
