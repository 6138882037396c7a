import { everyFieldOf } from '../../base/every-field-of';
import type { NewsRow } from '../../contract/content/news';
import { appearance } from '../appearance';
import type { Save } from './save';

/** Who wrote a thing and who saved it last. `Person`: a reference on devices, the uuid alone on the server. */
export interface Authors<Person> {
  readonly author?: Person | undefined;
  readonly lastAuthor?: Person | undefined;
}

export type Unsigned<Row> = Omit<Row, keyof Authors<unknown>>;

/** A row of a thing that names its authors. */
export type SignedBy<Person, Row> = Unsigned<Row> & Authors<Person>;

/** What a save sets of every news item and play, besides what was written and the authors. */
type PublishedFields = Pick<
  NewsRow,
  'uuid' | 'slug' | 'creationDate' | 'lastModified' | 'visibleFrom' | 'version'
>;

type Before = Pick<PublishedFields, 'creationDate' | 'visibleFrom'>;

/** Whether a save gives a thing the address that its title asks for: it follows the title until the thing appears. */
export const takesAddressOfTitle = (before: Pick<Before, 'visibleFrom'> | null, at: Date): boolean =>
  before === null || before.visibleFrom > at;

/** @param slug its address: a new one where `takesAddressOfTitle`, else the one that it has */
export function publishedFields(
  { uuid, write, at, version }: Save<unknown, { readonly visibleFrom?: Date | null | undefined }, unknown>,
  before: Before | null,
  slug: string,
): PublishedFields {
  const visibleFrom = appearance(write.visibleFrom, before?.visibleFrom ?? null, at);
  if (before === null)
    return everyFieldOf<PublishedFields, 'lastModified'>()({
      uuid,
      slug,
      creationDate: at,
      visibleFrom,
      version,
    });
  return everyFieldOf<PublishedFields>()({
    uuid,
    slug,
    creationDate: before.creationDate,
    lastModified: at,
    visibleFrom,
    version,
  });
}

/** The authors once somebody has saved a thing; who created it stays its author. */
export function authorsAfter<Person>(before: Authors<Person> | null, by: Person | null): Authors<Person> {
  if (before === null) return by === null ? {} : { author: by };
  const { author, lastAuthor } = before;
  const saver = by ?? lastAuthor;
  return { ...(author !== undefined && { author }), ...(saver !== undefined && { lastAuthor: saver }) };
}
