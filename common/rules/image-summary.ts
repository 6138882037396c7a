import type { Image, ImageRow, ImageWrite } from '../contract/content/image';
import { nameOf } from '../contract/content/reference-names';
import { wholeFocus } from './banner-cut';

/** A row of the mirror as calls answer an image: codes named. */
export function imageOf({ spectacleTypes, types, formats, ...told }: ImageRow): Image {
  return {
    ...told,
    spectacleTypes: spectacleTypes.map((code) => ({ code, name: nameOf('spectacle-types', code) })),
    types: types.map((code) => ({ code, name: nameOf('image-types', code) })),
    formats: formats.map((code) => ({ code })),
  };
}

/** What a write says of an image, as server and mirror keep it: texts without blanks around them, each code once. */
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
