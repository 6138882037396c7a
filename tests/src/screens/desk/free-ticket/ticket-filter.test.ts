import { expect, test } from 'vitest';
import { ticketFilter, ticketQueryOf } from '../../../../../src/screens/desk/free-ticket/ticket-filter';

const usual = { name: '', view: 'valables', date: null, size: 10, page: 1 };
const date = '0190a000-0000-7000-8000-0000000000e1';

test('what the address bar holds wrongly is the usual', () => {
  expect(ticketFilter.read('?etat=perdues&seance=demain&taille=7&page=0')).toEqual(usual);
  expect(ticketFilter.read('')).toEqual(usual);
});

test('a filter is read as it was written', () => {
  const filter = { name: 'zoé', view: 'bloquees', date, size: 20, page: 3 } as const;
  expect(ticketFilter.read(ticketFilter.write(filter))).toEqual(filter);
  expect(ticketFilter.write(ticketFilter.read(''))).toBe('');
});

test.each([
  ['', { fact: 'valid' }],
  ['?etat=a-generer', { fact: 'valid', state: 'A_GENERER' }],
  ['?etat=utilisees', { fact: 'valid', state: 'UTILISE' }],
  ['?etat=bloquees', { fact: 'blocked' }],
  ['?etat=annulees', { fact: 'gone' }],
  [`?nom=zo%C3%A9&seance=${date}`, { fact: 'valid', name: 'zoé', date }],
  ['?nom=code%20b0f0-5ac8.', { fact: 'valid', name: 'code b0f0-5ac8.' }],
  [
    `?nom=https%3A%2F%2Ftheatre.example%2Futilisateur%2Fbillet%2F${date}`,
    { fact: 'valid', name: '0000-00E1' },
  ],
])('the server is asked what %j looks for', (search, asked) => {
  expect(ticketQueryOf('le-dindon', ticketFilter.read(search))).toEqual({
    show: 'le-dindon',
    page: 1,
    limit: 10,
    ...asked,
  });
});
