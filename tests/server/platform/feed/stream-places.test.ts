import { expect, test } from 'vitest';
import { StreamPlaces } from '#server/platform/feed/stream-places';

/** Opens streams of one holder, and tells which of them were ended for another. */
function open(
  places: StreamPlaces,
  session: string | null,
  count: number,
  { address = '203.0.113.7', browser = null }: { address?: string; browser?: string | null } = {},
) {
  const ended: number[] = [];
  const frees = Array.from({ length: count }, (_, rank) => {
    const free = places.take({ session, address, browser }, () => {
      ended.push(rank);
      free();
    });
    return free;
  });
  return { ended, frees };
}

test('a session holds eight streams: one more ends the oldest', () => {
  expect(open(new StreamPlaces(), 'session', 10).ended).toEqual([0, 1]);
});

test('visitors of one network address hold two hundred together, and take no place of whoever is logged in', () => {
  const places = new StreamPlaces();
  const colette = open(places, 'session', 8);
  expect(open(places, null, 201).ended).toEqual([0]);
  expect(open(places, null, 200, { address: '203.0.113.8' }).ended).toEqual([]);
  expect(colette.ended).toEqual([]);
});

test('a browser holds three, logged in or not: those of pages that it has left take no connection that it needs', () => {
  const places = new StreamPlaces();
  const visitor = open(places, null, 3, { browser: 'colette’s' });
  expect(open(places, 'session', 2, { browser: 'colette’s' }).ended).toEqual([]);
  expect(visitor.ended).toEqual([0, 1]);
  expect(open(places, null, 3, { browser: 'remi’s' }).ended).toEqual([]);
});

test('a stream that ends frees its place', () => {
  const places = new StreamPlaces();
  for (let times = 0; times < 3; times += 1) {
    const { ended, frees } = open(places, 'session', 8);
    expect(ended).toEqual([]);
    for (const free of [...frees, ...frees]) free();
  }
});
