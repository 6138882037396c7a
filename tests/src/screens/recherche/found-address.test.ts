import { expect, test } from 'vitest';
import type { Show } from '#common/contract/agenda/show';
import { addressOf } from '../../../../src/screens/recherche/found-address';

const now = new Date('2026-12-01T12:00:00+01:00');

const showOf = (slug: string, day: string, pieces: Show['pieces']): Show => ({
  uuid: `0190a000-0000-7000-8000-0000000000${day}`,
  slug,
  title: slug,
  visibleFrom: new Date('2026-11-01T10:00:00+01:00'),
  visibleUntil: new Date('2027-01-01T10:00:00+01:00'),
  prices: [],
  dates: [
    {
      uuid: `0190a000-0000-7000-8000-0000000001${day}`,
      date: new Date(`2026-12-${day}T20:30:00+01:00`),
      closingDate: new Date(`2026-12-${day}T18:30:00+01:00`),
      maxPlaces: 100,
      freeParticipation: true,
    },
  ],
  location: { name: 'Salle des fêtes' },
  pieces,
  bookings: true,
  version: 'v1',
});
const play = [{ slug: 'knock', title: 'Knock' }] as unknown as Show['pieces'];
const agenda = {
  shows: [showOf('le-dindon', '12', []), showOf('knock-a-noel', '20', play), showOf('gala', '27', [])],
  events: [],
};

test.each([
  ['the current show leads to its page', 'le-dindon', '/spectacle-du-moment'],
  ['a later show leads to its play', 'knock-a-noel', '/bibliotheque/knock'],
  ['a later show without a play that can be read leads to where its dates are announced', 'gala', '/breve'],
])('%s', (_, address, href) => {
  expect(addressOf({ kind: 'show', address }, { agenda, now })).toBe(href);
});

test('until the agenda has been read, a show leads to the page of shows', () => {
  expect(addressOf({ kind: 'show', address: 'gala' }, { agenda: undefined, now })).toBe(
    '/spectacle-du-moment',
  );
});
