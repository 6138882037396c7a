import { expect, test } from 'vitest';
import { addressOf } from '../../../../src/screens/search/found-address';
import { aShow } from '../../components/agenda/a-show';

const now = new Date('2026-12-01T12:00:00+01:00');

const agenda = {
  shows: [
    aShow('le-dindon', '12'),
    aShow('knock-a-noel', '20', { pieces: [{ slug: 'knock', title: 'Knock' }] }),
    aShow('noces', '21', { bookings: false, pieces: [{ slug: 'les-noces', title: 'Les Noces' }] }),
    aShow('gala', '27'),
    aShow('contes', '28', { bookings: false }),
  ],
  events: [],
};

test.each([
  ['the current show leads to its page', 'le-dindon', '/spectacle-du-moment'],
  ['a later show leads to where it is booked', 'knock-a-noel', '/reservations'],
  ['a later show without a play that can be read leads there too', 'gala', '/reservations'],
  ['a later show that takes no bookings leads to its play', 'noces', '/bibliotheque/les-noces'],
  ['a later show with nothing to read or book leads to where it is announced', 'contes', '/breve'],
])('%s', (_, address, href) => {
  expect(addressOf({ kind: 'show', address }, { agenda, now })).toBe(href);
});

test('until the agenda has been read, a show leads to the page of shows', () => {
  expect(addressOf({ kind: 'show', address: 'gala' }, { agenda: undefined, now })).toBe(
    '/spectacle-du-moment',
  );
});

test('an event leads to its page', () => {
  expect(addressOf({ kind: 'event', address: 'lecture' }, { agenda, now })).toBe('/evenements/lecture');
});
