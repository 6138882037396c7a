import {
  type Struct,
  array,
  coerce,
  date,
  define,
  integer,
  max,
  min,
  object,
  pattern,
  size,
  string,
  type,
} from 'superstruct';
import { parseWireDate } from '../base/paris-time';
import { uuidPattern } from '../base/uuid';

/** A UUID in lower case. */
export const uuid = pattern(string(), uuidPattern);

/** The address form of a title: `l-ecole-des-femmes`. */
export const slug = size(pattern(string(), /^[a-z0-9]+(-[a-z0-9]+)*$/), 1, 120);

/** A moment: `2026-11-21T20:30:00+01:00` on the wire, a Date in the program. */
export const moment = coerce(date(), string(), (text) => parseWireDate(text) ?? text) as Struct<Date, null>;

/** One line of text that says something: 1 to `most` characters once trimmed. */
export const line = (most: number) =>
  define<string>('line', (value) => {
    if (typeof value !== 'string') return 'texte attendu';
    if (value.trim() === '') return 'ne peut pas être vide';
    return value.length <= most || `${most} caractères au plus`;
  });

/** Text of at most `most` characters, possibly empty. */
export const text = (most: number) => size(string(), 0, most);

/** A year of the association's life, 1984 to 3000. */
export const year = max(min(integer(), 1984), 3000);

/**
 * A list as it is read: an entry that only a newer server knows (a role, a type) is left out, since without it the rest is
 * as good as before.
 */
export const known = <Element, Schema>(
  element: Struct<Element, Schema>,
  isKnown: (entry: unknown) => boolean,
) => coerce(array(element), list, (entries) => entries.filter(isKnown));

const list = define<unknown[]>('array', (value) => Array.isArray(value));

/** A page of a list, as the specification shapes it. */
export const pageOf = <Row>(row: Struct<Row>) =>
  type({
    metadata: object({
      currentPage: integer(),
      lastPage: integer(),
      total: integer(),
      offsetStart: integer(),
      offsetEnd: integer(),
    }),
    data: array(row),
  });
