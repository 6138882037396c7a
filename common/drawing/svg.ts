import { type Colour, palette } from './palette';

/*
 * The primitives of all drawings. They return SVG text; numbers are rounded to a tenth, colours are literal.
 * They use presentation attributes only: inline styles could be blocked by a content security policy.
 */

export function path(d: string, colour: Colour, opacity = 1): string {
  return `<path fill="${palette[colour]}"${fade(opacity)} d="${d}"/>`;
}

/** An open line of the given width. */
export function line(d: string, colour: Colour, width: number): string {
  return `<path fill="none" stroke="${palette[colour]}" stroke-width="${n(width)}" d="${d}"/>`;
}

/** A closed outline through the points, in order. */
export function polygon(points: readonly (readonly [x: number, y: number])[], colour: Colour): string {
  return path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`, colour);
}

export function rect(x: number, y: number, width: number, height: number, colour: Colour): string {
  return path(`M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`, colour);
}

export function circle(x: number, y: number, radius: number, colour: Colour, opacity = 1): string {
  return `<circle fill="${palette[colour]}"${fade(opacity)} cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, colour: Colour): string {
  return `<ellipse fill="${palette[colour]}" cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`;
}

/** Transforms a drawing around the origin: moved, rotated (degrees, clockwise), scaled. */
export function place(
  x: number,
  y: number,
  content: string,
  { turn = 0, scale = 1, flip = false } = {},
): string {
  const rotation = turn === 0 ? '' : ` rotate(${n(turn)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${rotation} scale(${n3(flip ? -scale : scale)} ${n3(scale)})">${content}</g>`;
}

/** The floor of a stage; wider than any picture, so that a scene can be moved aside. */
export function floor(y: number, height: number, colour: Colour): string {
  return rect(-4000, y, 9000, height - y, colour);
}

/** A number as written in a path. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function n3(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** A whole picture. The viewBox has the units of the drawing, width and height are the displayed size. */
export function svg(
  drawing: string,
  {
    viewBox,
    width,
    height,
    label,
  }: { viewBox: readonly [number, number]; width: number; height: number; label?: string },
): string {
  const spoken = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeXml(label)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(viewBox[0])} ${n(viewBox[1])}" width="${n(width)}" height="${n(height)}" ${spoken}>${drawing}</svg>`;
}

/** Escapes text for an attribute or an element; characters that XML forbids are removed. */
function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters to remove
  const clean = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '');
  return clean.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function fade(opacity: number): string {
  return opacity < 1 ? ` fill-opacity="${opacity}"` : '';
}
