import type { NewWrite } from '#worker/api';

/** What a form edits of a thing: plain data, one entry for all that is merged and chosen as one. */
export type DeskValues = object;

/** A thing as its editors see it now: what waits to be sent is in it already. */
export interface DeskThing<Values extends DeskValues> {
  readonly uuid: string;
  readonly slug: string;
  readonly version: string;
  readonly values: Values;
}

/** What the desk has to know of a noun. */
export interface DeskNoun<Values extends DeskValues> {
  /** Its lanes and drafts begin with it. */
  readonly name: 'news' | 'piece' | 'image' | 'about-text' | 'show' | 'event';
  readonly empty: Values;
  /** One thing by slug or uuid, from the mirror. */
  readonly read: (address: string) => Promise<DeskThing<Values> | null>;
  /** How it is saved. `version`: the one upon which it was edited; null: nobody knows of it yet. */
  readonly write: (values: Values, uuid: string, version: string | null) => NewWrite;
  /**
   * Values as they will be read again once they were saved; without it, as they are. What reads otherwise than it was saved
   * would look like the work of somebody else.
   */
  readonly tidied?: (values: Values, uuid: string) => Values;
  readonly titleOf: (values: Values) => string;
  /** Where one of them is edited, and where all are listed. */
  readonly editor: (address: { slug: string }) => string;
  readonly list: () => string;
  /** What is deleted goes at once: no trash keeps it. */
  readonly hasNoTrash?: true;
  /** What is said where there is none of that name: 'Brève introuvable'. */
  readonly missing: string;
}

/** A change of one field. */
export function oneField<Values extends DeskValues, Name extends keyof Values>(
  name: Name,
  value: Values[Name],
): Partial<Values> {
  const changed: Partial<Values> = {};
  changed[name] = value;
  return changed;
}
