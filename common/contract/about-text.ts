import { type Infer, integer, optional, string, type } from 'superstruct';
import { moment, slug, uuid } from './primitives';
import { codeOf } from './reference-lists';
import { richText } from './rich-text';
import { personReference } from './user';

/** A text of the association (history, terms of use…). `version` goes up by one at each save. */
export const aboutText = type({
  uuid,
  slug,
  type: codeOf('text-template-types'),
  title: string(),
  content: richText,
  version: integer(),
  lastAuthor: optional(personReference),
  lastModified: moment,
});
export type AboutText = Infer<typeof aboutText>;
