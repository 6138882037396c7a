import { expect, test } from 'vitest';
import { openPicture } from '#server/platform/picture/open-picture';
import { onePictureWork } from '#server/platform/picture/picture-works';
import { blankPng } from '../../../support/pictures';

test.each([
  ['small', blankPng(60, 40), 2],
  ['large', blankPng(8_000, 8_000), 1],
])('work on %s pictures passes a few at a time', async (_, picture, most) => {
  let inside = 0;
  const seen: number[] = [];
  const work = async () => {
    inside += 1;
    seen.push(inside);
    await expect.poll(() => Math.max(...seen)).toBe(most);
    // Long enough for one too many, whose head is being read, to come in too.
    for (let rank = 0; rank < 5; rank += 1) await openPicture(picture).metadata();
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => onePictureWork(picture, work)));
  expect(seen).toHaveLength(5);
  expect(Math.max(...seen)).toBe(most);
});

test('a picture whose head cannot be read is for the work to refuse', async () => {
  expect(await onePictureWork(new Uint8Array([1]), () => Promise.resolve('refused'))).toBe('refused');
});
