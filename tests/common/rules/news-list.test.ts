import { expect, test } from 'vitest';
import { type NewsQuery, newsOrders } from '#common/contract/news';
import { type ListedNews, compareNews, matchesNewsQuery, yearInList } from '#common/rules/news-list';

const now = new Date('2026-11-21T20:30:00+01:00');
const second = 1000;

const news = (fields: Partial<ListedNews>): ListedNews => ({
  uuid: '0190a000-0000-7000-8000-000000000001',
  title: 'L’École des femmes',
  visibleFrom: now,
  years: [1992, 2026],
  spectacleTypes: ['ADULTE'],
  ...fields,
});

const coming = { visibleFrom: new Date(now.getTime() + second) };

test.each<[string, NewsQuery, Partial<ListedNews>, boolean]>([
  ['no filter', {}, {}, true],
  ['the beginning of a word, without its accent', { title: 'ecol' }, {}, true],
  ['beginnings of words in another order', { title: 'FEM eco' }, {}, true],
  ['the end of a word', { title: 'cole' }, {}, false],
  ['one word that is there and one that is not', { title: 'ecole maris' }, {}, false],
  ['nothing but spaces', { title: '  ' }, {}, true],
  ['one of its years', { year: 1992 }, {}, true],
  ['another year', { year: 2025 }, {}, false],
  ['one of its types', { spectacleType: 'ADULTE' }, {}, true],
  ['a type, while it has none', { spectacleType: 'ADULTE' }, { spectacleTypes: [] }, false],
  [
    'a type left out that it has beside others',
    { notSpectacleTypes: ['ADO'] },
    { spectacleTypes: ['ADULTE', 'ADO'] },
    false,
  ],
  [
    'types left out, while it has none',
    { notSpectacleTypes: ['ADO', 'ADULTE'] },
    { spectacleTypes: [] },
    true,
  ],
  ['the visible, at its very moment', { visibleOnly: true }, {}, true],
  ['the visible, a second too early', { visibleOnly: true }, coming, false],
  ['the invisible, a second before its moment', { invisibleOnly: true }, coming, true],
  ['the invisible, at its very moment', { invisibleOnly: true }, {}, false],
  ['the visible and the invisible at once', { visibleOnly: true, invisibleOnly: true }, {}, false],
])('a list that asks for %s', (_, query, fields, expected) => {
  expect(matchesNewsQuery(news(fields), query, now)).toBe(expected);
});

test.each([
  [['eau', 'École', 'Été', 'Zoé']],
  [['cote', 'coté', 'côte', 'côté']],
  [['été', 'Été', 'étés']],
  [['10 ans', '9 ans', 'A']],
  [['oeil', 'œil', 'oeuf']],
])('titles stand in the order of a French dictionary: %j', (titles) => {
  const sorted = titles
    .map((title) => news({ title }))
    .reverse()
    .sort(compareNews('title-asc'));
  expect(sorted.map(({ title }) => title)).toEqual(titles);
});

test('titles that French does not tell apart stand in the order of their characters', () => {
  const composed = news({ title: 'É' });
  const decomposed = news({ title: 'E\u0301' });
  expect([composed, decomposed].sort(compareNews('title-asc'))).toEqual([decomposed, composed]);
});

test('within a year the later one comes last, and last of all what has a greater uuid', () => {
  const [first, second, third] = [
    news({ years: [2025], ...coming }),
    news({}),
    news({ uuid: '0190a000-0000-7000-8000-000000000002' }),
  ];
  expect([third, second, first].sort(compareNews('year-asc'))).toEqual([first, second, third]);
});

test.each(newsOrders.filter((order) => order.endsWith('-asc')))(
  '%s is the exact reverse of its opposite',
  (order) => {
    const list = ['a', 'b', 'c', 'd'].map((letter, rank) =>
      news({
        uuid: `0190a000-0000-7000-8000-00000000000${letter}`,
        title: rank < 2 ? 'A' : 'B',
        years: rank < 3 ? [2000] : [],
      }),
    );
    const opposite = newsOrders.find((other) => other === order.replace('-asc', '-desc')) ?? order;
    expect([...list].sort(compareNews(opposite))).toEqual([...list].sort(compareNews(order)).reverse());
  },
);

test('a news item stands under its latest year, and before all of them without any', () => {
  expect(yearInList([2020, 1992])).toBe(2020);
  expect(yearInList([])).toBe(0);
});
