/**
 * The dominant colour, `#rrggbb`: the mean of the fullest box, with each channel divided into eight steps.
 * @param pixels three bytes per pixel
 */
export function dominantColour(pixels: Uint8Array): string {
  const boxes = new Map<number, Box>();
  for (let at = 0; at + 3 <= pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const box = boxes.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    box.count += 1;
    box.red += red;
    box.green += green;
    box.blue += blue;
    boxes.set(key, box);
  }
  const { count, red, green, blue } = [...boxes.values()].reduce(
    (fullest, box) => (box.count > fullest.count ? box : fullest),
    { count: 0, red: 0, green: 0, blue: 0 },
  );
  const hex = (sum: number) =>
    Math.round(sum / Math.max(1, count))
      .toString(16)
      .padStart(2, '0');
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

interface Box {
  count: number;
  red: number;
  green: number;
  blue: number;
}
