import { fold } from '../base/fold';
import type { LinkedArticle } from '../contract/content/linked-article';

/** A news item or a play, as far as it is asked what it has to do with others. */
export interface Linkable extends LinkedArticle {
  readonly uuid: string;
  readonly years: readonly number[];
  /** Keys of those who wrote the text; none for a news item. */
  readonly textAuthors: readonly string[];
  readonly visibleFrom: Date;
}

/**
 * What to read after an article: first what is about the same play, then what has an author or a year in common, then
 * what shares words of its title; of equals the newest. Never the article itself.
 */
export function linkedArticles(
  to: Linkable,
  candidates: Iterable<Linkable>,
  most: number,
): readonly LinkedArticle[] {
  const folded = ` ${fold(to.title)} `;
  const words = significantWords(to.title);
  const weighed = [...candidates]
    .filter(({ uuid }) => uuid !== to.uuid)
    .map((other) => ({ other, weight: weightOf(to, other, folded, words) }))
    .filter(({ weight }) => weight > 0)
    .sort(
      (one, next) =>
        next.weight - one.weight ||
        next.other.visibleFrom.getTime() - one.other.visibleFrom.getTime() ||
        (one.other.uuid < next.other.uuid ? -1 : 1),
    );
  return weighed.slice(0, most).map(({ other: { title, slug, type } }) => ({ title, slug, type }));
}

const SAME_PLAY = 1000;
const SAME_AUTHOR = 200;
const SAME_YEAR = 50;
const SAME_WORD = 5;

function weightOf(to: Linkable, other: Linkable, folded: string, words: ReadonlySet<string>): number {
  const others = ` ${fold(other.title)} `;
  const isSamePlay =
    (other.type === 'piece' && folded.includes(others)) || (to.type === 'piece' && others.includes(folded));
  const shared = [...significantWords(other.title)].filter((word) => words.has(word)).length;
  return (
    (isSamePlay ? SAME_PLAY : 0) +
    (to.textAuthors.some((author) => other.textAuthors.includes(author)) ? SAME_AUTHOR : 0) +
    (to.years.some((year) => other.years.includes(year)) ? SAME_YEAR : 0) +
    shared * SAME_WORD
  );
}

/** The words of a title that say something: short ones are articles and the like. */
function significantWords(title: string): ReadonlySet<string> {
  return new Set(
    fold(title)
      .split(' ')
      .filter((word) => word.length > SHORT),
  );
}

const SHORT = 3;

/** Every text that has a title, or a word that says something, in common with this one has one of these words. */
export function wordsToFind(title: string): ReadonlySet<string> {
  const words = significantWords(title);
  if (words.size > 0) return words;
  // A play may be named by short words alone, such as Le Cid: its longest one finds whatever names it.
  const [longest = ''] = fold(title)
    .split(' ')
    .toSorted((one, other) => other.length - one.length);
  return new Set(longest === '' ? [] : [longest]);
}
