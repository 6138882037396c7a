import type { ImageRow } from '#common/contract/content/image';
import type { OfflinePhoto } from '#mirror/offline-photos';

export const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;

const at = new Date('2010-01-01T10:00:00+01:00');

/** A photo of a year whose kept form weighs 16 bytes: `la photo, gardée`. */
export const photo = (rank: number, year: number, version = 'a') =>
  ({
    uuid: uuidOf(rank),
    name: `Photo ${rank}`,
    description: '',
    year,
    visibleFrom: at,
    spectacleTypes: [],
    types: ['PHOTO'],
    creationDate: at,
    extension: 'jpg',
    formats: ['ORIGIN', 'M'],
    file: {
      version,
      width: 1200,
      height: 800,
      placeholder: 'data:,',
      backgroundColor: '#b3202c',
      keptBytes: 16,
    },
    version: 'v1',
  }) satisfies ImageRow;

export const keptPhoto = (rank: number, year: number, version = 'a'): OfflinePhoto => ({
  uuid: uuidOf(rank),
  version,
  year,
  bytes: 16,
  state: 'kept',
});
