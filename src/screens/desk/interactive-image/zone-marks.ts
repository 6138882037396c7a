import { type Point, boundsOf } from '#common/base/polygon';

/** Where the number of a zone stands: inside it, halfway down, in the middle of its widest part there. */
export function numberPoint(points: readonly Point[]): Point {
  const { y, height } = boundsOf(points);
  const level = y + height / 2;
  const crossings = points
    .flatMap((from, at) => {
      const to = points[(at + 1) % points.length] ?? from;
      if (from.y <= level === to.y <= level) return [];
      return [from.x + ((level - from.y) / (to.y - from.y)) * (to.x - from.x)];
    })
    .sort((one, other) => one - other);
  let widest = { from: 0, to: 0 };
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [from, to] = [crossings[at] ?? 0, crossings[at + 1] ?? 0];
    if (to - from > widest.to - widest.from) widest = { from, to };
  }
  return { x: (widest.from + widest.to) / 2, y: level };
}

/** The direction from the middle of a zone to one of its corners, each part -1, 0 or 1. */
export function outwards(points: readonly Point[], { x, y }: Point): Point {
  const { x: left, y: top, width, height } = boundsOf(points);
  return { x: Math.sign(x - left - width / 2), y: Math.sign(y - top - height / 2) };
}
