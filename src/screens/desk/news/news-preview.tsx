import { useState } from 'react';
import type { PreviewImageRow } from '#common/contract/content/image';
import type { News } from '#common/contract/content/news';
import { nameOf } from '#common/contract/content/reference-names';
import { previewImageQueries } from '#mirror/queries/preview-image-queries';
import type { DeskThing } from '../form/desk-noun';
import { momentOf } from '#common/rules/typed-moment';
import { yearsIn } from '../form/typed-years';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { NewsArticle } from '../../../components/news/news-article';
import type { NewsValues } from './news-noun';
import { serverNow } from '../../../components/clock/clock-offset';

interface NewsPreviewProps {
  values: NewsValues;
  theirs: DeskThing<NewsValues> | null;
}

/** Preview of the item, with the components that readers see. */
export function NewsPreview({ values, theirs }: NewsPreviewProps) {
  const [now] = useState(serverNow);
  const { previewImage: chosen } = values;
  const { answer: previewImage } = useMirrorAnswer(
    async () => (chosen === null ? null : previewImageQueries.read(chosen)),
    [chosen],
  );
  return <NewsArticle news={newsOf(values, { theirs, previewImage: previewImage ?? undefined, now })} />;
}

interface Around {
  readonly theirs: DeskThing<NewsValues> | null;
  readonly previewImage: PreviewImageRow | undefined;
  readonly now: Date;
}

function newsOf(values: NewsValues, { theirs, previewImage, now }: Around): News {
  const { title, description, content, visibleFrom, years, spectacleTypes } = values;
  return {
    uuid: theirs?.uuid ?? '',
    slug: theirs?.slug ?? '',
    version: '',
    title: title.trim() === '' ? 'Sans titre' : title,
    description,
    content,
    ...(previewImage && { previewImage }),
    creationDate: now,
    visibleFrom: momentOf(visibleFrom) ?? now,
    years: yearsIn(years).filter((year) => Number.isInteger(year)),
    spectacleTypes: spectacleTypes.map((code) => ({ code, name: nameOf('spectacle-types', code) })),
  };
}
