import { expect, test } from 'vitest';
import { freeDoorName } from '../../../../../src/screens/front-of-house/door/door-name';

test.each([
  [[], 'Porte A'],
  [['Porte A'], 'Porte B'],
  [['porte a', 'Porte C', 'Balcon'], 'Porte B'],
  [[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Porte ${letter}`), 'Porte'],
])('beside %j a phone is called %s', (taken, name) => {
  expect(freeDoorName(taken)).toBe(name);
});
