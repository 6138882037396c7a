import { expect, test } from 'vitest';
import { frenchSortKey } from '#mirror/french-sort-key';
import { fc } from '../support/properties';

const french = new Intl.Collator('fr');
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

test('a handful of titles stand as a French index has them', () => {
  const titles = [
    'Zoé',
    'Été',
    'étés',
    'eau',
    'école',
    'Œdipe',
    'cote',
    'côte',
    'coté',
    'Côté',
    '1984',
    '« Ah ! »',
    'L’Avare',
  ];
  const sorted = titles.toSorted((one, other) => compare(frenchSortKey(one), frenchSortKey(other)));
  expect(sorted).toEqual(titles.toSorted(french.compare));
});

const letters =
  'abcdeéèêëfghiîïjklmnoôpqrstuùûüvwxyzçàâÉÈÀÇÔÊABCDEFGHIZ0123456789 -’‘\'“”",;:!?.…²«»()\u00a0'.split('');
const title = fc.array(fc.constantFrom(...letters), { maxLength: 12 }).map((some) => some.join(''));

test('any two titles stand as the collation of the browser has them', () => {
  fc.assert(
    fc.property(title, title, (one, other) => {
      expect(Math.sign(compare(frenchSortKey(one), frenchSortKey(other)))).toBe(
        Math.sign(french.compare(one, other) || compare(one, other)),
      );
    }),
    {
      numRuns: 3_000,
      examples: [
        ["'a", '’'],
        ['…', '..'],
      ],
    },
  );
});
