import { type KeptSize, NO_SIZE, addSizes } from '#common/rules/kept-photo';
import type { Album, AlbumKept, KeptArchive } from '#mirror/queries/kept-photo-queries';

/**
 * Where this device stands with what was asked of it:
 * - empty: nothing is wanted;
 * - coming, offline: photos are missing, and come by themselves, at once or with the network;
 * - stopped, full: they come when the person says so;
 * - whole: all is here that could be had.
 */
export type StandingKind = 'empty' | 'coming' | 'offline' | 'stopped' | 'full' | 'whole';

export interface Standing {
  readonly kind: StandingKind;
  readonly years: number;
  /** Photos of the wanted years: all of them, those that are here, those that the server would not give. */
  readonly photos: number;
  readonly kept: number;
  readonly failed: number;
  /** What is here takes. */
  readonly bytes: number;
}

export function standingOf(
  albums: readonly Album[],
  archive: KeptArchive,
  line: 'unknown' | 'online' | 'offline',
): Standing {
  const isWanted = ({ year }: { readonly year: number }) => archive.years.includes(year);
  const photos = sum(albums.filter(isWanted).map((album) => album.photos));
  const here = archive.albums.filter(isWanted);
  const [kept, failed] = [sum(here.map((album) => album.kept)), sum(here.map((album) => album.failed))];
  return {
    kind: kindOf(archive, photos - kept - failed, line),
    years: archive.years.length,
    photos,
    kept,
    failed,
    bytes: sum(archive.albums.map(({ bytes }) => bytes)),
  };
}

function kindOf({ years, pause }: KeptArchive, missing: number, line: string): StandingKind {
  if (years.length === 0) return 'empty';
  if (missing <= 0) return 'whole';
  if (pause !== null) return pause === 'full' ? 'full' : 'stopped';
  return line === 'offline' ? 'offline' : 'coming';
}

/** What a year's line says of it: how many of its photos are here, where it is wanted. */
export interface AlbumLine extends Album {
  readonly isWanted: boolean;
  readonly kept: AlbumKept | undefined;
}

export const linesOf = (albums: readonly Album[], archive: KeptArchive): readonly AlbumLine[] =>
  albums.map((album) => ({
    ...album,
    isWanted: archive.years.includes(album.year),
    kept: archive.albums.find(({ year }) => year === album.year),
  }));

/** What all years take. */
export const wholeSize = (albums: readonly Album[]): KeptSize =>
  albums.reduce((size, album) => addSizes(size, album.size), NO_SIZE);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
