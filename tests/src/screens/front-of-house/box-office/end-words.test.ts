import { expect, test } from 'vitest';
import { endOfPayment, endOfSeats } from '../../../../../src/screens/front-of-house/box-office/end-words';
import { orderOf } from './orders';

test('without its payment a booking is owing again', () => {
  expect(endOfPayment({})).toBe('La réservation est de nouveau à payer.');
  expect(endOfPayment(undefined)).toBe('La réservation est de nouveau à payer.');
});

test('a booking that was cancelled meanwhile owes nothing', () => {
  expect(endOfPayment({ cancelledAt: new Date('2026-12-12T18:00:00Z') })).toBe(
    'La réservation est annulée\u00a0: elle ne sera plus à payer.',
  );
});

test('nor does a ticket that was replaced', () => {
  expect(endOfPayment({ replacedBy: '0193f5a0-0000-7000-8000-00000000000b' })).toBe(
    'Le billet a été remplacé\u00a0: il ne sera plus à payer.',
  );
});

test('the seats of a sale are for sale again, and its tickets open no door', () => {
  expect(endOfSeats(orderOf())).toBe('Les places sont de nouveau à vendre.');
  expect(endOfSeats(orderOf({ firstNumber: 12, lastNumber: 13 }))).toBe(
    'Les places sont de nouveau à vendre, et les billets n°\u00a012 à\u00a013 n’ouvrent plus la porte.',
  );
  expect(endOfSeats(orderOf({ seats: [{ count: 1, price: 12 }], firstNumber: 12, lastNumber: 12 }))).toBe(
    'La place est de nouveau à vendre, et son billet n°\u00a012 n’ouvre plus la porte.',
  );
});
