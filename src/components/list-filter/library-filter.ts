import type { PieceQuery } from '#common/contract/content/piece';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import { flag, numberUpTo, option, orderField, pageField, typedYear, words } from './address-fields';
import { type FilterOf, filterCodec } from './filter-codec';
import { yearFault } from './list-year';
import { visitorTypes } from './list-types';

/** The maximum length of an evening, in minutes. */
export const playLengths = {
  courte: { name: 'Moins d’1 h', maxDuration: 59 },
  moyenne: { name: '1 h à 1 h 30', minDuration: 60, maxDuration: 90 },
  longue: { name: 'Plus d’1 h 30', minDuration: 91 },
} as const;
export type PlayLength = keyof typeof playLengths;
export const lengthCodes = Object.keys(playLengths) as readonly PlayLength[];

/** More people than any amateur troupe has. */
export const LARGEST_TROUPE = 60;

/** The filter of the library. */
export const libraryFilter = filterCodec(
  {
    // The troupe: null if not counted.
    women: numberUpTo('femmes', LARGEST_TROUPE),
    men: numberUpTo('hommes', LARGEST_TROUPE),
    title: words('titre'),
    author: words('auteur'),
    // The name of a person who played here.
    actor: words('acteur'),
    genre: words('genre'),
    length: option('duree', lengthCodes),
    year: typedYear,
    type: option<SpectacleTypeCode>('type', visitorTypes),
    // Whether it must have been played here.
    played: flag('jouees'),
    order: orderField('title-asc'),
    page: pageField,
  },
  ['title', 'author', 'actor', 'genre', 'length', 'year', 'type', 'played'],
);
export type LibraryFilter = FilterOf<typeof libraryFilter>;

/** The query of a filter, without its troupe; null while the year is invalid. */
export function libraryQuery(filter: LibraryFilter): PieceQuery | null {
  if (yearFault(filter.year) !== undefined) return null;
  const { title, author, genre, length, year, type, played } = filter;
  const { name: _, ...duration } = length === null ? { name: '' } : playLengths[length];
  return {
    ...duration,
    ...(title.trim() !== '' && { title: title.trim() }),
    ...(author.trim() !== '' && { author: author.trim() }),
    ...(genre !== '' && { genre }),
    ...(year !== '' && { year: Number(year) }),
    ...(type !== null && { spectacleType: type }),
    ...(played && { doneOnly: true }),
  };
}

/** The troupe, if any was counted; an uncounted sex counts as 0. */
export function troupeOf({ women, men }: LibraryFilter): { women: number; men: number } | null {
  return women === null && men === null ? null : { women: women ?? 0, men: men ?? 0 };
}
