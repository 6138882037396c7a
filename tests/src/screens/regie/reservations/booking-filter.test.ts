import { expect, test } from 'vitest';
import { actionsOn } from '../../../../../src/screens/regie/reservations/booking-actions';
import {
  type BookingView,
  amountToRefund,
  awaitsCall,
  bookingFilter,
  countViews,
  filterBookings,
} from '../../../../../src/screens/regie/reservations/booking-filter';
import { booking } from './a-booking';

const state = (code: 'CONFIRMEE' | 'EN_ATTENTE' | 'PROPOSEE' | 'ANNULEE') => ({ code, name: code });
const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

const paid = booking({ name: 'Payeur', paidAt: at(9) });
const owing = booking({ name: 'Échalier', firstname: 'Hélène' });
const invited = booking({ name: 'Gratuit', seats: [{ count: 1, price: 0 }], total: 0 });
const late = booking({ uuid: 'b', name: 'Tard', state: state('EN_ATTENTE'), at: at(12) });
const early = booking({ uuid: 'c', name: 'Tôt', state: state('EN_ATTENTE'), at: at(8) });
const offered = booking({ name: 'Chance', state: state('PROPOSEE'), at: at(13) });
const gone = booking({ name: 'Parti', state: state('ANNULEE') });
const lost = booking({ name: 'Regret', state: state('ANNULEE'), paidAt: at(9) });
const all = [paid, owing, invited, late, early, offered, gone, lost];

const names = (view: BookingView, name = '') =>
  filterBookings(all, { name, state: view }).map((found) => found.name);

test.each<[BookingView, string[]]>([
  ['toutes', ['Payeur', 'Échalier', 'Gratuit', 'Tard', 'Tôt', 'Chance']],
  ['confirmees', ['Payeur', 'Échalier', 'Gratuit']],
  ['a-regler', ['Échalier']],
  ['en-attente', ['Chance', 'Tôt', 'Tard']],
  ['annulees', ['Parti', 'Regret']],
  ['a-rembourser', ['Regret']],
])('%s: %j', (view, expected) => {
  expect(names(view)).toEqual(expected);
  expect(countViews(all)[view]).toBe(expected.length);
});

test('what was paid for cancelled bookings is to be given back, and nothing else', () => {
  expect(amountToRefund(all)).toBe(24);
  expect(actionsOn(lost, true)).toEqual(['refund', 'history']);
  expect(actionsOn(gone, false)).toEqual(['history']);
});

test.each([
  ['an offer to someone without an address', state('PROPOSEE'), '', true],
  ['an offer that a mail told', state('PROPOSEE'), 'remi@public.example', false],
  ['someone without an address who still waits', state('EN_ATTENTE'), '', false],
])('to be called is: %s', (_, code, email, expected) => {
  expect(awaitsCall(booking({ state: code, email }))).toBe(expected);
});

test.each([
  ['an offer whose letter cannot leave', state('PROPOSEE'), { kind: 'booking-offer' }, true],
  [
    'someone who could not know of an offer',
    state('EN_ATTENTE'),
    { kind: 'booking-offer', reason: 'offer-over' as const },
    true,
  ],
  [
    'a ticket that its address refused',
    state('CONFIRMEE'),
    { kind: 'booking-confirmed', reason: 'refused' as const },
    true,
  ],
  ['a ticket that may leave later', state('CONFIRMEE'), { kind: 'booking-confirmed' }, false],
  [
    'a cancellation that its address refused',
    state('ANNULEE'),
    { kind: 'booking-cancelled', reason: 'refused' as const },
    false,
  ],
])('to be called, for a mail that did not leave: %s', (_, code, mail, expected) => {
  const unsentMails = [{ ...mail, at: at(13) }];
  expect(awaitsCall(booking({ state: code, unsentMails }))).toBe(expected);
});

test('words are looked for at their beginnings, blind to accents, in names and addresses', () => {
  expect(names('toutes', 'ech hel')).toEqual(['Échalier']);
  expect(names('confirmees', 'remi@public')).toHaveLength(3);
  expect(names('toutes', 'chalier')).toEqual([]);
});

test.each(['', '?nom=gof', '?etat=a-regler&page=3'])('the address %j says the same again', (search) => {
  expect(bookingFilter.write(bookingFilter.read(search))).toBe(search);
});

test.each(['?etat=perdues', '?page=0', '?page=deux', '?page=1000000'])('of %j nothing is kept', (search) => {
  expect(bookingFilter.write(bookingFilter.read(search))).toBe('');
});
