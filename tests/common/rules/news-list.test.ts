import { expect, test } from 'vitest';
import type { NewsQuery } from '#common/contract/content/news';
import { type ListedNews, matchesNewsQuery } from '#common/rules/news-list';

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
