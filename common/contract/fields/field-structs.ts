import { type Struct, boolean, nullable, optional, string, type } from 'superstruct';
import { type Field, type Fields, mapFields } from '../../nouns/fields';
import type { AnyStruct } from './any-struct';
import { line, shortText, uuid, webLink, words } from './primitives';
import { richText, writtenRichText } from './rich-text';
import type { RichText } from './rich-text-nodes';

/** What a field of each kind holds in a row. */
interface RowValues {
  line: string;
  note: string;
  words: string;
  link: string;
  /** The uuid of a preview image. */
  miniature: string;
  document: RichText;
  flag: boolean;
}

/** The same in a body. */
interface BodyValues extends Omit<RowValues, 'miniature'> {
  miniature: { uuid: string };
}

type RowValue<F extends Field> = RowValues[F['kind']] | Absent<F>;
type BodyValue<F extends Field> =
  BodyValues[F['kind']] | Absent<F> | (F extends { readonly none: 'null' } ? null : never);
type Absent<F> = F extends { readonly none: string } ? undefined : never;

/** The structs of a noun's fields in its rows. */
export function rowStructs<F extends Fields>(fields: F) {
  const structs = mapFields(fields, ({ kind, none }): AnyStruct =>
    none === undefined ? inRow[kind] : optional(inRow[kind]),
  );
  return structs as { readonly [Name in keyof F]: Struct<RowValue<F[Name]>, null> };
}

const inRow: Readonly<Record<Field['kind'], AnyStruct>> = {
  line: string(),
  note: string(),
  words: string(),
  link: string(),
  miniature: uuid,
  document: richText,
  flag: boolean(),
};

/** The structs of a noun's fields in a body: POST, PUT, and a line that is imported. */
export function bodyStructs<F extends Fields>(fields: F) {
  const structs = mapFields(fields, (field): AnyStruct => {
    const struct = inBody(field);
    if (field.none === undefined) return struct;
    return optional(field.none === 'null' ? nullable(struct) : struct);
  });
  return structs as { readonly [Name in keyof F]: Struct<BodyValue<F[Name]>, null> };
}

function inBody(field: Field): AnyStruct {
  switch (field.kind) {
    case 'line':
      return line(field.most);
    case 'note':
      return shortText(field.most);
    case 'words':
      return words(field.most);
    case 'link':
      return webLink;
    case 'miniature':
      return type({ uuid });
    case 'document':
      return writtenRichText;
    case 'flag':
      return boolean();
  }
}

/** A noun's fields in a row, without what the thing has none of. */
export type RowFields<F extends Fields> = WithOptional<{ readonly [Name in keyof F]: RowValue<F[Name]> }>;

/** The same in a body. */
export type BodyFields<F extends Fields> = WithOptional<{ readonly [Name in keyof F]: BodyValue<F[Name]> }>;

/** The same, with those that may be undefined left out instead. */
type WithOptional<T> = Flat<
  Partial<T> & { readonly [Name in keyof T as undefined extends T[Name] ? never : Name]: T[Name] }
>;
type Flat<T> = { readonly [Name in keyof T]: T[Name] };
