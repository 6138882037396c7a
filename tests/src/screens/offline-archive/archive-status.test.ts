import { describe, expect, test } from 'vitest';
import type { Album, StoredAlbum, StoredArchive } from '#mirror/queries/offline-photo-queries';
import { linesOf, archiveStatusOf, wholeSize } from '../../../../src/screens/offline-archive/archive-status';

const album = (year: number, photos: number): Album => ({
  year,
  photos,
  size: { bytes: photos * 10, isMeasured: true },
});
const kept = (year: number, here: number, failed = 0): StoredAlbum => ({
  year,
  kept: here,
  failed,
  bytes: here * 10,
});
const albums = [album(2009, 4), album(1998, 6)];
const archive = (fields: Partial<StoredArchive> = {}): StoredArchive => ({
  years: [1998],
  pause: null,
  albums: [],
  ...fields,
});

describe('a device stands', () => {
  test.each([
    ['empty', archive({ years: [] }), 'online'],
    ['coming', archive({ albums: [kept(1998, 2)] }), 'online'],
    ['offline', archive({ albums: [kept(1998, 2)] }), 'offline'],
    ['stopped', archive({ albums: [kept(1998, 2)], pause: 'person' }), 'offline'],
    ['full', archive({ albums: [kept(1998, 2)], pause: 'full' }), 'online'],
    ['whole', archive({ albums: [kept(1998, 6)] }), 'offline'],
    ['whole', archive({ albums: [kept(1998, 4, 2)] }), 'online'],
    ['whole', archive({ albums: [kept(1998, 6)], pause: 'person' }), 'online'],
  ] as const)('%s', (kind, wanted, line) => {
    expect(archiveStatusOf(albums, wanted, line).kind).toBe(kind);
  });

  test('counts the wanted years alone, and all that is here as what it takes', () => {
    const leaving = archive({ albums: [kept(1998, 3, 1), kept(2009, 4)] });
    expect(archiveStatusOf(albums, leaving, 'online')).toEqual({
      kind: 'coming',
      years: [1998],
      photos: 6,
      kept: 3,
      failed: 1,
      bytes: 70,
    });
  });
});

test('each year tells what is asked of it and what of it is here', () => {
  expect(linesOf(albums, archive({ albums: [kept(1998, 2)] }))).toMatchObject([
    { year: 2009, isWanted: false, kept: undefined },
    { year: 1998, isWanted: true, kept: { kept: 2 } },
  ]);
});

test('all years together take the sum', () => {
  expect(wholeSize(albums)).toEqual({ bytes: 100, isMeasured: true });
});
