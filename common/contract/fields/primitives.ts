import {
  type Struct,
  array,
  coerce,
  date,
  define,
  enums,
  integer,
  max,
  min,
  number,
  object,
  pattern,
  refine,
  size,
  string,
  type,
} from 'superstruct';
import { isBlank, oddCharacterIn } from '../../base/odd-character';
import { parisMoment, parseWireDate } from '../../base/paris-time';
import { uuidPattern } from '../../base/uuid';
import { isWebAddress } from '../../base/web-address';

/** The years of the association's life. */
const FIRST_YEAR = 1984;
const LAST_YEAR = 3000;

/** The years in which something may be: everybody who lives was born since, and nothing here outlives them. */
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2200;

/** What the largest integer column holds. */
const MOST = 2_147_483_647;

/** A UUID in lower case. */
export const uuid = pattern(string(), uuidPattern);

/** The address form of a title: `l-ecole-des-femmes`. */
export const slug = size(pattern(string(), /^[a-z0-9]+(-[a-z0-9]+)*$/), 1, 120);

const wireDate = coerce(date(), string(), (text) => parseWireDate(text) ?? text) as Struct<Date, null>;

function momentSince(earliest: number) {
  const [from, until] = [parisMoment(earliest, 1, 1), parisMoment(LATEST_YEAR + 1, 1, 1)];
  const fault = `année de ${earliest} à ${LATEST_YEAR} attendue`;
  return refine(wireDate, 'moment', (at) => (at >= from && at < until) || fault);
}

/** A moment from 1900 to 2200: `2026-11-21T20:30:00+01:00` on the wire, a Date in the program. */
export const moment = momentSince(EARLIEST_YEAR);

/** When something takes place, since the association exists: what hangs on it can be written too. */
export const evening = momentSince(FIRST_YEAR);

/**
 * One line of text that says something: 1 to `most` characters once trimmed. All of it can be seen and is read in the
 * order of its letters, so that it can pass for nothing else where it stands.
 */
export const line = (most: number) =>
  define<string>('line', (value) => {
    if (typeof value !== 'string') return 'texte attendu';
    if (isBlank(value)) return 'ne peut pas être vide';
    return lineFault(value, most);
  });

/** The same where it may be empty. */
export const shortText = (most: number) =>
  define<string>('line', (value) => (typeof value === 'string' ? lineFault(value, most) : 'texte attendu'));

function lineFault(value: string, most: number): string | true {
  if (oddCharacterIn(value) !== undefined) return ODD;
  return value.length <= most || `${most} caractères au plus`;
}

/** Text of at most `most` characters, possibly empty. */
export const text = (most: number) => size(string(), 0, most);

/** The same as an editor writes it for everybody to read: nothing in it hides, or turns the words around. */
export const words = (most: number) =>
  refine(text(most), 'words', (value) => oddCharacterIn(value, { lines: true }) === undefined || ODD);

const ODD = 'contient un caractère invisible';

/** A link field: http or https where it says so, a dotted host, a path, and nothing that turns its words around. */
export const webLink = refine(
  size(
    pattern(
      string(),
      /^(https?:\/\/)?([\p{L}\d-]+\.)+\p{L}{2,}(:\d{1,5})?([/?#][^\s<>"\\\p{Cc}\u202a-\u202e\u2066-\u2069]*)?$/iu,
    ),
    0,
    500,
  ),
  'web link',
  (link) => isWebAddress(/^https?:/i.test(link) ? link : `https://${link}`) || 'adresse du web attendue',
);

/** A count or a rank that PostgreSQL keeps as an integer. */
export const wholeNumber = max(min(integer(), 0), MOST);

/** An amount of euros with two decimals, as tables keep it. */
export const euros = refine(max(min(number(), 0), 9_999.99), 'euros', (price) => {
  const cents = price * 100;
  return Math.abs(cents - Math.round(cents)) < 1e-6 || 'deux décimales au plus';
});

/** A year of the association's life, 1984 to 3000. */
export const year = max(min(integer(), FIRST_YEAR), LAST_YEAR);

/**
 * A list as it is read: an entry that only a newer server knows (a role, a type) is left out, since without it the rest is
 * as good as before.
 */
export const tolerantList = <Element, Schema>(
  element: Struct<Element, Schema>,
  isKnown: (entry: unknown) => boolean,
) => coerce(array(element), list, (entries) => entries.filter(isKnown));

/** Whether an entry is one of a closed list. */
export const isOneOf = (values: readonly string[]) => (entry: unknown) =>
  values.some((value) => value === entry);

/** Whether an entry says in this field (`role.code`: in a field of it) what stands in a closed list. */
export const hasKnown = (path: string, values: readonly string[]) => (entry: unknown) =>
  isOneOf(values)(
    path.split('.').reduce<unknown>((inner, field) => Reflect.get(Object(inner), field), entry),
  );

/**
 * A value of a closed list as it is read: what only a newer server says is read as what comes nearest, since the rest of
 * its answer is as good as before.
 */
export const tolerantEnum = <const Value extends string>(values: readonly Value[], nearest: Value) =>
  coerce(enums(values), string(), (value) => values.find((known) => known === value) ?? nearest);

const list = define<unknown[]>('array', (value) => Array.isArray(value));

/** A page of a list, as the specification shapes it; a row that is not `isKnown` is left out. */
export const pageOf = <Row>(row: Struct<Row>, isKnown: (entry: unknown) => boolean = () => true) =>
  type({
    metadata: object({
      currentPage: integer(),
      lastPage: integer(),
      total: integer(),
      offsetStart: integer(),
      offsetEnd: integer(),
    }),
    data: tolerantList(row, isKnown),
  });
