import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import type { NewsBodyRow, NewsRow, NewsWrite } from '../../contract/content/news';
import { writtenNews } from '../news-summary';
import { type SignedBy, type Unsigned, authorsAfter, publishedFields } from './published-save';
import { type Ruling, wrongField } from './refusal';
import { type RefusalWords, type Save, checkSave } from './save';

export const newsWords: RefusalWords = { exists: 'Cette brève existe déjà.', missing: 'Brève introuvable' };

export type NewsBy<Person> = SignedBy<Person, NewsRow>;

/** What only one side knows of a news item that is saved. */
interface NewsFacts {
  /** Its address. */
  readonly slug: string;
  readonly isPreviewImage: (uuid: string) => boolean;
}

/** A news item as it is stored: its row and its document. */
export interface SavedNews<Person> {
  readonly row: NewsBy<Person>;
  readonly body: NewsBodyRow;
}

/** A news item as a save makes it. */
export function savedNews<Person>(
  save: Save<NewsBy<Person>, NewsWrite, Person>,
  { slug, isPreviewImage }: NewsFacts,
): Ruling<SavedNews<Person>> {
  const checked = checkSave(save, newsWords);
  if (!checked.ok) return checked;
  const { previewImage } = save.write;
  if (previewImage && !isPreviewImage(previewImage.uuid))
    return fail(wrongField('previewImage.uuid', 'miniature inconnue'));
  return succeed({
    row: {
      ...everyFieldOf<Unsigned<NewsRow>>()({
        ...publishedFields(save, checked.value, slug),
        ...writtenNews(save.write),
      }),
      ...authorsAfter(checked.value, save.by),
    },
    body: everyFieldOf<NewsBodyRow>()({ uuid: save.uuid, content: save.write.content }),
  });
}
