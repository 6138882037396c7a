import { expect, test } from 'vitest';
import { searchGroupNames } from '#common/rules/search';
import { foundSentence } from '../../../../src/screens/search/found-sentence';

/** What is said of so many entries of the archives and so many pages of the site. */
const said = (entries: number, signposts: number) => {
  const counts = Object.fromEntries(
    searchGroupNames.map((group, index) => [group, index === 0 ? entries : 0]),
  );
  const answer = { hits: [], counts: counts as never, isPartial: false, beginnings: [] as never };
  const searched = { answer, text: 'horaires', failed: false, isBehind: false, reach: 'complete' } as const;
  return foundSentence(searched, 'horaires', null, signposts).replaceAll(/\s/g, ' ');
};

test('the number of results counts the pages of the site that answer', () => {
  expect(said(0, 2)).toBe('2 résultats pour « horaires »');
  expect(said(1, 2)).toBe('3 résultats pour « horaires »');
  expect(said(1, 0)).toBe('1 résultat pour « horaires »');
  expect(said(0, 0)).toBe('Aucun résultat pour « horaires »');
});
