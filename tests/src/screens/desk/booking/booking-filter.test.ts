import { expect, test } from 'vitest';
import { actionsOn } from '../../../../../src/screens/desk/booking/booking-actions';
import {
  type BookingView,
  amountToRefund,
  bookingFilter,
  countViews,
  filterBookings,
  otherViewWith,
} from '../../../../../src/screens/desk/booking/booking-filter';
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
const twice = booking({ name: 'Double', paidAt: at(9), overpaid: 12.5 });
const all = [paid, twice, owing, invited, late, early, offered, gone, lost];

const names = (view: BookingView, name = '') =>
  filterBookings(all, { name, state: view }).map((found) => found.name);

test.each<[BookingView, string[]]>([
  ['toutes', ['Payeur', 'Double', 'Échalier', 'Gratuit', 'Tard', 'Tôt', 'Chance']],
  ['confirmees', ['Payeur', 'Double', 'Échalier', 'Gratuit']],
  ['a-prevenir', []],
  ['a-regler', ['Échalier']],
  ['en-attente', ['Chance', 'Tôt', 'Tard']],
  ['annulees', ['Parti', 'Regret']],
  ['a-rembourser', ['Double', 'Regret']],
])('%s: %j', (view, expected) => {
  expect(names(view)).toEqual(expected);
  expect(countViews(all)[view]).toBe(expected.length);
});

test('what was paid for cancelled bookings or twice is to be given back, and nothing else', () => {
  expect(amountToRefund(all)).toBe(36.5);
  expect(actionsOn(lost, true)).toEqual(['refund', 'history']);
  expect(actionsOn(gone, false)).toEqual(['history']);
  const partly = booking({ state: state('ANNULEE'), paidAt: at(9), arrived: 1, overpaid: 12 });
  expect(actionsOn(partly, true)).toEqual(['refund', 'history']);
});

test('whoever is to be called stands in a view of their own, cancelled or not, until somebody has called', () => {
  const toCall = [booking({ toCall: true }), booking({ state: state('ANNULEE'), toCall: true })];
  expect(filterBookings([...all, ...toCall], { name: '', state: 'a-prevenir' })).toEqual(toCall);
  expect(toCall.map((one) => actionsOn(one, false)[0])).toEqual(['called', 'called']);
  expect(actionsOn(owing, false)).not.toContain('called');
});

test('what is sought in the wrong view has another one', () => {
  expect(names('toutes', 'parti')).toEqual([]);
  expect(otherViewWith(all, { name: 'parti' })).toBe('annulees');
  expect(otherViewWith(all, { name: 'personne' })).toBeUndefined();
  expect(otherViewWith(all, { name: ' ' })).toBeUndefined();
});

test('words are looked for at their beginnings, blind to accents, in names and addresses', () => {
  expect(names('toutes', 'ech hel')).toEqual(['Échalier']);
  expect(names('confirmees', 'remi@public')).toHaveLength(4);
  expect(names('toutes', 'chalier')).toEqual([]);
});

test.each([
  ['by the whole number', '06 12 34 56 78'],
  ['from abroad', '+33612345678'],
  ['by its beginning', '0612…'],
  ['by its middle', '06.12.34'],
  ['by its end', '56 78'],
  ['by the code on the ticket', 'code b0f0-5ac8.'],
  ['by that code, misread', 'BOFO5AC8'],
  ['by the page of the booking', `https://theatre.example/reservations/ma-reservation/${booking().uuid}`],
  ['by the file of the ticket', `/api/bookings/${booking().uuid}/pdf`],
])('a caller is found %s: %s', (_, words) => {
  const caller = booking({ name: 'Appel', ticket: '0190a000-0000-7000-8000-0000b0f05ac8' });
  const other = booking({
    uuid: '0190a000-0000-7000-8000-0000000000c1',
    name: 'Autre',
    phone: '02 99 00 00 00',
    ticket: '0190a000-0000-7000-8000-0000b0f05ac9',
  });
  const untold = booking({ uuid: '0190a000-0000-7000-8000-0000000000c2', name: 'Sans' });
  const { phone: _phone, ...silent } = untold;
  expect(filterBookings([other, silent, caller], { name: words, state: 'toutes' })).toEqual([caller]);
});

test.each(['', '?nom=gof', '?etat=a-regler&page=3'])('the address %j says the same again', (search) => {
  expect(bookingFilter.write(bookingFilter.read(search))).toBe(search);
});

test.each(['?etat=perdues', '?page=0', '?page=deux', '?page=1000000'])('of %j nothing is kept', (search) => {
  expect(bookingFilter.write(bookingFilter.read(search))).toBe('');
});
