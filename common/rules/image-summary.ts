import type { Image, ImageRow, ImageWrite } from '../contract/content/image';
import { nameOf } from '../contract/content/reference-names';
import { wholeFocus } from './banner-cut';

/** Converts a row of the mirror to the answer of a call: codes get their names. */
export function imageOf({ spectacleTypes, types, formats, ...rest }: ImageRow): Image {
  return {
    ...rest,
    spectacleTypes: spectacleTypes.map((code) => ({ code, name: nameOf('spectacle-types', code) })),
    types: types.map((code) => ({ code, name: nameOf('image-types', code) })),
    formats: formats.map((code) => ({ code })),
  };
}

/** The stored fields of a write to an image: texts trimmed, each code once. */
export function writtenImage({ name, description, year, spectacleTypes, types, focus }: ImageWrite) {
  return {
    name: name.trim(),
    description: description?.trim() ?? '',
    year,
    spectacleTypes: [...new Set(spectacleTypes.map(({ code }) => code))],
    types: [...new Set(types.map(({ code }) => code))],
    ...(focus && { focus: wholeFocus(focus) }),
  };
}
