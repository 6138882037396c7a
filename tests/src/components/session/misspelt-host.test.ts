import { expect, test } from 'vitest';
import { meantAddress } from '../../../../src/components/session/misspelt-host';

test.each([
  ['anne@gmial.com', 'anne@gmail.com'],
  ['anne@gmai.com', 'anne@gmail.com'],
  ['anne@gmaill.com', 'anne@gmail.com'],
  ['anne@gmail.con', 'anne@gmail.com'],
  ['anne@gmail.co', 'anne@gmail.com'],
  ['anne@gmail.fr', 'anne@gmail.com'],
  ['anne@hotmial.fr', 'anne@hotmail.fr'],
  ['anne@hotmai.fr', 'anne@hotmail.fr'],
  ['anne@orange.fe', 'anne@orange.fr'],
  ['anne@ornage.fr', 'anne@orange.fr'],
  ['anne@wanado.fr', 'anne@wanadoo.fr'],
  ['anne@laposte.fr', 'anne@laposte.net'],
  ['Anne.B@GMIAL.COM', 'Anne.B@gmail.com'],
])('%s is probably %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

test.each([
  'anne@gmail.com',
  'anne@Orange.FR',
  'anne@hotmail.be',
  'anne@mail.com',
  'anne@theatre.example',
  'anne@mairie-vaubrun.fr',
  'anne',
  '',
])('%s looks right', (typed) => {
  expect(meantAddress(typed)).toBeUndefined();
});
