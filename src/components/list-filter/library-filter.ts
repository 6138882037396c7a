import type { ListOrder } from '#common/contract/fields/list-query';
import type { PieceQuery } from '#common/contract/content/piece';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import { LAST_PAGE, oneOf, wholeNumber } from './address-value';
import { isOrder } from './list-orders';
import { yearFault } from './list-year';
import { visitorTypes } from './visitor-types';
import { MAX_WORDS } from './words-field';

/**
 * The filter of the library. It is stored in the address bar, so that it can be shared, bookmarked and gone back to.
 */
export interface LibraryFilter {
  /** The troupe: null if not counted. */
  readonly women: number | null;
  readonly men: number | null;
  readonly title: string;
  readonly author: string;
  /** The name of a person who played here. */
  readonly actor: string;
  readonly genre: string;
  readonly length: PlayLength | null;
  /** As typed: it may be invalid, and then nothing is looked up. */
  readonly year: string;
  readonly type: SpectacleTypeCode | null;
  /** Whether it must have been played here. */
  readonly played: boolean;
  readonly order: ListOrder;
  readonly page: number;
}

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

export const wholeLibrary: LibraryFilter = {
  women: null,
  men: null,
  title: '',
  author: '',
  actor: '',
  genre: '',
  length: null,
  year: '',
  type: null,
  played: false,
  order: 'title-asc',
  page: 1,
};

/** Reads the filter from a query string; missing or invalid values become the defaults. */
export function readLibraryFilter(search: string): LibraryFilter {
  const params = new URLSearchParams(search);
  const words = (name: string) => (params.get(name) ?? '').slice(0, MAX_WORDS);
  const order = params.get('tri');
  return {
    women: wholeNumber(params.get('femmes'), 0, LARGEST_TROUPE) ?? null,
    men: wholeNumber(params.get('hommes'), 0, LARGEST_TROUPE) ?? null,
    title: words('titre'),
    author: words('auteur'),
    actor: words('acteur'),
    genre: words('genre'),
    length: oneOf(lengthCodes, params.get('duree')) ?? null,
    year: (params.get('annee') ?? '').slice(0, MAX_YEAR),
    type: oneOf(visitorTypes, params.get('type')) ?? null,
    played: params.get('jouees') === 'oui',
    order: isOrder(order) ? order : wholeLibrary.order,
    page: wholeNumber(params.get('page'), 1, LAST_PAGE) ?? wholeLibrary.page,
  };
}

/** The query string of a filter, with its question mark; defaults are left out. */
export function writeLibraryFilter(filter: Partial<LibraryFilter>): string {
  const wanted = { ...wholeLibrary, ...filter };
  const params = new URLSearchParams();
  for (const [name, key] of names) {
    const value = wanted[key];
    if (value === wholeLibrary[key] || value === null) continue;
    params.set(name, value === true ? 'oui' : String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

const names = [
  ['femmes', 'women'],
  ['hommes', 'men'],
  ['titre', 'title'],
  ['auteur', 'author'],
  ['acteur', 'actor'],
  ['genre', 'genre'],
  ['duree', 'length'],
  ['annee', 'year'],
  ['type', 'type'],
  ['jouees', 'played'],
  ['tri', 'order'],
  ['page', 'page'],
] as const satisfies readonly (readonly [string, keyof LibraryFilter])[];

const MAX_YEAR = 12;

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

/** How many of its fields narrow the library, not counting its troupe. */
export function narrowing({
  title,
  author,
  actor,
  genre,
  length,
  year,
  type,
  played,
}: LibraryFilter): number {
  const words = [title.trim(), author.trim(), actor, genre, year];
  return [...words.map((word) => word !== ''), length !== null, type !== null, played].filter(Boolean).length;
}
