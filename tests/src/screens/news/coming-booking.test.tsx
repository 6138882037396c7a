import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { ComingBooking } from '../../../../src/screens/news/coming-booking';
import type { ShownBooking } from '../../../../src/components/booking/shown-booking';
import { booked } from '../booking/le-dindon';

const tonight = new Date('2026-12-12T20:30:00+01:00');
const until = new Date('2026-12-12T18:30:00+01:00');

let coming: readonly ShownBooking[] = [];
vi.mock('../../../../src/components/booking/use-known-bookings', () => ({
  useKnownBookings: () => ({ coming, over: [], isRead: true, isWhole: true }),
}));

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-12T10:00:00+01:00') }));
afterEach(() => void vi.useRealTimers());

/** The headline and the line below it, of one seat tonight. */
function cardOf(
  fields: Partial<ShownBooking>,
  ...others: readonly ShownBooking[]
): readonly (string | undefined)[] {
  coming = [...others, { ...booked, seats: 1, date: tonight, place: 'Salle des fêtes', ...fields }];
  const html = renderToStaticMarkup(
    <Router ssrPath="/breve">
      <ComingBooking />
    </Router>,
  ).replace(/[\u00a0\u202f]/g, ' ');
  return [/<span>([^<]*)/.exec(html)?.[1], /<p class[^>]*>([^<]*)/.exec(html)?.[1]];
}

test('the card of a booked evening is headed by the evening', () => {
  expect(cardOf({})).toEqual(['Ce soir : 1 place, Le Dindon', '20 h 30 · Salle des fêtes']);
});

test.each<[string, Partial<ShownBooking>]>([
  ['Liste d’attente', { state: { shape: 'half', words: 'Sur liste d’attente' } }],
  ['Réservation refusée', { state: { shape: 'cross', words: 'Refusée' } }],
  ['Proposition expirée', { state: { shape: 'cross', words: 'Proposition expirée' } }],
  ['Réservation : pas encore envoyée', { state: { shape: 'half', words: 'Attend le réseau' } }],
  [
    'Une place à prendre avant le sam. 12 déc. · 18 h 30',
    { state: { shape: 'triangle', words: 'Places proposées' }, offeredUntil: until, isToConfirm: false },
  ],
  [
    'À confirmer par mail avant le sam. 12 déc. · 18 h 30',
    { state: { shape: 'triangle', words: 'À confirmer par mail' }, offeredUntil: until, isToConfirm: true },
  ],
])('that of any other is headed by its state: %s', (headline, fields) => {
  expect(cardOf(fields)).toEqual([headline, 'Ce soir : 1 place, Le Dindon · 20 h 30 · Salle des fêtes']);
});

test('an offer that runs out comes before an evening that is booked, and after one that is sooner', () => {
  const offer = { state: { shape: 'triangle', words: 'Places proposées' }, isToConfirm: false } as const;
  const evening = { ...booked, date: tonight };
  const tomorrow = new Date('2026-12-13T20:30:00+01:00');
  const headline = (offeredUntil: Date) => cardOf({ ...offer, date: tomorrow, offeredUntil }, evening)[0];
  expect(headline(until)).toMatch(/^Une place à prendre/);
  expect(headline(tomorrow)).toMatch(/^Ce soir/);
});
