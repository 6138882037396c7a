import { expect, test } from 'vitest';
import { endInstead } from '../../../../src/screens/booking/booking-end';
import { booking } from '../desk/booking/a-booking';

const now = new Date('2026-11-20T10:00:00+01:00');

test('whoever changes their seats to none is told how to end the booking', () => {
  expect(endInstead(booking(), now)).toContain('«\u00a0Annuler la réservation\u00a0»');
  const waiting = booking({ state: { code: 'EN_ATTENTE', name: 'En attente' } });
  expect(endInstead(waiting, now)).toContain('«\u00a0Quitter la liste\u00a0»');
});
