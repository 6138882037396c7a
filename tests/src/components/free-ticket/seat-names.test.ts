import { expect, test } from 'vitest';
import { areNamed, nameFault, resized } from '../../../../src/components/free-ticket/seat-names';

test('as many names as seats are asked for, and what was typed stays', () => {
  expect(resized(['Zoé'], 3)).toEqual(['Zoé', '', '']);
  expect(resized(['Zoé', 'Léa', 'Tom'], 2)).toEqual(['Zoé', 'Léa']);
});

test('there is one seat at least and ten at most, whatever is typed', () => {
  expect(resized(['Zoé'], Number.NaN)).toEqual(['Zoé']);
  expect(resized(['Zoé'], 0)).toEqual(['Zoé']);
  expect(resized([], 99)).toHaveLength(10);
});

test('a seat needs a name that can be seen', () => {
  expect(nameFault('  ')).toBe('Le nom est obligatoire');
  expect(nameFault('Zoé\u202e')).toBe('Un caractère invisible est après «\u00a0Zoé\u00a0»\u00a0: retirez-le');
  expect(areNamed(['Zoé'.repeat(34)])).toBe(false);
  expect(nameFault('Zoé'.repeat(34), 200)).toBeUndefined();
  expect(areNamed(['Zoé', 'Léa'])).toBe(true);
  expect(areNamed(['Zoé', ''])).toBe(false);
});
