import { expect, test } from 'vitest';
import { areNamed, nameFault, resized } from '../../../../src/components/free-ticket/seat-names';

test('as many names as seats are asked for, and what was typed stays', () => {
  expect(resized(['Zoé'], 3)).toEqual(['Zoé', '', '']);
  expect(resized(['Zoé', 'Léa', 'Tom'], 2)).toEqual(['Zoé', 'Léa']);
});

test('a seat needs a name that can be seen', () => {
  expect(nameFault('  ')).toBe('Le nom est obligatoire');
  expect(nameFault('Zoé\u202e')).toBe('Un caractère invisible est après «\u00a0Zoé\u00a0»\u00a0: retirez-le');
  expect(areNamed({ names: ['Zoé'.repeat(34)] })).toBe(false);
  expect(nameFault('Zoé'.repeat(34), 200)).toBeUndefined();
  expect(areNamed({ names: ['Zoé', 'Léa'] })).toBe(true);
  expect(areNamed({ names: ['Zoé', ''] })).toBe(false);
});

test('nothing is asked for while the number of seats cannot be read', () => {
  expect(areNamed({ names: ['Zoé', 'Léa'], unread: '3 ou 4' })).toBe(false);
});
