import { expect, test } from 'vitest';
import type { BookingWrite } from '#common/contract/tickets/booking';
import { isAsSent } from '../../../../src/screens/booking/booking-outcome';
import { booking } from '../desk/booking/a-booking';

const sent: BookingWrite = {
  dateUuid: '0190a000-0000-7000-8000-000000000002',
  name: 'Castan',
  firstname: 'Rémi',
  email: 'remi@public.example',
  phone: '06 12 34 56 78',
  request: 'Une place pour un fauteuil roulant',
  seats: [{ category: { slug: 'plein', name: 'Plein tarif' }, count: 2, price: 12 }],
  terms: true,
};
const { request } = sent;

test('a booking that was sent twice is as it was sent last', () => {
  expect(isAsSent(booking({ request }), sent)).toBe(true);
  expect(isAsSent(booking(), { ...sent, request: undefined })).toBe(true);
});

test.each([
  ['a name', { name: 'Marchetti' }],
  ['a firstname', { firstname: 'Inès' }],
  ['an address', { email: 'ines@public.example' }],
  ['a telephone less', { phone: undefined }],
  ['a request less', { request: undefined }],
  ['another request', { request: 'Au premier rang' }],
  ['a seat more', { seats: [{ category: { slug: 'plein', name: 'Plein tarif' }, count: 3, price: 12 }] }],
] satisfies [string, Partial<BookingWrite>][])('or it is not, by %s', (_, fields) => {
  expect(isAsSent(booking({ request }), { ...sent, ...fields })).toBe(false);
});
