import {
  type Infer,
  array,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
  unknown,
} from 'superstruct';
import { type Point, boundsOf, crossesItself, isUprightRectangle, onGrid } from '../../base/polygon';
import { codeOf, codesOf } from '../content/reference-lists';
import type { CodeOf } from '../content/reference-names';
import { anyLink, fraction, hasKnown, line, tolerantList, uuid, words } from '../fields/primitives';
import { refineWhole } from '../fields/refine-whole';

/** What a zone shows: words, a link, a character with its actor, or another image. */
export type ZoneTypeCode = CodeOf<'interactive-zone-types'>;

/** An upright rectangle, or any polygon. */
export const zoneShapes = ['RECTANGLE', 'POLYGONE'] as const;
export type ZoneShape = (typeof zoneShapes)[number];

/** Of one show. */
export const MAX_INTERACTIVE_IMAGES = 20;
export const interactiveImageLimit = `Un spectacle a ${MAX_INTERACTIVE_IMAGES} images interactives au plus.`;
export const MAX_ZONES = 40;
export const MAX_CORNERS = 30;
/** The smallest width and height of a zone, as a fraction of its picture: below it no finger finds it. */
export const SMALLEST_ZONE = 0.02;

/**
 * A zone of an interactive image. `points` are its corners in order, as fractions of the picture's width and height from
 * the upper left; of a rectangle upper left, upper right, lower right, lower left.
 */
const zone = type({
  uuid,
  type: codeOf('interactive-zone-types'),
  /** What it is called: for screen readers, in its bubble, in the list below the picture. */
  name: string(),
  shape: enums(zoneShapes),
  points: array(type({ x: number(), y: number() })),
  /** TEXTE and PERSONNAGE. */
  text: optional(string()),
  /** LIEN: as it was typed, or a path of this site. */
  link: optional(string()),
  /** PERSONNAGE: who plays it. */
  actor: optional(string()),
  /** IMAGE: the uuid of an image. */
  image: optional(uuid),
});
export type Zone = Infer<typeof zone>;

/** A picture of a show with zones drawn on it, as it is in the mirror and as calls answer it. */
export const interactiveImage = type({
  uuid,
  /** The uuid of its show. */
  show: uuid,
  title: string(),
  /** The uuid of the image that the zones lie on. */
  image: uuid,
  zones: tolerantList(
    zone,
    (one) => hasKnown('type', codesOf('interactive-zone-types'))(one) && hasKnown('shape', zoneShapes)(one),
  ),
  /** Its place among those of its show, from 0. */
  rank: integer(),
  version: string(),
});
export type InteractiveImage = Infer<typeof interactiveImage>;

/** GET /api/interactive-images. `show`: the slug or the uuid of a show. */
export const interactiveImageQuery = object({ show: optional(size(string(), 1, 120)) });

/** What a zone of each type shows; it cannot do without the first of them. */
export const zoneParts: Readonly<Record<ZoneTypeCode, readonly [ZonePart, ...ZonePart[]]>> = {
  TEXTE: ['text'],
  LIEN: ['link'],
  PERSONNAGE: ['actor', 'text'],
  IMAGE: ['image'],
};
export type ZonePart = 'text' | 'link' | 'actor' | 'image';

const zoneFields = object({
  uuid,
  type: codeOf('interactive-zone-types'),
  name: line(100),
  shape: enums(zoneShapes),
  points: size(array(object({ x: fraction, y: fraction })), 3, MAX_CORNERS),
  text: optional(nullable(words(1000))),
  link: optional(nullable(anyLink)),
  actor: optional(nullable(line(100))),
  image: optional(nullable(uuid)),
});

/** A zone of a body. */
const zoneWrite = refineWhole(zoneFields, 'zone', (written, { path }) => {
  const [field] = zoneParts[written.type];
  const value = written[field];
  const faults: { path: string[]; message: string }[] = [];
  if (typeof value !== 'string' || value.trim() === '')
    faults.push({ path: [...path, field], message: 'obligatoire pour ce type de zone' });
  const shapeFault = shapeFaultOf(written);
  if (shapeFault !== undefined) faults.push({ path: [...path, 'points'], message: shapeFault });
  return faults.length === 0 || faults;
});

/** The zones of a body, each with a uuid of its own. */
export const zonesWrite = refineWhole(
  size(array(zoneWrite), 0, MAX_ZONES),
  'zones',
  (zones) => new Set(zones.map((zone) => zone.uuid)).size === zones.length || 'deux zones ont le même uuid',
);

/** What is wrong with the shape of a zone, in French, or undefined. */
export function shapeFaultOf({
  shape,
  points,
}: {
  readonly shape: ZoneShape;
  readonly points: readonly Point[];
}): string | undefined {
  const { width, height } = boundsOf(points);
  if (onGrid(width) < SMALLEST_ZONE || onGrid(height) < SMALLEST_ZONE) return 'zone trop petite';
  if (shape === 'RECTANGLE' && !isUprightRectangle(points)) return 'rectangle attendu';
  return crossesItself(points) ? 'le contour de la zone se croise' : undefined;
}

/**
 * POST and PUT body, the whole image; a PUT cannot move it to another show. `rank` is ignored: a new one comes
 * last, and is moved by a call of its own.
 */
export const interactiveImageWrite = object({
  uuid: optional(uuid),
  show: uuid,
  title: line(200),
  image: uuid,
  zones: zonesWrite,
  rank: optional(unknown()),
  version: optional(unknown()),
});
export type InteractiveImageWrite = Infer<typeof interactiveImageWrite>;
