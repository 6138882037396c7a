import type { ImageFile } from '../contract/content/image';

/** What can be found. */
export type FoundKind = 'piece' | 'author' | 'actor' | 'news' | 'image' | 'show' | 'event' | 'text';

/** What is shown together. */
export const searchGroups = {
  pieces: ['piece'],
  people: ['author', 'actor'],
  news: ['news'],
  images: ['image'],
  shows: ['show', 'event'],
  texts: ['text'],
} as const satisfies Readonly<Record<string, readonly FoundKind[]>>;
export type SearchGroup = keyof typeof searchGroups;
/** The groups, in the order in which they are shown where none is better than another. */
export const searchGroupNames = Object.keys(searchGroups) as readonly SearchGroup[];

const groups = new Map<FoundKind, SearchGroup>(
  searchGroupNames.flatMap((group) => searchGroups[group].map((kind) => [kind, group] as const)),
);

/** The group that things of a kind are shown in. */
export const groupOfKind = (kind: FoundKind): SearchGroup => groups.get(kind) ?? 'texts';

/** Slugs of the texts of the association that have a page of their own. */
export const textsWithPage = ['histoire', 'contacts', 'cgu'] as const;

/** What is looked for. Without a group the best `limit` of each group, otherwise the best `limit` of that one. */
export interface SearchWanted {
  readonly text: string;
  readonly group: SearchGroup | null;
  readonly limit: number;
}

export interface SearchAnswer {
  /** The best first. */
  readonly hits: readonly SearchHit[];
  readonly counts: Readonly<Record<SearchGroup, number>>;
  /** Nothing holds all the words: these hold some of them. */
  readonly isPartial: boolean;
  /** The folded words that count of those that were typed. */
  readonly beginnings: readonly string[];
}

/** Something that holds what is looked for, and what is told of it. */
export interface SearchHit {
  readonly kind: FoundKind;
  readonly id: string;
  /** What its address names: a slug, the uuid of an image, the name of an actor. */
  readonly address: string;
  readonly title: string;
  /** Who wrote a play. */
  readonly authors: readonly string[];
  readonly years: readonly number[];
  /** When it takes place, in no order. */
  readonly dates: readonly Date[];
  /** When it appears, or appeared; null for what is always there. */
  readonly visibleFrom: Date | null;
  /** How many plays a person wrote, or played in. */
  readonly plays: number;
  /** A part that is looked for, and who plays it. */
  readonly part: CastPart | null;
  /** Around the words that are looked for; null where they are not in the text. */
  readonly excerpt: string | null;
  readonly file: ImageFile | null;
  /** The folded words in it that were found. */
  readonly words: readonly string[];
}

export interface CastPart {
  readonly name: string;
  readonly actor: string | null;
}
