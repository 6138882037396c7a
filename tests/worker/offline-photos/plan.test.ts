import { expect, test } from 'vitest';
import { planOf } from '#worker/offline-photos/plan';
import { keptPhoto, photo, uuidOf } from './photo-rows';

const keys = (photos: readonly { readonly uuid: string }[]) =>
  photos.map(({ uuid }) => Number(uuid.slice(-12)));

test('the photos of the wanted years come, the latest year first', () => {
  const { missing, leaving } = planOf([1998, 2009], [photo(1, 1998), photo(2, 2001), photo(3, 2009)], []);
  expect(keys(missing)).toEqual([3, 1]);
  expect(leaving).toEqual([]);
});

test('an image without a file is not waited for', () => {
  const { file: _, ...record } = photo(1, 1998);
  expect(planOf([1998], [record], []).missing).toEqual([]);
});

test('what is here is not asked for again, neither is what the server would not give', () => {
  const held = [keptPhoto(1, 1998), { ...keptPhoto(2, 1998), bytes: 0, state: 'failed' as const }];
  expect(planOf([1998], [photo(1, 1998), photo(2, 1998)], held)).toEqual({ leaving: [], missing: [] });
});

test('another picture takes the place of the former one', () => {
  const { leaving, missing } = planOf([1998], [photo(1, 1998, 'b')], [keptPhoto(1, 1998, 'a')]);
  expect(keys(leaving)).toEqual([1]);
  expect(missing).toMatchObject([{ uuid: uuidOf(1), version: 'b' }]);
});

test('a photo goes that was withdrawn, or moved to a year that is not wanted', () => {
  const { leaving, missing } = planOf([1998], [photo(2, 1999)], [keptPhoto(1, 1998), keptPhoto(2, 1998)]);
  expect(keys(leaving)).toEqual([1, 2]);
  expect(missing).toEqual([]);
});

test('a photo that moved from one wanted year to another is counted under the new one', () => {
  const { leaving, missing } = planOf([1998, 1999], [photo(1, 1999)], [keptPhoto(1, 1998)]);
  expect(keys(leaving)).toEqual([1]);
  expect(missing).toMatchObject([{ uuid: uuidOf(1), year: 1999 }]);
});

test('while the mirror is being filled nothing is taken for withdrawn, but released years go', () => {
  const { leaving, missing } = planOf([1998], null, [keptPhoto(1, 1998), keptPhoto(2, 2001)]);
  expect(keys(leaving)).toEqual([2]);
  expect(missing).toEqual([]);
});
