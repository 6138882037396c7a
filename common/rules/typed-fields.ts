import { is } from 'superstruct';
import type { BodyFields } from '../contract/fields/field-structs';
import { webLink } from '../contract/fields/primitives';
import type { RichText } from '../contract/fields/rich-text-nodes';
import { type Field, type Fields, mapFields, valueIn } from '../nouns/fields';
import { type FieldFault, textFault } from './text-faults';

/** What is typed in a field of each kind. A miniature is the uuid of a preview image. */
interface TypedValues {
  line: string;
  note: string;
  words: string;
  link: string;
  miniature: string | null;
  document: RichText;
  flag: boolean;
}

/** The fields of a noun in a form: plain JSON. What a thing has none of is empty. */
export type TypedFields<F extends Fields> = { readonly [Name in keyof F]: TypedValues[F[Name]['kind']] };

// mapFields and Object.fromEntries lose which value is of which kind.

/** The fields of something new. */
export const emptyFields = <F extends Fields>(fields: F) =>
  mapFields(fields, (field) => {
    if (field.kind === 'flag') return field.initially;
    if (field.kind === 'document') return { type: 'adls-text', content: [] };
    return field.kind === 'miniature' ? null : '';
  }) as TypedFields<F>;

/** The fields of a thing, as a call answers it. */
export const typedFields = <F extends Fields>(fields: F, thing: BodyFields<F>) =>
  mapFields(fields, ({ kind }, name) => {
    const value = valueIn(thing, name);
    return kind === 'miniature' ? (valueIn(Object(value), 'uuid') ?? null) : (value ?? '');
  }) as TypedFields<F>;

/** The same as they will be read after saving: texts trimmed. */
export const normalisedFields = <F extends Fields>(fields: F, typed: TypedFields<F>) =>
  mapFields(fields, (_, name) => trimmed(typed[name])) as TypedFields<F>;

/** What a body says of them, once they have no faults. */
export function writtenFields<F extends Fields>(fields: F, typed: TypedFields<F>): BodyFields<F> {
  const written = Object.entries(fields).flatMap(([name, { kind, none }]) => {
    const value = trimmed(typed[name]);
    const isNone = value === null || (value === '' && none !== undefined && none !== 'empty');
    if (isNone) return none === 'null' ? [[name, null]] : [];
    return [[name, kind === 'miniature' ? { uuid: value } : value]];
  });
  return Object.fromEntries(written) as BodyFields<F>;
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** What is to be corrected before they are saved, in French, by field. */
export const typedFaults = <F extends Fields>(fields: F, typed: TypedFields<F>) =>
  mapFields(fields, (field, name) => faultOf(field, typed[name]));

/** The same as a list, without the fields that have none. */
export const faultList = (faults: Readonly<Record<string, string | undefined>>): readonly FieldFault[] =>
  Object.entries(faults).flatMap(([path, fault]) => (fault === undefined ? [] : [{ path, fault }]));

/**
 * The fault of an address of the web that was typed, in French; none of it has none.
 * @param example how to write one
 */
export const linkFault = (link: string, example: string): string | undefined =>
  link.trim() === '' || is(link.trim(), webLink)
    ? undefined
    : `Une adresse s’écrit ${example}, avec ou sans https:// devant`;

function faultOf(field: Field, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  switch (field.kind) {
    case 'line':
      return value.trim() === '' ? field.required : textFault(value, field.most);
    case 'note':
      return textFault(value, field.most);
    case 'words':
      return textFault(value, field.most, true);
    case 'link':
      return linkFault(value, field.example);
    case 'miniature':
    case 'document':
    case 'flag':
      return undefined;
  }
}
