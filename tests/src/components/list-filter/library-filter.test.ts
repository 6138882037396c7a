import { validate } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { listOrders } from '#common/contract/fields/list-query';
import { pieceQuery } from '#common/contract/content/piece';
import { visitorTypes } from '../../../../src/components/list-filter/list-types';
import {
  type LibraryFilter,
  LARGEST_TROUPE,
  lengthCodes,
  libraryFilter,
  libraryQuery,
  troupeOf,
} from '../../../../src/components/list-filter/library-filter';
import { fc } from '../../../support/properties';

const people = fc.option(fc.integer({ min: 0, max: LARGEST_TROUPE }));
const words = fc.string({ maxLength: 30 });
const anyFilter: fc.Arbitrary<LibraryFilter> = fc.record({
  women: people,
  men: people,
  title: words,
  author: words,
  actor: words,
  genre: words,
  length: fc.option(fc.constantFrom(...lengthCodes)),
  year: fc.constantFrom('', '1984', '19', '2026'),
  type: fc.option(fc.constantFrom(...visitorTypes)),
  played: fc.boolean(),
  order: fc.constantFrom(...listOrders),
  page: fc.integer({ min: 1, max: 99 }),
});

describe('the filter in the address bar', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(libraryFilter.read(libraryFilter.write(filter))).toEqual(filter);
      }),
    );
  });

  test('says nothing of what is usual', () => {
    expect(libraryFilter.write(libraryFilter.whole)).toBe('');
    expect(libraryFilter.write({ women: 4, men: 0 })).toBe('?femmes=4&hommes=0');
  });

  test.each([
    '?femmes=-1',
    '?femmes=61',
    '?hommes=trois',
    '?duree=infinie',
    '?type=DIVERS',
    '?tri=x',
    '?page=0',
    '?jouees=1',
  ])('takes %s for nothing', (search) => {
    expect(libraryFilter.read(search)).toEqual(libraryFilter.whole);
  });
});

test('whatever it holds, it asks what the server would take', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const query = libraryQuery(filter);
      if (query !== null) expect(validate(query, pieceQuery)[0]).toBeUndefined();
    }),
  );
});

test('the troupe is not counted among what narrows', () => {
  expect(libraryFilter.countActive({ ...libraryFilter.whole, women: 4 })).toBe(0);
  expect(
    libraryFilter.countActive({ ...libraryFilter.whole, title: ' ', played: true, length: 'courte' }),
  ).toBe(2);
  expect(troupeOf({ ...libraryFilter.whole, men: 3 })).toEqual({ women: 0, men: 3 });
  expect(troupeOf(libraryFilter.whole)).toBeNull();
});
