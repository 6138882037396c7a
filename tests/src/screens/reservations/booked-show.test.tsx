import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Show } from '#common/contract/agenda/show';
import { ShowMargin } from '../../../../src/components/show-document/show-margin';
import { BookedShow } from '../../../../src/screens/reservations/booked-show';

const now = new Date('2026-12-01T10:00:00+01:00');
const date = (day: number, freeParticipation: boolean): Show['dates'][number] => ({
  uuid: `0190a000-0000-7000-8000-0000000000${day}`,
  date: new Date(`2026-12-${day}T20:30:00+01:00`),
  closingDate: new Date(`2026-12-${day}T18:30:00+01:00`),
  maxPlaces: 100,
  freeParticipation,
});
const show = (dates: Show['dates']): Show => ({
  uuid: '0190a000-0000-7000-8000-000000000001',
  slug: 'le-dindon',
  title: 'Le Dindon',
  visibleFrom: new Date('2026-11-01T10:00:00+01:00'),
  visibleUntil: new Date('2026-12-31T10:00:00+01:00'),
  prices: [{ uuid: 'plein', price: 0, category: { slug: 'plein-tarif', name: 'Plein tarif' } }],
  dates,
  location: { name: 'Salle des fêtes' },
  pieces: [],
  bookings: true,
  version: 'v1',
});

test.each<[string, Show['dates'], boolean]>([
  ['free on every date, no tariff is told', [date(12, true), date(13, true)], false],
  ['paid on one date, the tariffs are told', [date(12, true), date(13, false)], true],
])('where participation is %s', (_, dates, isTold) => {
  const written = (screen: React.ReactNode) =>
    renderToStaticMarkup(<Router ssrPath="/reservations">{screen}</Router>);
  const list = written(<BookedShow show={show(dates)} begun={{}} seatsLeft={new Map()} now={now} />);
  expect(list).toContain('participation libre');
  expect(list.includes('Plein tarif')).toBe(isTold);
  expect(written(<ShowMargin show={show(dates)} />).includes('Plein tarif')).toBe(isTold);
});

test('who has begun a booking finds the date and the seats again, and none of them counted as taken', () => {
  const evening = date(12, false);
  const hold = { uuid: 'a', places: 2, until: now.getTime() + 60_000, page: null };
  const listed = (until: number) =>
    renderToStaticMarkup(
      <Router ssrPath="/reservations">
        <BookedShow
          show={show([evening])}
          begun={{
            [evening.uuid]: { chosen: { plein: 2 }, hold: { ...hold, until }, sentBy: null, at: 0 },
          }}
          seatsLeft={new Map([[evening.uuid, 0]])}
          now={now}
        />
      </Router>,
    );
  expect(listed(hold.until)).toContain('Vous y aviez choisi 2 places.');
  expect(listed(hold.until)).toContain('Reprendre la réservation du');
  expect(listed(hold.until)).toContain('Il reste 2 places');
  expect(listed(now.getTime())).toContain('Complet – liste d’attente');
});
