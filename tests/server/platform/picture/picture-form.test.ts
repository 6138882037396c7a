import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formCodings, makeForm } from '#server/platform/picture/picture-form';

const strip = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#802020' } })
    .png()
    .toBuffer();

test.each(formCodings)('a strip taller than any coding holds is made smaller as %s', async (coding) => {
  const { width, height } = await sharp(await makeForm(await strip(4, 60_000), 'M', coding)).metadata();
  expect(height).toBeLessThanOrEqual(16_383);
  expect(width).toBe(1);
});

test('a form is as wide as it may be, and never wider than its picture', async () => {
  const wide = await sharp(await makeForm(await strip(1000, 100), 'M', 'webp')).metadata();
  expect([wide.width, wide.height]).toEqual([800, 80]);
  const small = await sharp(await makeForm(await strip(300, 200), 'M', 'webp')).metadata();
  expect([small.width, small.height]).toEqual([300, 200]);
});
