import type { NewWrite } from '#worker/api';

/** What a form edits of a thing: plain data, with one entry for everything that is merged and chosen as one. */
export type DeskValues = object;

/** A thing as its editors see it now, queued writes included. */
export interface DeskThing<Values extends DeskValues> {
  readonly uuid: string;
  readonly slug: string;
  readonly version: string;
  readonly values: Values;
}

/** What the desk needs to know about one kind of thing. */
export interface DeskNoun<Values extends DeskValues> {
  /** The prefix of its lanes and drafts. */
  readonly name:
    'news' | 'piece' | 'image' | 'about-text' | 'show' | 'event' | 'sponsor' | 'interactive-image';
  readonly empty: Values;
  /** One thing by slug or uuid, from the mirror. */
  readonly read: (address: string) => Promise<DeskThing<Values> | null>;
  /** The write that saves it. `version`: the one that was edited; null: the server does not have it yet. */
  readonly write: (values: Values, uuid: string, version: string | null) => NewWrite;
  /**
   * Values as they will read back after being saved; if absent, unchanged. Without it, a value that reads back
   * differently would look like another person's change.
   */
  readonly normalised?: (values: Values, uuid: string) => Values;
  /** Values of a draft whose parts may lack a field that is newer than the draft; if absent, unchanged. */
  readonly completed?: (values: Values) => Values;
  /**
   * Values for a copy under another uuid; if absent, unchanged. What is in the trash keeps the keys of its parts, and
   * the server gives none of them to anything else.
   */
  readonly renewed?: (values: Values) => Values;
  readonly titleOf: (values: Values) => string;
  /** The address of its editor, and of the list of all. */
  readonly editor: (address: { slug: string }) => string;
  readonly list: () => string;
  /** Deleted at once: there is no trash for it. */
  readonly hasNoTrash?: true;
  /** The message if there is none of that name: 'Brève introuvable'. */
  readonly missing: string;
}

/** A patch that changes one field. */
export function oneField<Values extends DeskValues, Name extends keyof Values>(
  name: Name,
  value: Values[Name],
): Partial<Values> {
  const changed: Partial<Values> = {};
  changed[name] = value;
  return changed;
}
