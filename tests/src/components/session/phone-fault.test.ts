import { expect, test } from 'vitest';
import { phoneFault } from '../../../../src/components/session/phone-fault';

const ABROAD = ' (un numéro de l’étranger commence par +)';

test.each([
  ['06 12 34 56', `Il manque 2 chiffres${ABROAD}`],
  ['06 12 34 56 7', `Il manque un chiffre${ABROAD}`],
  ['+33 6 12 34 56', 'Il manque 2 chiffres'],
  ['06 12 34 56 789', `Il y a un chiffre de trop${ABROAD}`],
  ['06 12 34 56 78 90', `Il y a 2 chiffres de trop${ABROAD}`],
  ['demain', 'Un numéro comme 06 12 34 56 78, ou rien'],
])('whoever types %j reads “%s”', (typed, fault) => {
  expect(phoneFault(typed)).toBe(fault);
});

test.each(['', ' ', '06 12 34 56 78', '+32 2 123 45 67', '06 12 34 56 78 / 02 99 00 00 00'])(
  'nothing is wrong with %j',
  (typed) => {
    expect(phoneFault(typed)).toBeUndefined();
  },
);

test('the number that a booking has is left as it is', () => {
  expect(phoneFault('06 12 34 56', '06 12 34 56')).toBeUndefined();
  expect(phoneFault('06 12 34 57', '06 12 34 56')).toContain('Il manque 2 chiffres');
});
