import type { ReactNode } from 'react';
import type { RichText as Document } from '#common/contract/fields/rich-text-nodes';
import { type Field, type Fields, mapFields } from '#common/nouns/fields';
import type { TypedFields } from '#common/rules/typed-fields';
import { NamedPreviewImage } from '../../../components/image-picker/named-preview-image';
import type { DeskFields } from './conflict-panel';
import { RichText } from '../../../components/rich-text/rich-text';
import { orNothing } from './conflict-words';

/** The fields of a noun, to choose between two versions. */
export const conflictFieldsOf = <F extends Fields>(fields: F) =>
  mapFields(fields, (field) => ({
    label: field.label,
    show: (value: unknown) => shown(field, value),
    // mapFields loses which value is of which kind.
  })) as DeskFields<TypedFields<F>>;

function shown(field: Field, value: unknown): ReactNode {
  if (field.kind === 'flag') return field.words[value === true ? 0 : 1];
  // What is typed in a document is one.
  if (field.kind === 'document') return <RichText document={value as Document} />;
  if (typeof value !== 'string') return orNothing('');
  return field.kind === 'miniature' ? <NamedPreviewImage uuid={value} /> : orNothing(value);
}
