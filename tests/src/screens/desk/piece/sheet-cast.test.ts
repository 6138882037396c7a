import { expect, test } from 'vitest';
import {
  type SheetCast,
  castOf,
  castParts,
  emptyCast,
  sheetCastOf,
  typeCast,
} from '../../../../../src/screens/desk/piece/sheet-cast';
import { fc } from '../../../../support/properties';

const typedAs = (parts: Partial<SheetCast>): SheetCast => ({ ...emptyCast, ...parts });

test('five women and three men make a cast of eight, with nothing more to type', () => {
  expect(castOf(typedAs({ minWomen: 5, minMen: 3 }))).toEqual({
    minWomen: 5,
    maxWomen: 5,
    baseWomen: 5,
    minMen: 3,
    maxMen: 3,
    baseMen: 3,
    minTotal: 8,
    maxTotal: 8,
    baseTotal: 8,
  });
});

test('a larger maximum takes the total with it, a total of its own does not', () => {
  const open = typedAs({ minWomen: 5, maxWomen: 8, minMen: 3 });
  expect(castOf(open)).toMatchObject({ minTotal: 8, maxTotal: 11, baseTotal: 11 });
  expect(castOf(typeCast(open, 'maxTotal', 9))).toMatchObject({ minTotal: 8, maxTotal: 9, baseTotal: 11 });
});

test('what is typed and would follow anyway goes on following', () => {
  const typed = typeCast(typedAs({ minWomen: 5 }), 'minTotal', 5);
  expect(typed.minTotal).toBeNull();
  expect(castOf(typeCast(typed, 'minMen', 2)).minTotal).toBe(7);
});

test('any cast stands in the form as it is', () => {
  const people = fc.integer({ min: 0, max: 200 });
  const casts = fc.record(Object.fromEntries(castParts.map((part) => [part, people])));
  fc.assert(
    fc.property(casts, (cast) => {
      const whole = castOf({ ...emptyCast, ...cast });
      expect(castOf(sheetCastOf(whole))).toEqual(whole);
    }),
  );
});
