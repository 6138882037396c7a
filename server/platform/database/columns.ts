import type { RowFields } from '#common/contract/fields/field-structs';
import { type Fields, mapFields, valueIn } from '#common/nouns/fields';

/** The columns of a noun's fields, of the same names: null where a thing has none. */
export type ColumnsOf<F extends Fields> = {
  [Name in keyof F]-?: StoredValue<RowFields<F>, Name>;
};

type StoredValue<Row, Name> = Name extends keyof Row
  ? undefined extends Row[Name]
    ? Exclude<Row[Name], undefined> | null
    : Row[Name]
  : never;

/** A noun's fields as they are stored. */
export const columnsOf = <F extends Fields>(fields: F, row: RowFields<F>) =>
  // mapFields loses which value is of which kind.
  mapFields(fields, (_, name) => valueIn(row, name) ?? null) as ColumnsOf<F>;

/** A noun's fields as devices have them: without what a thing has none of. */
export function fieldsOf<F extends Fields>(fields: F, stored: ColumnsOf<F>): RowFields<F> {
  const names = Object.keys(fields).filter((name) => valueIn(stored, name) !== null);
  // Object.fromEntries loses which value is of which kind.
  return Object.fromEntries(names.map((name) => [name, valueIn(stored, name)])) as RowFields<F>;
}
