import { expect, test } from 'vitest';
import { appearedLater } from '#common/rules/news-dates';

const at = (text: string) => new Date(text);

test.each([
  ['at once', '2026-11-21T20:30:00+01:00', '2026-11-21T20:30:00+01:00', false],
  ['later the same evening', '2026-11-21T18:00:00+01:00', '2026-11-21T23:59:00+01:00', false],
  ['after midnight in Paris', '2026-11-21T18:00:00+01:00', '2026-11-22T00:01:00+01:00', true],
  ['years after it was written', '1992-11-21T22:00:00+01:00', '2011-02-01T12:00:00+01:00', true],
])('an item that appeared %s', (_, created, appeared, isTold) => {
  const news = { creationDate: at(created), visibleFrom: at(appeared) };
  expect(appearedLater(news)).toEqual(isTold ? news.visibleFrom : null);
});
