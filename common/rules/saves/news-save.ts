import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import type { NewsRow, NewsWrite } from '../../contract/content/news';
import { writtenNews } from '../news-summary';
import { type SignedBy, type Unsigned, authorsAfter, publishedFields } from './published-save';
import { type Ruling, wrongField } from './refusal';
import { type NounWords, type Save, savedOver } from './save';

export const newsWords: NounWords = { exists: 'Cette brève existe déjà.', missing: 'Brève introuvable' };

export type NewsBy<Person> = SignedBy<Person, NewsRow>;

/** What only one side knows of a news item that is saved. */
interface NewsFacts {
  /** An address for its title that no other one has. */
  readonly slug: string;
  readonly isMiniature: (uuid: string) => boolean;
}

/** A news item as a save makes it, without its document. */
export function savedNews<Person>(
  save: Save<NewsBy<Person>, NewsWrite, Person>,
  { slug, isMiniature }: NewsFacts,
): Ruling<NewsBy<Person>> {
  const over = savedOver(save, newsWords);
  if (!over.ok) return over;
  const { previewImage } = save.write;
  if (previewImage && !isMiniature(previewImage.uuid))
    return fail(wrongField('previewImage.uuid', 'miniature inconnue'));
  return succeed({
    ...everyFieldOf<Unsigned<NewsRow>>()({
      ...publishedFields(save, over.value, slug),
      ...writtenNews(save.write),
    }),
    ...authorsAfter(over.value, save.by),
  });
}
