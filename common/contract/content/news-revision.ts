import { array, nullable, number, optional, string, type } from 'superstruct';
import { codedSpectacleType, previewImageReference } from './image';
import { hasKnown, moment, tolerantList } from '../fields/primitives';
import { codesOf } from './reference-lists';
import { richText } from '../fields/rich-text';

/** A news item in a saved version: as it was written under the rules of its day, which a form may no longer accept. */
export const newsRevision = type({
  title: string(),
  description: string(),
  content: richText,
  previewImage: optional(nullable(previewImageReference)),
  visibleFrom: optional(nullable(moment)),
  years: array(number()),
  spectacleTypes: tolerantList(codedSpectacleType, hasKnown('code', codesOf('spectacle-types'))),
});
