import { type Infer, define, object, optional, size, string } from 'superstruct';
import { lengthFault } from '../../base/character-count';
import { uuid } from '../fields/primitives';
import { email, personName } from '../people/user';

/** The maximum length of a message, in characters. */
export const MESSAGE_LENGTH = 5000;

const message = define<string>('message', (value) => {
  if (typeof value !== 'string') return 'texte attendu';
  if (value.trim() === '') return 'ne peut pas être vide';
  return lengthFault(value, MESSAGE_LENGTH) ?? true;
});

/**
 * POST /api/contacts: a message to the association, which reaches it once under its uuid. `website` is a hidden field
 * that only robots fill in.
 */
export const contactMessage = object({
  uuid: optional(uuid),
  name: personName,
  email,
  message,
  website: optional(size(string(), 0, 500)),
});
export type ContactMessage = Infer<typeof contactMessage>;
