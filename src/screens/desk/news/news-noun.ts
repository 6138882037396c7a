import { everyFieldOf } from '#common/base/every-field-of';
import { links } from '#common/contract/site/links';
import type { News } from '#common/contract/content/news';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { type TypedMoment, noMoment, normalisedMoment, typedMoment } from '#common/rules/typed-moment';
import { textOfYears, yearsFault, yearsIn } from '../form/typed-years';
import { newsQueries } from '#mirror/queries/news-queries';
import type { WriteOf } from '#worker/api';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { DeskNoun, DeskThing } from '../form/desk-noun';
import { completedAppearance, writtenAppearance } from '../form/appearance';

/** The form values of a news item. */
export interface NewsValues {
  readonly title: string;
  readonly description: string;
  readonly content: RichText;
  /** UUID of a preview image. */
  readonly previewImage: string | null;
  /** Empty: as soon as it is saved. */
  readonly visibleFrom: TypedMoment;
  /** As typed: `2024, 2025`. */
  readonly years: string;
  readonly spectacleTypes: readonly SpectacleTypeCode[];
}

export const newsNoun: DeskNoun<NewsValues> = {
  name: 'news',
  empty: {
    title: '',
    description: '',
    content: { type: 'adls-text', content: [] },
    previewImage: null,
    visibleFrom: noMoment,
    years: '',
    spectacleTypes: [],
  },
  async read(address) {
    const news = await newsQueries.read(address);
    return news && thingOf(news);
  },
  write(values, uuid, version) {
    const body = bodyOf(values, uuid);
    return version === null
      ? queuedWrites.createNews(uuid, body)
      : queuedWrites.updateNews({ uuid, version }, body);
  },
  completed: completedAppearance,
  // Only valid values are normalised; invalid ones stay as typed.
  normalised: (values) => ({
    ...values,
    title: values.title.trim(),
    description: values.description.trim(),
    visibleFrom: normalisedMoment(values.visibleFrom),
    years: yearsFault(values.years) === undefined ? textOfYears(yearsIn(values.years)) : values.years,
  }),
  titleOf: ({ title }) => title,
  editor: links.editNews.to,
  list: links.deskNews.to,
  missing: 'Brève introuvable',
};

function thingOf(news: News): DeskThing<NewsValues> {
  const { uuid, slug, version, title, description, content, previewImage, visibleFrom, years } = news;
  return {
    uuid,
    slug,
    version,
    values: {
      title,
      description,
      content,
      previewImage: previewImage?.uuid ?? null,
      visibleFrom: typedMoment(visibleFrom),
      years: textOfYears(years),
      spectacleTypes: news.spectacleTypes.map(({ code }) => code),
    },
  };
}

type NewsBody = WriteOf<'createNews'>['body'];

/** The request body that creates or updates a news item. */
export function bodyOf(values: NewsValues, uuid: string): NewsBody {
  const { title, description, content, previewImage, years, spectacleTypes } = values;
  const body = everyFieldOf<Omit<NewsBody, 'spectacleTypes'>, 'slug' | DecidedField>()({
    uuid,
    title: title.trim(),
    description: description.trim(),
    content,
    previewImage: previewImage === null ? null : { uuid: previewImage },
    visibleFrom: writtenAppearance(values),
    years: yearsIn(years),
  });
  return { ...body, spectacleTypes: spectacleTypes.map((code) => ({ code })) };
}

/** The fields that the server decides. */
type DecidedField = 'creationDate' | 'lastModified' | 'author' | 'lastAuthor' | 'version';
