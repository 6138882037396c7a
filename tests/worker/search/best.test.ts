import { expect, test } from 'vitest';
import { bestOf } from '#worker/search/best';
import type { Entry } from '#worker/search/search-index';

const now = new Date('2026-11-21T20:30:00+01:00');
const kinds = ['piece', 'news', 'image'] as const;

/** A hundred things of three kinds, whose scores come in no order and some twice. */
const matches = Array.from({ length: 99 }, (_, rank) => ({
  id: `thing/${String(rank).padStart(2, '0')}`,
  score: (rank * 37) % 50,
  words: [],
}));
const entryOf = (rank: number): Entry => ({
  kind: kinds[rank % 3] ?? 'news',
  key: String(rank),
  title: 'le dindon',
  year: 2000,
  until: null,
  isComing: false,
});
const entries = new Map(matches.map(({ id }, rank) => [id, entryOf(rank)]));

/** The best of one kind, by putting all in order. */
const inOrder = (kind: Entry['kind'], limit: number) =>
  matches
    .filter(({ id }) => entries.get(id)?.kind === kind)
    .toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id }) => id);

const idsOf = (shown: readonly { readonly id: string }[]) => shown.map(({ id }) => id);

test.each([1, 5, 33, 100])('the best %i of a group are those of all in order', (limit) => {
  const { shown } = bestOf(matches, entries, { text: 'avare', group: 'news', limit }, 'avare', now);
  expect(idsOf(shown)).toEqual(inOrder('news', limit));
});

test('without a group the best of each are shown together in order, and all are counted', () => {
  const { shown, counts } = bestOf(matches, entries, { text: 'avare', group: null, limit: 4 }, 'avare', now);
  for (const kind of kinds)
    expect(idsOf(shown.filter(({ entry }) => entry.kind === kind))).toEqual(inOrder(kind, 4));
  const scores = shown.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(counts).toMatchObject({ pieces: 33, news: 33, images: 33, people: 0 });
});

test('what is over, and what is known no more, is neither shown nor counted', () => {
  const over = new Map([['thing/00', { ...entryOf(0), until: now }]]);
  const { shown, counts } = bestOf(matches, over, { text: 'avare', group: null, limit: 4 }, 'avare', now);
  expect([shown, counts.pieces]).toEqual([[], 0]);
});
