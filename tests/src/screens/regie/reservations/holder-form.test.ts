import { expect, test } from 'vitest';
import { isSameHolder } from '../../../../../src/screens/regie/reservations/holder-form';
import { booking } from './a-booking';

const { name, firstname, email, phone = '' } = booking();
const typed = { name, firstname, email, phone };

test.each([
  [{}, true],
  [{ name: ` ${name} ` }, true],
  [{ name: 'Castan-Roux' }, false],
  [{ firstname: 'Rémy' }, false],
  [{ email: '' }, false],
  [{ phone: '' }, false],
])('who was booked is who was typed, but for %j: %s', (fields, isSame) => {
  expect(isSameHolder(booking(), { ...typed, ...fields })).toBe(isSame);
});
