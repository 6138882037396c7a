/** A part of a picture, in its pixels, and by how much it is made smaller before it is read. */
export interface PictureRegion {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The longest side of what is read, in pixels: a code held up fills it well enough, and small pictures are quick. */
const LONGEST = 800;

/**
 * Which part of a picture is read in which turn. Every other one is the square in its middle, where the frame on the
 * screen is: there a small or blurred code keeps all of its pixels. The turns between look for a code at the edge.
 */
export function regionOf(width: number, height: number, turn: number): PictureRegion {
  const side = Math.min(width, height);
  const whole = { left: 0, top: 0, width, height };
  const middle = { left: (width - side) / 2, top: (height - side) / 2, width: side, height: side };
  const region = turn % 2 === 0 ? whole : middle;
  return { ...region, scale: Math.min(1, LONGEST / Math.max(region.width, region.height)) };
}
