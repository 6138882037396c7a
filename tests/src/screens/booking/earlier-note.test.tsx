import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { ShownBooking } from '../../../../src/components/booking/shown-booking';
import { BookedShow } from '../../../../src/screens/booking/booked-show';
import { booked, evening, leDindon } from './le-dindon';

const now = new Date('2026-12-01T10:00:00+01:00');
const offered: ShownBooking = {
  ...booked,
  seats: 1,
  state: { shape: 'triangle', words: 'Places proposées' },
  offeredUntil: new Date('2026-12-01T22:00:00+01:00'),
  isToConfirm: false,
};
const waiting: ShownBooking = { ...booked, state: { shape: 'half', words: 'Sur liste d’attente' } };
const pageOfBooking = `href="/reservations/ma-reservation/${booked.uuid}"`;

/** The list of the dates, all of them full, for whoever has these bookings. */
const listOf = (...bookings: readonly ShownBooking[]) =>
  renderToStaticMarkup(
    <Router ssrPath="/reservations">
      <BookedShow
        show={leDindon([evening])}
        page={null}
        booked={bookings}
        begun={{}}
        seatsLeft={new Map([[evening.uuid, 0]])}
        now={now}
      />
    </Router>,
  ).replace(/[\u00a0\u202f]/g, ' ');

test('an offer is the first thing that its date says, and the only thing to press there leads to it', () => {
  const list = listOf(offered);
  expect(list).toContain('Une place vous est proposée, à prendre avant le mar. 1er déc. · 22 h.');
  expect(list).toMatch(new RegExp(`${pageOfBooking}[^>]*>Voir la proposition<`));
  expect(list.indexOf('à prendre avant')).toBeLessThan(list.indexOf('Complet – liste d’attente'));
  expect(list).not.toContain('déjà demandé');
  expect(list.match(/<a /g)).toHaveLength(1);
  expect(list).toMatch(/class="[^"]*primary[^>]*>Voir la proposition</);
  expect(listOf(waiting)).toMatch(/>S’inscrire encore</);
  expect(listOf(waiting)).not.toMatch(/class="[^"]*primary/);
  expect(listOf()).toMatch(/class="[^"]*primary[^>]*>Liste d’attente</);
  expect(listOf({ ...offered, seats: 2 })).toContain('Des places vous sont proposées, à prendre avant');
});

test('seats that are booked beside an offer are told as well', () => {
  const list = listOf(booked, { ...offered, uuid: '0190a000-0000-7000-8000-0000000000b2' });
  expect(list).toContain('Voir la proposition');
  expect(list).toContain('Vous avez déjà réservé 3 places pour cette date.');
});

test('one booking is led to; several, to all of one’s own', () => {
  expect(listOf(booked)).toMatch(new RegExp(`${pageOfBooking}[^>]*>Voir ma réservation<`));
  const several = listOf(booked, { ...booked, uuid: '0190a000-0000-7000-8000-0000000000b2', seats: 2 });
  expect(several).toContain('Vous avez déjà réservé 5 places pour cette date.');
  expect(several).toContain('Voir mes réservations');
  expect(several).not.toContain(pageOfBooking);
});
