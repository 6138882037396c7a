import { expect, test } from 'vitest';
import {
  countSaleViews,
  filterSales,
} from '../../../../../src/screens/front-of-house/box-office/sale-filter';
import { orderOf } from './orders';

const first = orderOf({ uuid: 'a', firstNumber: 1, lastNumber: 2, name: 'Hélène Marchetti' });
const second = orderOf({
  uuid: 'b',
  firstNumber: 3,
  lastNumber: 12,
  at: new Date('2026-12-12T19:10:00Z'),
  means: { code: 'CARTE', name: 'Carte' },
});
const refunded = orderOf({
  uuid: 'c',
  firstNumber: 13,
  lastNumber: 13,
  at: new Date('2026-12-12T19:11:00Z'),
  state: { code: 'REMBOURSEE', name: 'Remboursée' },
});
const waiting = orderOf({ uuid: 'd', at: new Date('2026-12-12T19:12:00Z') });
const all = [first, second, refunded, waiting];
const unsent = new Set(['d']);

test('the newest sale comes first', () => {
  expect(filterSales(all, unsent, { view: 'toutes', words: '' })).toEqual([waiting, refunded, second, first]);
});

test('of two sales of one second, too', () => {
  const later = orderOf({ uuid: 'e', at: waiting.at });
  expect(filterSales([waiting, later], unsent, { view: 'toutes', words: '' })).toEqual([later, waiting]);
});

test.each([
  ['helene', [first]],
  ['carte', [second]],
  ['12', [second]],
  ['n° 1', [first]],
  ['14', []],
])('%s finds what it should', (words, found) => {
  expect(filterSales(all, unsent, { view: 'toutes', words })).toEqual(found);
});

test('a sale is found by the code on its ticket, and the payment of a booking by that of the booking', () => {
  const sold = orderOf({ uuid: '0193f5a0-0000-7000-8000-0000b0f05ac8' });
  const paid = orderOf({ ticket: '0193f5a0-0000-7000-8000-000012345678' });
  for (const words of ['B0F0-5AC8', 'bofo5ac8', 'code b0f0 5ac8.'])
    expect(filterSales([sold, paid], unsent, { view: 'toutes', words })).toEqual([sold]);
  expect(filterSales([sold, paid], unsent, { view: 'toutes', words: '12345678' })).toEqual([paid]);
});

test('views are counted, and each holds its own', () => {
  expect(countSaleViews(all, unsent)).toEqual({ toutes: 4, 'a-envoyer': 1, 'a-payer': 0, rendues: 1 });
  expect(filterSales(all, unsent, { view: 'a-envoyer', words: '' })).toEqual([waiting]);
  expect(filterSales(all, unsent, { view: 'rendues', words: '' })).toEqual([refunded]);
});
