import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawMask } from '#common/drawing/mask-picture';
import { maskFile, maskFiles } from '#common/drawing/masks';

test.each(maskFiles)('$file is what is drawn today', ({ file, ...mask }) => {
  expect(readFileSync(`public${file}`, 'utf8')).toBe(drawMask(mask));
});

test('every thing without a picture gets a mask that is there, the same each time', () => {
  const files = new Set(maskFiles.map(({ file }) => file));
  const given = Array.from({ length: 200 }, (_, rank) => maskFile(`breve-${rank}`));
  expect(new Set(given)).toEqual(files);
  expect(maskFile('breve-1')).toBe(given[1]);
});
