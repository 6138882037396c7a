import { expect, test } from 'vitest';
import { castTroupe } from '#common/rules/casting';
import {
  authorsOf,
  castWords,
  castingWords,
  durationWords,
  playedWords,
  totalWords,
} from '../../../src/text/casting';
import { cast } from '../../support/piece-draft';

const exactly = (women: number, men: number) => ({
  ...cast,
  minWomen: women,
  maxWomen: women,
  minMen: men,
  maxMen: men,
  minTotal: women + men,
  maxTotal: women + men,
  baseTotal: women + men,
});

test('a cast is told by women and men, in French numbers', () => {
  expect(castWords(cast)).toBe('2 à 4 femmes, 3 à 5 hommes');
  expect(castWords(exactly(1, 0))).toBe('1 femme');
  expect(castWords(exactly(0, 2))).toBe('2 hommes');
  expect(totalWords(cast)).toBe('7');
  expect(totalWords({ ...cast, maxTotal: 9 })).toBe('7 à 9');
});

test.each([
  [exactly(2, 2), { women: 2, men: 2 }, 'Un rôle pour chacun'],
  [exactly(1, 2), { women: 2, men: 4 }, '1 femme, 2 hommes sans rôle'],
  [exactly(3, 2), { women: 1, men: 1 }, 'Il manque 2 femmes et 1 homme'],
  [cast, { women: 3, men: 3 }, 'Il manque 1 personne'],
  [{ ...exactly(2, 2), baseTotal: 6 }, { women: 2, men: 2 }, 'Un rôle pour chacun\u00a0· 2 rôles à doubler'],
])('what a play means for a troupe: %j %j', (play, troupe, words) => {
  expect(castingWords(castTroupe(play, troupe))).toBe(words);
});

test.each([
  [8, '8\u00a0min'],
  [60, '1\u00a0h'],
  [65, '1\u00a0h\u00a005'],
  [180, '3\u00a0h'],
])('%i minutes are %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words);
});

test('a play was played in its one year, or since its first; an archive may not know when', () => {
  expect(playedWords([1992])).toBe('en 1992');
  expect(playedWords([1992, 2009])).toBe('depuis 1992');
  expect(playedWords([])).toBeNull();
});

test('authors stand as on a poster', () => {
  const [feydeau, desvallieres, moliere] = [
    { name: 'Feydeau', firstname: 'Georges' },
    { name: 'Desvallières', firstname: 'Maurice' },
    { name: 'Molière', firstname: '' },
  ] as const;
  expect(authorsOf([moliere])).toBe('Molière');
  expect(authorsOf([feydeau, desvallieres])).toBe('Georges Feydeau et Maurice Desvallières');
  expect(authorsOf([feydeau, desvallieres, moliere])).toBe(
    'Georges Feydeau, Maurice Desvallières et Molière',
  );
  expect(authorsOf([])).toBe('');
});
