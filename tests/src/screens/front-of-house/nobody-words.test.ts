import { expect, test } from 'vitest';
import { nobodyWords } from '../../../../src/screens/front-of-house/nobody-words';

test.each([
  ['Le Goff', /^Personne de ce nom/],
  ['b0f0-5ac8', /n’a ce code$/],
  ['06 12 34 56 78', /numéros de téléphone.*nom, ou le code/],
  ['0612…', /numéros de téléphone/],
])('nothing found by %s is told as what it is', (typed, words) => {
  expect(nobodyWords(typed)).toMatch(words);
});
