/*
 * What is said once of each field. What a kind means stands in one file for each place that has to know it: `field-structs` (the
 * wire), `typed-fields` (forms), `saved-fields` (rules), `conflict-fields` (two versions), `subject-fields` (the journal).
 */

interface Named {
  /** What people read: beside the field, in a choice between two versions, before an error, in the journal. */
  readonly label: string;
  /**
   * How a body says that a thing has none of it: `null`, so or by leaving it out; `absent`, by leaving it out; `empty`, by an
   * empty text, since older clients do not know the field: left out, it stays as it was. Without this, everything has it.
   */
  readonly none?: 'null' | 'absent' | 'empty';
}

/** One line of text, never blank. */
interface Line extends Named {
  readonly kind: 'line';
  readonly none?: never;
  readonly most: number;
  /** What a form says of a blank one. */
  readonly required: string;
}

/** Text that may be empty: a note of one line, or words of several. */
interface Text extends Named {
  readonly kind: 'note' | 'words';
  readonly most: number;
}

/** An address of the web, with or without `https://`. */
interface WebLink extends Named {
  readonly kind: 'link';
  /** How to write one: `theatre.example/salle`. */
  readonly example: string;
}

/** The uuid of a preview image. */
interface Miniature extends Named {
  readonly kind: 'miniature';
}

/** Text with headings, lists, links, pictures. */
interface Document extends Named {
  readonly kind: 'document';
  readonly none?: never;
}

/** Yes or no. */
interface Flag extends Named {
  readonly kind: 'flag';
  readonly none?: never;
  /** That of something new. */
  readonly initially: boolean;
  /** For yes and for no. */
  readonly words: readonly [yes: string, no: string];
}

export type Field = Line | Text | WebLink | Miniature | Document | Flag;
export type Fields = Readonly<Record<string, Field>>;

/** The value of one field among those of a thing. */
export const valueIn = (values: object, name: string): unknown => Reflect.get(values, name);

/** The same names, with what each field becomes. */
export const mapFields = <F extends Fields, To>(
  fields: F,
  become: (field: Field, name: keyof F & string) => To,
) =>
  // Object.entries and Object.fromEntries lose the names.
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, become(field, name)])) as {
    readonly [Name in keyof F]: To;
  };
