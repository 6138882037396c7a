import { type PhotosSize, NO_SIZE, addSizes } from '#common/rules/offline-photo';
import type { Album, StoredAlbum, StoredArchive } from '#mirror/queries/offline-photo-queries';

/**
 * The state of the photos to keep on this device:
 * - empty: no year is wanted;
 * - coming, offline: photos are missing, and are downloaded without further action, now or once there is a network;
 * - stopped, full: downloads resume when the person says so;
 * - whole: all photos that could be downloaded are here.
 */
export type ArchiveStatusKind = 'empty' | 'coming' | 'offline' | 'stopped' | 'full' | 'whole';

export interface ArchiveStatus {
  readonly kind: ArchiveStatusKind;
  /** Those that are wanted. */
  readonly years: readonly number[];
  /** Photos of the wanted years: all of them, those stored here, those that the server did not give. */
  readonly photos: number;
  readonly kept: number;
  readonly failed: number;
  /** Size of what is stored here. */
  readonly bytes: number;
}

export function archiveStatusOf(
  albums: readonly Album[],
  archive: StoredArchive,
  line: 'unknown' | 'online' | 'offline',
): ArchiveStatus {
  const isWanted = ({ year }: { readonly year: number }) => archive.years.includes(year);
  const photos = sum(albums.filter(isWanted).map((album) => album.photos));
  const here = archive.albums.filter(isWanted);
  const [kept, failed] = [sum(here.map((album) => album.kept)), sum(here.map((album) => album.failed))];
  return {
    kind: kindOf(archive, photos - kept - failed, line),
    years: archive.years,
    photos,
    kept,
    failed,
    bytes: sum(archive.albums.map(({ bytes }) => bytes)),
  };
}

function kindOf({ years, pause }: StoredArchive, missing: number, line: string): ArchiveStatusKind {
  if (years.length === 0) return 'empty';
  if (missing <= 0) return 'whole';
  if (pause !== null) return pause === 'full' ? 'full' : 'stopped';
  return line === 'offline' ? 'offline' : 'coming';
}

/** The line of a year: whether it is wanted, and how many of its photos are here. */
export interface AlbumLine extends Album {
  readonly isWanted: boolean;
  readonly kept: StoredAlbum | undefined;
}

export const linesOf = (albums: readonly Album[], archive: StoredArchive): readonly AlbumLine[] =>
  albums.map((album) => ({
    ...album,
    isWanted: archive.years.includes(album.year),
    kept: archive.albums.find(({ year }) => year === album.year),
  }));

/** The size of all years. */
export const wholeSize = (albums: readonly Album[]): PhotosSize =>
  albums.reduce((size, album) => addSizes(size, album.size), NO_SIZE);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
