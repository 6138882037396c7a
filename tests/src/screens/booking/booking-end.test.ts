import { expect, test } from 'vitest';
import { endInstead, endOf } from '../../../../src/screens/booking/booking-end';
import { booking } from '../desk/booking/a-booking';

const now = new Date('2026-11-20T10:00:00+01:00');

test('whoever changes their seats to none is told how to end the booking', () => {
  expect(endInstead(booking(), now)).toContain('«\u00a0Annuler la réservation\u00a0»');
  const waiting = booking({ state: { code: 'EN_ATTENTE', name: 'En attente' } });
  expect(endInstead(waiting, now)).toContain('«\u00a0Quitter la liste\u00a0»');
});

test('one place is given back as one', () => {
  const [seats] = booking().seats;
  expect(endOf(booking(), now).means).toBe('Vos places seront rendues aussitôt.');
  const one = booking({ seats: [{ category: seats?.category, price: 12, count: 1 }] });
  expect(endOf(one, now).means).toBe('Votre place sera rendue aussitôt.');
});
