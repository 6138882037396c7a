import { expect, test } from 'vitest';
import {
  numbersOf,
  paidWords,
  saleInWords,
  orderStatus,
  tariffWords,
} from '../../../../../src/screens/front-of-house/box-office/order-words';
import { orderOf } from './orders';

test('tickets are called by their numbers, once they have some', () => {
  expect(numbersOf({ firstNumber: 12, lastNumber: 13 })).toBe('n°\u00a012 à\u00a013');
  expect(numbersOf({ firstNumber: 12, lastNumber: 12 })).toBe('n°\u00a012');
  expect(numbersOf({})).toBeNull();
});

test('seats are told by tariff, or alone where participation is free', () => {
  expect(tariffWords(orderOf().seats)).toBe('1\u00a0Plein tarif, 1\u00a0Enfant');
  expect(tariffWords([{ count: 3, price: 0 }])).toBe('3 places');
});

test('what was paid is told with its means', () => {
  expect(paidWords(17, 'ESPECES')).toBe('17\u00a0€ en espèces');
  expect(paidWords(8.5, 'CARTE')).toBe('8,50\u00a0€ par carte');
  expect(paidWords(0, 'GRATUIT')).toBe('gratuit');
});

test('a sale is named so that nobody takes it for another one', () => {
  expect(saleInWords(orderOf({ firstNumber: 12, lastNumber: 13, name: 'Camille' }))).toBe(
    'la vente n°\u00a012 à\u00a013 à Camille (2 places, 17\u00a0€ en espèces)',
  );
  expect(saleInWords(orderOf())).toBe('la vente (2 places, 17\u00a0€ en espèces)');
  expect(saleInWords(orderOf({ ticket: '0193f5a0-0000-7000-8000-00000000000b', name: 'Hélène' }))).toBe(
    'le paiement d’Hélène (2 places, 17\u00a0€ en espèces)',
  );
});

test('what waits for a network says so', () => {
  expect(orderStatus(orderOf(), true)).toEqual({ words: 'Payée, à envoyer', shape: 'dashed' });
  expect(orderStatus(orderOf(), false)).toEqual({ words: 'Payée', shape: 'dot' });
});
