import {
  type Struct,
  array,
  coerce,
  date,
  define,
  enums,
  integer,
  is,
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
import { lengthFault } from '../../base/character-count';
import { isBlank, oddCharacterIn } from '../../base/odd-character';
import { parisMoment, parseWireDate } from '../../base/paris-time';
import { uuidPattern } from '../../base/uuid';
import { isWebAddress } from '../../base/web-address';

/** The range of years in which the association can have done something. */
export const FIRST_YEAR = 1984;
const LAST_YEAR = 3000;

/** The range of years of any date: from before the oldest living person's birth to far in the future. */
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2200;

/** The maximum of a PostgreSQL integer column. */
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

/** When something takes place: not before the association existed, so that what refers to it can be saved too. */
export const evening = momentSince(FIRST_YEAR);

/**
 * One non-blank line of text: 1 to `most` characters once trimmed. It contains no invisible characters and none that
 * change the reading order, so that it cannot imitate another text.
 */
export const line = (most: number) =>
  define<string>('line', (value) => {
    if (typeof value !== 'string') return 'texte attendu';
    if (isBlank(value)) return 'ne peut pas être vide';
    return lineFault(value, most);
  });

/** The same, possibly empty. */
export const shortText = (most: number) =>
  define<string>('line', (value) => (typeof value === 'string' ? lineFault(value, most) : 'texte attendu'));

function lineFault(value: string, most: number): string | true {
  if (oddCharacterIn(value) !== undefined) return ODD;
  return lengthFault(value, most) ?? true;
}

/** Text of at most `most` characters, possibly empty. */
export const text = (most: number) => refine(string(), 'text', (value) => lengthFault(value, most) ?? true);

/** The same for text that is published: without invisible characters or ones that change the reading order. */
export const words = (most: number) =>
  refine(text(most), 'words', (value) => oddCharacterIn(value, { lines: true }) === undefined || ODD);

const ODD = 'contient un caractère invisible';

/** A link field: http(s) if it has a scheme, a dotted host, a path, and no character that changes the reading order. */
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

/** A path of this site, `/bibliotheque/le-dindon`, without characters that hide where it leads, or two slashes in a row. */
const siteLink = size(
  pattern(string(), /^\/(?!\/)(?:[^\s<>"\\\p{C}/?#]|\/(?!\/))*(?:[?#][^\s<>"\\\p{C}]*)?$/u),
  1,
  500,
);

/** The same, or a link of the web. */
export const anyLink = define<string>(
  'string',
  (link) => is(link, siteLink) || is(link, webLink) || 'adresse du web, ou chemin du site, attendue',
);

/** A part of a width or a height. */
export const fraction = max(min(number(), 0), 1);

/** A count or a rank that fits a PostgreSQL integer. */
export const wholeNumber = max(min(integer(), 0), MOST);

/** The price of one seat in euros, with at most two decimals, as tables store it. */
export const euros = eurosUpTo(9_999.99);

/** What the seats of one booking or sale cost together: at most ten. */
export const totalEuros = eurosUpTo(99_999.9);

function eurosUpTo(most: number) {
  return refine(max(min(number(), 0), most), 'euros', (price) => {
    const cents = price * 100;
    return Math.abs(cents - Math.round(cents)) < 1e-6 || 'deux décimales au plus';
  });
}

/** A year from 1984, when the association began, to 3000. */
export const year = max(min(integer(), FIRST_YEAR), LAST_YEAR);

/**
 * A list for reading: an entry that only a newer server knows (a role, a type) is left out, since the others are still
 * valid.
 */
export const tolerantList = <Element, Schema>(
  element: Struct<Element, Schema>,
  isKnown: (entry: unknown) => boolean,
) => coerce(array(element), list, (entries) => entries.filter(isKnown));

/** Whether an entry is in a closed list. */
export const isOneOf = (values: readonly string[]) => (entry: unknown) =>
  values.some((value) => value === entry);

/** Whether the value of a field (`role.code`: of a nested field) is in a closed list. */
export const hasKnown = (path: string, values: readonly string[]) => (entry: unknown) =>
  isOneOf(values)(
    path.split('.').reduce<unknown>((inner, field) => Reflect.get(Object(inner), field), entry),
  );

/**
 * A value of a closed list for reading: one that only a newer server knows becomes `nearest`, since the rest of the
 * answer is still valid.
 */
export const tolerantEnum = <const Value extends string>(values: readonly Value[], nearest: Value) =>
  coerce(enums(values), string(), (value) => values.find((known) => known === value) ?? nearest);

const list = define<unknown[]>('array', (value) => Array.isArray(value));

/** A page of a list, in the shape of the specification; a row that is not `isKnown` is left out. */
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
