import { randomUUID } from 'node:crypto';
import { cornersOf } from '#common/base/polygon';
import type { Zone } from '#common/contract/agenda/interactive-image';

/** A zone: a bubble in the upper left corner, unless something else is said. */
export const zoneDraft = (fields: Partial<Zone> = {}): Zone => ({
  uuid: randomUUID(),
  type: 'TEXTE',
  name: 'Le dindon',
  shape: 'RECTANGLE',
  points: [...cornersOf({ x: 0.1, y: 0.1, width: 0.2, height: 0.3 })],
  text: 'Il ne volera pas.',
  ...fields,
});

/** What the secretary sends of an interactive image. */
export const writtenInteractiveImage = (named: {
  readonly show: string;
  readonly image: string;
  readonly [field: string]: unknown;
}) => ({ title: 'L’affiche', zones: [zoneDraft()], ...named });
