import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoYear } from '../../../../../src/screens/desk/image/photo-year';

const now = new Date('2026-11-21T20:30:00+01:00');

async function photo(...dates: readonly [taken?: string, saved?: string]): Promise<Blob> {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#b3202c' } }).jpeg();
  const [taken, saved = taken] = dates;
  if (taken === undefined) return new Blob([Uint8Array.from(await picture.toBuffer())]);
  const exif = { IFD0: { DateTime: saved ?? taken }, IFD2: { DateTimeOriginal: taken } };
  return new Blob([Uint8Array.from(await picture.withExif(exif).toBuffer())]);
}

test('a photo says in which year it was taken, not in which it was worked upon', async () => {
  expect(await photoYear(await photo('2009:03:13 20:30:00', '2015:01:02 10:00:00'), now)).toBe(2009);
});

test.each([['1970:01:01 00:00:00'], ['2031:01:01 00:00:00']])(
  'a clock that was never set (%s) says nothing',
  async (taken) => expect(await photoYear(await photo(taken), now)).toBeNull(),
);

test('a picture without such a block says nothing', async () => {
  expect(await photoYear(await photo(), now)).toBeNull();
  expect(await photoYear(new Blob(['2009:03:13 20:30:00\0']), now)).toBeNull();
});
