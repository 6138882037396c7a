import { expect, test } from 'vitest';
import type { ImageFile, ImageRow } from '#common/contract/content/image';
import { isSafeSource } from '#common/contract/fields/rich-text-check';
import { must } from '#common/base/must';
import { pickedImageOf } from '../../../../src/components/image-picker/picked-image';

const file: ImageFile = {
  version: 'a1b2',
  width: 4000,
  height: 3000,
  placeholder: 'data:image/webp;base64,AA==',
  backgroundColor: '#112233',
};

const row = (size: Partial<ImageFile> | null): ImageRow => ({
  uuid: '0190a000-0000-7000-8000-000000000001',
  name: 'Le salut',
  description: 'La troupe salue',
  year: 2009,
  visibleFrom: new Date('2009-03-13T20:30:00+01:00'),
  spectacleTypes: [],
  types: ['PHOTO'],
  creationDate: new Date('2009-03-13T20:30:00+01:00'),
  formats: [],
  version: 'v1',
  ...(size && { file: { ...file, ...size } }),
});

test('a picked image leads to its large form, which may stand in a document', () => {
  const picked = must(pickedImageOf(row({})), 'a picked image');
  expect(picked).toEqual({
    uuid: '0190a000-0000-7000-8000-000000000001',
    description: 'La troupe salue',
    width: 1600,
    height: 1200,
    source: '/api/images/0190a000-0000-7000-8000-000000000001/format/L/file?v=a1b2',
  });
  expect(isSafeSource(picked.source)).toBe(true);
});

test.each([
  [{ width: 640, height: 480 }, [640, 480]],
  [{ width: 20_000, height: 3 }, [1600, 1]],
  [{ width: 300, height: 20_000 }, [150, 10_000]],
])('of %j the size is %j: never enlarged, never larger than a document may say', (size, expected) => {
  const { width, height } = must(pickedImageOf(row(size)), 'a picked image');
  expect([width, height]).toEqual(expected);
});

test('an image that has no file yet cannot be picked', () => {
  expect(pickedImageOf(row(null))).toBeNull();
});
