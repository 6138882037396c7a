import { DOT } from '#common/base/dot';
import type { ImageRow } from '#common/contract/content/image';
import { nameOf } from '#common/contract/content/reference-names';

/** The facts below an image's name: `2009 · Photo · Adultes`. */
export const factsOf = ({ year, types, spectacleTypes }: ImageRow): string =>
  [
    year,
    ...types.map((code) => nameOf('image-types', code)),
    ...spectacleTypes.map((code) => nameOf('spectacle-types', code)),
  ].join(DOT);
