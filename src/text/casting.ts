import { DOT } from '#common/base/dot';
import { count } from '#common/base/numbers';
import { fullName } from '#common/base/full-name';
import type { PieceAuthor } from '#common/contract/content/piece-author';
import { type CastRange, type TroupeCasting, idleIn, missingIn } from '#common/rules/casting';

/** `Georges Feydeau et Maurice Desvallières`; empty for a play without an author. */
export function authorsOf(authors: readonly Pick<PieceAuthor, 'name' | 'firstname'>[]): string {
  return joined(authors.map(fullName));
}

/** `50 min`, `1 h`, `1 h 40`. */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}

/** `5 à 8 femmes, 9 à 12 hommes`; a sex for which the play has no parts is left out. */
export function castWords({ minWomen, maxWomen, minMen, maxMen }: CastRange): string {
  const women = maxWomen > 0 ? [rangeOf(minWomen, maxWomen, 'femme')] : [];
  const men = maxMen > 0 ? [rangeOf(minMen, maxMen, 'homme')] : [];
  return [...women, ...men].join(', ');
}

/** `14 à 20`, `7`. */
export function totalWords({ minTotal, maxTotal }: CastRange): string {
  return minTotal === maxTotal ? `${maxTotal}` : `${minTotal} à ${maxTotal}`;
}

/** When, or since when, a play has been played here: `en 1992`, `depuis 1992`; null without any year. */
export function playedWords(years: readonly number[]): string | null {
  if (years.length === 0) return null;
  return `${years.length === 1 ? 'en' : 'depuis'} ${Math.min(...years)}`;
}

/** How a play fits a troupe: who is missing, who has no part, how many parts have to be doubled. */
export function castingWords(casting: TroupeCasting): string {
  if (missingIn(casting) > 0) return `Il manque ${missingWords(casting)}`;
  const doubled = casting.doubled > 0 ? [`${count(casting.doubled, 'rôle')} à doubler`] : [];
  return [idleIn(casting) === 0 ? 'Un rôle pour chacun' : `${idleWords(casting)} sans rôle`, ...doubled].join(
    DOT,
  );
}

function missingWords({ women, men, missingEither }: TroupeCasting): string {
  return joined([
    ...(women.missing > 0 ? [count(women.missing, 'femme')] : []),
    ...(men.missing > 0 ? [count(men.missing, 'homme')] : []),
    ...(missingEither > 0 ? [count(missingEither, 'personne')] : []),
  ]);
}

function idleWords({ women, men }: TroupeCasting): string {
  return [
    ...(women.idle > 0 ? [count(women.idle, 'femme')] : []),
    ...(men.idle > 0 ? [count(men.idle, 'homme')] : []),
  ].join(', ');
}

const rangeOf = (least: number, most: number, who: string) =>
  least === most ? count(most, who) : `${least} à ${count(most, who)}`;

function joined(words: readonly string[]): string {
  const last = words.at(-1);
  return words.length < 2 ? (last ?? '') : `${words.slice(0, -1).join(', ')} et ${last}`;
}
