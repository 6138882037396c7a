import type { RowFields } from '#common/contract/fields/field-structs';
import { type Fields, valueIn } from '#common/nouns/fields';
import type { ShownValue } from './journal-subject';

type OfFields<F extends Fields, Value> = Readonly<Partial<Record<keyof F, Value>>>;

/**
 * What the journal keeps of a noun's fields: their values, but of a picture and of a whole document only whether it is another
 * one: revisions keep what a document said, which may name people.
 */
export function subjectFields<F extends Fields>(
  fields: F,
  row: RowFields<F>,
): { readonly shown: OfFields<F, ShownValue>; readonly concealed: OfFields<F, unknown> } {
  const values = (isShown: boolean) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, { kind }]) => (kind !== 'miniature' && kind !== 'document') === isShown)
        .map(([name]) => [name, valueIn(row, name)]),
    );
  // Object.fromEntries loses the names.
  return { shown: values(true) as OfFields<F, ShownValue>, concealed: values(false) as OfFields<F, unknown> };
}
