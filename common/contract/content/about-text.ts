import { type Infer, integer, object, optional, string, type, unknown } from 'superstruct';
import { tolerantList, line, moment, hasKnown, slug, uuid } from '../fields/primitives';
import { codeOf, codesOf } from './reference-lists';
import { richText, writtenRichText } from '../fields/rich-text';
import { personReference } from '../people/user';

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
/** A list of them; entries of an unknown type are left out. */
export const aboutTexts = tolerantList(aboutText, hasKnown('type', codesOf('text-template-types')));
export type AboutText = Infer<typeof aboutText>;

/**
 * POST and PUT body. A client may send back what it read: fields that the server decides are allowed and ignored.
 * A PUT changes neither `slug` nor `type`. The title of a MAIL is its subject; `{prenom}` in either stands for a name.
 */
export const aboutTextWrite = object({
  uuid: optional(uuid),
  slug: optional(slug),
  type: codeOf('text-template-types'),
  title: line(200),
  content: writtenRichText,
  version: optional(unknown()),
  lastAuthor: optional(unknown()),
  lastModified: optional(unknown()),
});
export type AboutTextWrite = Infer<typeof aboutTextWrite>;
