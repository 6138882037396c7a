import type { BodyFields, RowFields } from '../../contract/fields/field-structs';
import { type Fields, valueIn } from '../../nouns/fields';

/**
 * A noun's fields in the row that a body makes: texts trimmed, and without what the thing has none of.
 * @param before those that the thing had, where fields that older clients do not know are kept
 */
export function savedFields<F extends Fields>(
  fields: F,
  body: BodyFields<F>,
  before?: RowFields<F>,
): RowFields<F> {
  const saved = Object.entries(fields).flatMap(([name, { kind, none }]) => {
    const written = valueIn(body, name);
    const kept = none === 'empty' && written === undefined && before !== undefined;
    const value: unknown = kept
      ? valueIn(before, name)
      : kind === 'miniature'
        ? valueIn(Object(written), 'uuid')
        : trimmed(written);
    const isNone = value === undefined || value === null || (value === '' && none !== undefined);
    return isNone ? [] : [[name, value]];
  });
  // Object.fromEntries loses which value is of which kind.
  return Object.fromEntries(saved) as RowFields<F>;
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
