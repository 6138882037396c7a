import { clamp } from '../base/clamp';
import type { ImageFile, ImageFocus } from '../contract/content/image';

/** Width and height of a banner, in pixels. */
export const BANNER = { width: 1600, height: 600 } as const;

/** A rectangle of a picture, in its pixels, from its upper left corner. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The largest rectangle with a banner's proportions, its centre as near to the focus as the edges allow. */
export function bannerCut({ width, height }: Pick<ImageFile, 'width' | 'height'>, focus: ImageFocus): Cut {
  const shape = BANNER.width / BANNER.height;
  const cut =
    width / height > shape
      ? { width: Math.max(1, Math.round(height * shape)), height }
      : { width, height: Math.max(1, Math.round(width / shape)) };
  return {
    ...cut,
    left: clamp(Math.round(focus.x * width - cut.width / 2), 0, width - cut.width),
    top: clamp(Math.round(focus.y * height - cut.height / 2), 0, height - cut.height),
  };
}

/** The version in a banner's address: each focus gives a different picture. */
export const bannerVersion = (fileVersion: string, focus: ImageFocus | null | undefined): string =>
  focus ? `${fileVersion}-${thousandths(focus.x)}-${thousandths(focus.y)}` : fileVersion;

/** A focus as it is stored: rounded to the thousandth, which is finer than a pixel of any banner. */
export const wholeFocus = ({ x, y }: ImageFocus): ImageFocus => ({
  x: thousandths(x) / 1000,
  y: thousandths(y) / 1000,
});

const thousandths = (part: number) => Math.round(part * 1000);
