import { byUuid } from '../base/order';
import { fold } from '../base/fold';
import type { LinkedArticle } from '../contract/content/linked-article';

/** A news item or a play, with the fields that links are computed from. */
export interface Linkable extends LinkedArticle {
  readonly uuid: string;
  readonly years: readonly number[];
  /** Keys of the play's authors; empty for a news item. */
  readonly textAuthors: readonly string[];
  readonly visibleFrom: Date;
}

/**
 * Articles to read after this one: first those about the same play, then those that share an author or a year, then
 * those that share words of the title; of equals the newest. Never the article itself.
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
        byUuid(one.other, next.other),
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

/** The significant words of a title: short ones are articles and the like. */
function significantWords(title: string): ReadonlySet<string> {
  return new Set(
    fold(title)
      .split(' ')
      .filter((word) => word.length > SHORT),
  );
}

const SHORT = 3;

/** Words to search for: each text that shares its title or a significant word with this title contains one of them. */
export function wordsToFind(title: string): ReadonlySet<string> {
  const words = significantWords(title);
  if (words.size > 0) return words;
  // A title may have short words only, such as Le Cid: each text that names it contains its longest word.
  const [longest = ''] = fold(title)
    .split(' ')
    .toSorted((one, other) => other.length - one.length);
  return new Set(longest === '' ? [] : [longest]);
}
