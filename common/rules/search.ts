import type { ImageFile } from '../contract/content/image';

/** The kinds of search results. */
export type FoundKind = 'piece' | 'author' | 'actor' | 'news' | 'image' | 'show' | 'event' | 'text';

/** The groups in which results are shown. */
export const searchGroups = {
  pieces: ['piece'],
  people: ['author', 'actor'],
  news: ['news'],
  images: ['image'],
  shows: ['show', 'event'],
  texts: ['text'],
} as const satisfies Readonly<Record<string, readonly FoundKind[]>>;
export type SearchGroup = keyof typeof searchGroups;
/** The groups, in their default order. */
export const searchGroupNames = Object.keys(searchGroups) as readonly SearchGroup[];

const groups = new Map<FoundKind, SearchGroup>(
  searchGroupNames.flatMap((group) => searchGroups[group].map((kind) => [kind, group] as const)),
);

/** The group in which results of a kind are shown. */
export const groupOfKind = (kind: FoundKind): SearchGroup => groups.get(kind) ?? 'texts';

/** Slugs of the association's texts that have a page of their own. */
export const textsWithPage = ['histoire', 'contacts', 'reservation-informations', 'cgu'] as const;

/** A search. Without a group it returns the best `limit` results of each group, otherwise those of the group. */
export interface SearchWanted {
  readonly text: string;
  readonly group: SearchGroup | null;
  readonly limit: number;
}

export interface SearchAnswer {
  /** The best first. */
  readonly hits: readonly SearchHit[];
  readonly counts: Readonly<Record<SearchGroup, number>>;
  /** No result contains all words: these contain some of them. */
  readonly isPartial: boolean;
  /** The significant ones of the typed words, folded. */
  readonly beginnings: readonly string[];
}

/** A result, with the fields to display. */
export interface SearchHit {
  readonly kind: FoundKind;
  readonly id: string;
  /** The part of its address that identifies it: a slug, the uuid of an image, the name of an actor. */
  readonly address: string;
  readonly title: string;
  /** The authors of a play. */
  readonly authors: readonly string[];
  readonly years: readonly number[];
  /** When it takes place, unsorted. */
  readonly dates: readonly Date[];
  /** The date of appearance; null if it is always visible. */
  readonly visibleFrom: Date | null;
  /** How many plays a person wrote or played in. */
  readonly plays: number;
  /** A part that matches, and the person who plays it. */
  readonly part: CastPart | null;
  /** The text around the found words; null if they are not in the text. */
  readonly excerpt: string | null;
  readonly file: ImageFile | null;
  /** The folded words found in it. */
  readonly words: readonly string[];
}

export interface CastPart {
  readonly name: string;
  readonly actor: string | null;
}
