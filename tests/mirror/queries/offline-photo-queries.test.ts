import { expect, test } from 'vitest';
import { openDevice } from '#mirror/device';
import { openOfflinePhotos } from '#mirror/offline-photos';
import { offlinePhotoQueriesOf } from '#mirror/queries/offline-photo-queries';
import { keptPhoto, photo } from '../../worker/offline-photos/photo-rows';
import { fill, openMirror } from '../stage';

test('albums are the years that have photos with a file, the latest first, with what they take', async () => {
  const { mirror, begin, storage } = openMirror();
  const unmeasured = photo(4, 2009);
  const { keptBytes: _, ...file } = unmeasured.file;
  const { file: __, ...record } = photo(5, 2015);
  await fill(await begin(), 'images', [
    photo(1, 1998),
    photo(2, 1998),
    photo(3, 2009),
    { ...unmeasured, file },
    record,
  ]);
  expect(await offlinePhotoQueriesOf(mirror, () => storage).albums()).toEqual([
    { year: 2009, photos: 2, size: { bytes: 16 + 59_733, isMeasured: false } },
    { year: 1998, photos: 2, size: { bytes: 32, isMeasured: true } },
  ]);
});

test('a device that was never asked keeps nothing', async () => {
  const { mirror, storage } = openMirror();
  const queries = offlinePhotoQueriesOf(mirror, () => storage);
  expect(await queries.albums()).toEqual([]);
  expect(await queries.kept()).toEqual({ years: [], pause: null, albums: [] });
});

test('what is here is counted by year, what could not be had apart', async () => {
  const { mirror, storage } = openMirror();
  await openDevice(storage).facts.put({ name: 'kept-years', years: [1998, 2009], pause: 'person' });
  await openOfflinePhotos(storage).photos.bulkPut([
    keptPhoto(1, 1998),
    keptPhoto(2, 1998),
    { ...keptPhoto(3, 1998), bytes: 0, state: 'failed' },
    keptPhoto(4, 2009),
  ]);
  expect(await offlinePhotoQueriesOf(mirror, () => storage).kept()).toEqual({
    years: [1998, 2009],
    pause: 'person',
    albums: [
      { year: 1998, kept: 2, failed: 1, bytes: 32 },
      { year: 2009, kept: 1, failed: 0, bytes: 16 },
    ],
  });
});
