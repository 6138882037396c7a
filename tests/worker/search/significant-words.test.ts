import { expect, test } from 'vitest';
import { tellingWords } from '#worker/search/significant-words';

test.each([
  ['le malade imaginaire', ['malade', 'imaginaire']],
  ['l avare', ['avare']],
  ['avare avare', ['avare']],
  ['le la', ['le', 'la']],
  ['le b', ['le', 'b']],
  ['', []],
])('of « %s » these words tell something: %j', (typed, words) => {
  expect(tellingWords(typed)).toEqual(words);
});

test('of a page that was pasted, the first twelve', () => {
  const words = Array.from({ length: 40 }, (_, rank) => `mot${rank}`);
  expect(tellingWords(words.join(' '))).toEqual(words.slice(0, 12));
});
