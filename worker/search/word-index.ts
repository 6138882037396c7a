import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { fold } from '#common/base/fold';
import { type TypedWord, isShort } from './significant-words';

export interface IndexedDocument {
  readonly id: string;
  readonly title: string;
  readonly people: string;
  readonly text: string;
}

export interface Match {
  readonly id: string;
  readonly score: number;
  /** The folded words that were found. */
  readonly words: readonly string[];
}

export interface Matches {
  readonly matches: readonly Match[];
  /** No document holds all the words: these hold some of them. */
  readonly isPartial: boolean;
}

export interface WordIndex {
  put(document: IndexedDocument): void;
  remove(id: string): void;
  /**
   * Finds documents by folded words, at least one of them not short: whole words or their beginnings, also as one with
   * their neighbours; if that finds few, also with small typing errors.
   */
  find(words: readonly TypedWord[]): Matches;
}

/**
 * Removed rows are vacuumed seldom, and then in one pass: if words are added during a pause of the vacuum, it ends in
 * an error, and no other ever runs.
 */
const SWEEP = { minDirtCount: 200, minDirtFactor: 0.3, batchSize: Infinity };

/** With fewer matches than this, what was typed may be mistyped. */
const FEW = 5;

export function createWordIndex(): WordIndex {
  const index = new MiniSearch<IndexedDocument>({
    fields: ['title', 'people', 'text'],
    tokenize: (text) => fold(text).split(' '),
    processTerm: (word) => word || null,
    autoVacuum: SWEEP,
    searchOptions: { boost: { title: 6, people: 3 }, weights: { prefix: 0.6, fuzzy: 0.3 } },
  });

  const matching = (query: Query): readonly Match[] => index.search(query).map(matchOf);

  return {
    put(document) {
      if (index.has(document.id)) index.replace(document);
      else index.add(document);
    },
    remove(id) {
      if (index.has(id)) index.discard(id);
    },
    find(words) {
      // Words of one or two letters narrow nothing: beside other words they are ignored.
      const long = words.filter(({ word }) => !isShort(word));
      const matchingAll = (asked: (word: TypedWord) => Query, combineWith: 'AND' | 'OR' = 'AND') =>
        matching({ combineWith, queries: long.map(asked) });
      const asTyped = matchingAll(asTypedOf);
      if (asTyped.length >= FEW) return { matches: asTyped, isPartial: false };
      const forgiven = matchingAll(forgivenOf);
      const all = behind(asTyped, forgiven);
      if (all.length > 0 || long.length < 2) return { matches: all, isPartial: false };
      return { matches: matchingAll(forgivenOf, 'OR'), isPartial: true };
    },
  };
}

const asTypedOf = ({ word, joined }: TypedWord): Query => ({
  combineWith: 'OR',
  queries: [word, ...joined],
  prefix: true,
  fuzzy: false,
});

/** Finds a word, words one or two letters away, and those that begin with it with two neighbouring letters swapped. */
function forgivenOf(typed: TypedWord): Query {
  const { word } = typed;
  const errors = errorsForgiven(word);
  if (errors === 0) return asTypedOf(typed);
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: true, fuzzy: errors },
      { queries: [...typed.joined, ...exchanged(word)], prefix: true, fuzzy: false },
    ],
  };
}

/** How many errors are forgiven: none in short words, which are too similar, nor in years, which must match exactly. */
function errorsForgiven(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

function exchanged(word: string): ReadonlySet<string> {
  const letters = [...word];
  return new Set(
    letters.slice(1).map((letter, rank) => {
      const others = letters.with(rank, letter);
      return others.with(rank + 1, letters[rank] ?? '').join('');
    }),
  );
}

function behind(first: readonly Match[], others: readonly Match[]): readonly Match[] {
  const known = new Set(first.map(({ id }) => id));
  // Matches of what was typed come before those with errors, however well these fit.
  const least = Math.min(...first.map(({ score }) => score));
  const most = Math.max(0, ...others.map(({ score }) => score));
  const scale = first.length === 0 ? 1 : least / 4 / (most || 1);
  return [
    ...first,
    ...others.filter(({ id }) => !known.has(id)).map((match) => ({ ...match, score: match.score * scale })),
  ];
}

const matchOf = ({ id, score, terms }: SearchResult): Match => ({ id: String(id), score, words: terms });
