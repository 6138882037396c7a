import { FIRST_YEAR } from '../../../components/list-filter/list-year';

/** The year in which a picture was taken, from its Exif block; null if it has none. */
export async function photoYear(file: Blob, now: Date): Promise<number | null> {
  const bytes = await file.slice(0, EXIF_WITHIN).arrayBuffer().catch(nothing);
  if (bytes === null) return null;
  const text = new TextDecoder('latin1').decode(bytes);
  if (!text.includes('Exif\0')) return null;
  // The earliest date is when the picture was taken; programs that edited it later add theirs.
  const years = [...text.matchAll(/((?:19|20)\d\d):[01]\d:[0-3]\d [0-2]\d:[0-5]\d:[0-5]\d\0/g)]
    .map(([, year]) => Number(year))
    .filter((year) => year >= FIRST_YEAR && year <= now.getFullYear());
  return years.length === 0 ? null : Math.min(...years);
}

const EXIF_WITHIN = 128 * 1024;

const nothing = () => null;
