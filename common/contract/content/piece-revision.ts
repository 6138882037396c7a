import { type Infer, array, nullable, optional, string, type } from 'superstruct';
import { charactersData } from './characters-data';
import { previewImageReference } from './image';
import { performanceRevision } from './performance';
import { duration } from './piece';
import { moment, uuid } from '../fields/primitives';
import { richText } from '../fields/rich-text';

/**
 * A play in a saved version: as it was written or, for content older than the site's versions, as it was read, with
 * gaps that a form would not accept.
 */
export const pieceRevision = type({
  title: string(),
  duration: optional(nullable(duration)),
  genre: optional(nullable(string())),
  resume: richText,
  previewImage: optional(previewImageReference),
  visibleFrom: optional(nullable(moment)),
  textAuthors: array(
    type({ slug: string(), uuid: optional(uuid), name: optional(string()), firstname: optional(string()) }),
  ),
  charactersData,
  performance: optional(nullable(performanceRevision)),
});
export type PieceRevision = Infer<typeof pieceRevision>;
