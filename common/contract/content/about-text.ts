import { type Infer, integer, object, optional, type, unknown } from 'superstruct';
import { aboutTextNoun } from '../../nouns/about-text';
import { bodyStructs, rowStructs } from '../fields/field-structs';
import { tolerantList, moment, hasKnown, slug, uuid } from '../fields/primitives';
import { personReference } from '../people/user';
import { codeOf, codesOf } from './reference-lists';

/** A text of the association (history, terms of use…). `version` goes up by one at each save. */
export const aboutText = type({
  uuid,
  slug,
  type: codeOf('text-template-types'),
  ...rowStructs(aboutTextNoun.fields),
  version: integer(),
  lastAuthor: optional(personReference),
  lastModified: moment,
});
/** A list of them; entries of an unknown type are left out. */
export const aboutTexts = tolerantList(aboutText, hasKnown('type', codesOf('text-template-types')));
export interface AboutText extends Infer<typeof aboutText> {}

/**
 * POST and PUT body. A client may send back what it read: fields that the server decides are allowed and ignored.
 * A PUT changes neither `slug` nor `type`. The title of a MAIL is its subject; `{prenom}` in either stands for a name.
 */
export const aboutTextWrite = object({
  uuid: optional(uuid),
  slug: optional(slug),
  type: codeOf('text-template-types'),
  ...bodyStructs(aboutTextNoun.fields),
  version: optional(unknown()),
  lastAuthor: optional(unknown()),
  lastModified: optional(unknown()),
});
export interface AboutTextWrite extends Infer<typeof aboutTextWrite> {}
