import { describe, expect, test } from 'vitest';
import { hangInRows, ratioOf, rowOfPlace } from '../../../../src/screens/gallery/wall-rows';
import { fc } from '../../../support/properties';

const measure = { width: 1000, row: 200, gap: 10 };
const someRatios = fc.array(fc.double({ min: 0.6, max: 2.4, noNaN: true }), { maxLength: 200 });
const someMeasure = fc.record({
  width: fc.integer({ min: 280, max: 2400 }),
  row: fc.integer({ min: 80, max: 400 }),
  gap: fc.integer({ min: 0, max: 16 }),
});

describe('photos hang in rows', () => {
  test('that fill the width, at the height nearest to the one aimed at', () => {
    const rows = hangInRows([1.5, 1.5, 1.5, 1.5, 0.7], measure);
    expect(rows.map(({ first, widths }) => [first, widths.length])).toEqual([
      [0, 3],
      [3, 2],
    ]);
    expect(rows[0]?.height).toBeCloseTo(980 / 4.5);
    expect(rows[1]?.height).toBe(260);
  });

  test('each once and in its order, none wider than the wall, whatever its shape', () =>
    fc.assert(
      fc.property(someRatios, someMeasure, (ratios, { width, row, gap }) => {
        const rows = hangInRows(ratios, { width, row, gap });
        expect(rows.flatMap(({ first, widths }) => widths.map((_, inRow) => first + inRow))).toEqual([
          ...ratios.keys(),
        ]);
        for (const { widths, height } of rows) {
          const filled = widths.reduce((sum, each) => sum + each, gap * (widths.length - 1));
          expect(filled).toBeLessThanOrEqual(width + 0.001);
          expect(height).toBeLessThanOrEqual(row * 1.3);
        }
      }),
    ));

  test('and each photo is found in its own', () =>
    fc.assert(
      fc.property(someRatios, someMeasure, (ratios, lengths) => {
        const rows = hangInRows(ratios, lengths);
        for (const place of ratios.keys()) {
          const { first, widths } = rows[rowOfPlace(rows, place)] ?? { first: 0, widths: [] };
          expect(place >= first && place < first + widths.length).toBe(true);
        }
        expect(rowOfPlace(rows, -1)).toBe(-1);
      }),
    ));
});

test('a panorama and a ribbon are held within what a row can show; without a file it has the usual shape', () => {
  const file = { version: 'v', backgroundColor: '#000000', placeholder: '' };
  expect(ratioOf({ file: { ...file, width: 9000, height: 100 } })).toBe(2.4);
  expect(ratioOf({ file: { ...file, width: 100, height: 9000 } })).toBe(0.6);
  expect(ratioOf({ file: undefined })).toBe(1.5);
});
