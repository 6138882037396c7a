/** A part of a picture, in pixels, and the scale to which it is reduced before it is read. */
export interface PictureRegion {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The longest side of the picture that is read, in pixels: enough for a code held up to the camera, and fast. */
const LONGEST = 800;

/**
 * The part of a picture that is read in a given turn. Every other turn reads the square in the middle, where the frame
 * on the screen is: there a small or blurred code keeps all of its pixels. The turns between look for a code at the
 * edge.
 */
export function regionOf(width: number, height: number, turn: number): PictureRegion {
  const side = Math.min(width, height);
  const whole = { left: 0, top: 0, width, height };
  const middle = { left: (width - side) / 2, top: (height - side) / 2, width: side, height: side };
  const region = turn % 2 === 0 ? whole : middle;
  return { ...region, scale: Math.min(1, LONGEST / Math.max(region.width, region.height)) };
}
