import { expect, test } from 'vitest';
import { listOrders } from '#common/contract/fields/list-query';
import { type Listed, compareListed, yearInList } from '#common/rules/list-order';

const now = new Date('2026-11-21T20:30:00+01:00');

const thing = (fields: Partial<Listed>): Listed => ({
  uuid: '0190a000-0000-7000-8000-000000000001',
  title: 'L’École des femmes',
  visibleFrom: now,
  years: [1992, 2026],
  ...fields,
});

test.each([
  [['eau', 'École', 'Été', 'Zoé']],
  [['cote', 'coté', 'côte', 'côté']],
  [['été', 'Été', 'étés']],
  [['10 ans', '9 ans', 'A']],
  [['oeil', 'œil', 'oeuf']],
])('titles stand in the order of a French dictionary: %j', (titles) => {
  const sorted = titles
    .map((title) => thing({ title }))
    .reverse()
    .sort(compareListed('title-asc'));
  expect(sorted.map(({ title }) => title)).toEqual(titles);
});

test('titles that French does not tell apart stand in the order of their characters', () => {
  const composed = thing({ title: 'É' });
  const decomposed = thing({ title: 'E\u0301' });
  expect([composed, decomposed].sort(compareListed('title-asc'))).toEqual([decomposed, composed]);
});

test('within a year the later one comes last, and last of all what has a greater uuid', () => {
  const [first, second, third] = [
    thing({ years: [2025], visibleFrom: new Date(now.getTime() + 1000) }),
    thing({}),
    thing({ uuid: '0190a000-0000-7000-8000-000000000002' }),
  ];
  expect([third, second, first].sort(compareListed('year-asc'))).toEqual([first, second, third]);
});

test.each(listOrders.filter((order) => order.endsWith('-asc')))(
  '%s is the exact reverse of its opposite',
  (order) => {
    const list = ['a', 'b', 'c', 'd'].map((letter, rank) =>
      thing({
        uuid: `0190a000-0000-7000-8000-00000000000${letter}`,
        title: rank < 2 ? 'A' : 'B',
        years: rank < 3 ? [2000] : [],
      }),
    );
    const opposite = listOrders.find((other) => other === order.replace('-asc', '-desc')) ?? order;
    expect([...list].sort(compareListed(opposite))).toEqual([...list].sort(compareListed(order)).reverse());
  },
);

test('a thing stands under its latest year, and before all of them without any', () => {
  expect(yearInList([2020, 1992])).toBe(2020);
  expect(yearInList([])).toBe(0);
});
