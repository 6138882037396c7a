import { expect, test } from 'vitest';
import { faultsOfHolder, isSameHolder } from '../../../../../src/screens/desk/booking/holder-form';
import { booking } from './a-booking';

const { name, firstname, email, phone = '', request = '' } = booking();
const typed = { name, firstname, email, phone, request };

test.each([
  [{}, true],
  [{ name: ` ${name} ` }, true],
  [{ name: 'Castan-Roux' }, false],
  [{ firstname: 'Rémy' }, false],
  [{ email: '' }, false],
  [{ phone: '' }, false],
  [{ request: 'Au premier rang' }, false],
])('who was booked is who was typed, but for %j: %s', (fields, isSame) => {
  expect(isSameHolder(booking(), { ...typed, ...fields })).toBe(isSame);
});

test('a number that lacks digits is refused in plain words, unless the booking has it already', () => {
  const short = { ...typed, phone: '06 12 34 56' };
  expect(faultsOfHolder(short).phone).toMatch(/^Il manque 2 chiffres/);
  expect(faultsOfHolder(short, { email, phone: short.phone }).phone).toBeUndefined();
});
