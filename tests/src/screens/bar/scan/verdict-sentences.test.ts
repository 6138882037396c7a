import { expect, test } from 'vitest';
import { previousOf } from '../../../../../src/screens/bar/scan/verdict-sentences';

const entry = {
  key: 'entree',
  at: new Date('2026-12-12T20:00:00+01:00'),
  device: 'telephone',
  seq: 1,
  kind: 'entry',
  count: 1,
  undoes: null,
  supervisor: false,
} as const;

test.each([
  ['Hélène Castagnier', 'Porte A', 'Par Hélène Castagnier, Porte A'],
  ['', 'Porte A', 'Porte A'],
  ['Hélène Castagnier', '', 'Par Hélène Castagnier'],
])('an entry by “%s” at “%s” is told as “%s”', (by, deviceName, told) => {
  expect(previousOf({ previous: { ...entry, by, deviceName } })).toBe(told);
});

test('of a ticket that nobody brought before, nothing is told', () => {
  expect(previousOf({ previous: null })).toBeNull();
});
