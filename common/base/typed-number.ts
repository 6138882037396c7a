import { integer, money } from './numbers';
import { withoutOddInLine } from './odd-character';

/** A number as typed: null if nothing is; the text itself if it is no number that its field takes. */
export type TypedNumber = number | string | null;

/** What a field counts, and how little and how much of it. */
export interface NumberKind {
  /** Euros have cents; a year is written without a space; minutes may be hours and minutes. */
  readonly unit?: 'count' | 'euros' | 'minutes' | 'year' | undefined;
  readonly minValue?: number | undefined;
  readonly maxValue?: number | undefined;
  /** What to say of too great a number, where the range itself explains nothing. */
  readonly tooMuch?: string | undefined;
}

/**
 * Reads what somebody typed or pasted: a number that the field takes, null for nothing, or else the text as it is. Nothing
 * is left out of a text to make a number of it: `1e3` is not 13, and `1.250` is read neither as 1 250 nor as 1,25.
 */
export function readNumber(text: string, kind: NumberKind): TypedNumber {
  const words = tidy(text);
  if (words === '') return null;
  const [, minus = '', size = ''] = /^([-+]?) ?(.*)$/.exec(words) ?? [];
  const read = readers[kind.unit ?? 'count'](ungrouped(size));
  // Not -0, which would be shown with its sign.
  const number = read === undefined || read === 0 || minus !== '-' ? read : -read;
  return number === undefined || !isWithin(number, kind) ? text : number;
}

/** What is wrong with a typed number, in French, or undefined. Nothing typed is no fault. */
export function numberFault(typed: TypedNumber, kind: NumberKind): string | undefined {
  if (typed === null || (typeof typed === 'number' && isWithin(typed, kind))) return undefined;
  const { unit, maxValue = Infinity, tooMuch } = kind;
  const number = typeof typed === 'string' ? readNumber(typed, { unit }) : typed;
  if (tooMuch !== undefined && typeof number === 'number' && number > maxValue) return tooMuch;
  return unreadFault(typed, kind) ?? rangeWords(kind);
}

/** How to write what is no number at all, in French; undefined for one that may only be too little or too much. */
export function unreadFault(typed: TypedNumber, { unit = 'count' }: NumberKind): string | undefined {
  if (typeof typed !== 'string' || typeof readNumber(typed, { unit }) !== 'string') return undefined;
  return unit === 'count' && pointed.test(typed) ? WHOLE : examples[unit];
}

/** `2,5`, `1.250`: half a person or a thousand, which a count does not guess. */
const pointed = /^\D*\d+[.,]\d+\D*$/;
const WHOLE = 'Un nombre entier s’écrit sans virgule ni point';

/** The number that was typed; undefined if it is none. */
export const numberOf = (typed: TypedNumber | undefined): number | undefined =>
  typeof typed === 'number' ? typed : undefined;

/** A typed number as its field shows it: `1 250`, `12,50 €`, `1998`. */
export function numberWords(typed: TypedNumber, { unit }: NumberKind): string {
  if (typeof typed !== 'number') return typed ?? '';
  if (unit === 'year') return String(typed);
  return unit === 'euros' ? money(typed) : integer(typed);
}

const isWithin = (number: number, { minValue = -Infinity, maxValue = Infinity }: NumberKind) =>
  number >= minValue && number <= maxValue;

const examples = {
  count: 'Écrivez un nombre en chiffres, par exemple 2',
  euros: 'Un montant s’écrit 12,50',
  minutes: 'Une durée s’écrit 90, ou 1h30',
  year: 'Une année s’écrit 1998',
} as const;

function rangeWords({ unit, minValue, maxValue }: NumberKind): string {
  const [least, most] = [minValue, maxValue].map((bound) => numberWords(bound ?? null, { unit }));
  if (minValue === undefined) return `${most} au plus`;
  return maxValue === undefined ? `${least} au moins` : `De ${least} à ${most}`;
}

/** One kind of space and of minus, as there are many on keyboards, in tables and on web pages. */
const tidy = (text: string) =>
  withoutOddInLine(text)
    .replace(/[\p{Z}\s]+/gu, ' ')
    .trim()
    .replace(/^[\u2010-\u2015\u2212\ufe63\uff0d]/, '-')
    .toLowerCase();

/** Takes the signs between groups of three digits out of `1 250,50`, and of `1.250,50` and `1,250.50`, where they can be no commas. */
function ungrouped(text: string): string {
  const [grouped] =
    /^\d{1,3}(?: \d{3})+(?!\d)|^\d{1,3}(?:\.\d{3})+(?=,)|^\d{1,3}(?:,\d{3})+(?=\.)/.exec(text) ?? [];
  return grouped === undefined ? text : grouped.replace(/\D/g, '') + text.slice(grouped.length);
}

const EURO = '(?:€|euros?|eur)';
/** `12`, `12,50`, `12.5`, `,50`, `12 €`, `€ 12`. */
const written = new RegExp(`^(?:${EURO} ?)?(?=[.,]?\\d)(\\d{0,9})(?:[.,](\\d{0,2}))?(?: ?${EURO})?$`);
/** `12€50`, `12 euros 50`, `12 50`, `12 50 €`: behind a space cents have two digits, as thousands have three. */
const said = new RegExp(
  `^(\\d{1,9})(?: ?${EURO} ?(\\d\\d)(?: ?c(?:(?:en)?t(?:ime)?s?)?)?| (\\d\\d)(?: ?${EURO})?)$`,
);

function euros(text: string): number | undefined {
  const [isMatch, full = '', cents = '', spaced = cents] = written.exec(text) ?? said.exec(text) ?? [];
  return isMatch === undefined ? undefined : Number(`${full || '0'}.${cents || spaced || '0'}`);
}

const units = '(?:places?|personnes?|pers\\.?|minutes?|min\\.?|mn|femmes?|hommes?)';
/** `12`, `12,00`, `12 places`; three zeros behind a point may be thousands. */
const counted = new RegExp(`^(\\d{1,9})(?:[.,]0{0,2})?(?: ?${units})?$`);

function whole(text: string): number | undefined {
  const [, digits] = counted.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** `90`, `1h30`, `1 h 30 min`, `2 heures`; with more hours it is a time of day. */
function minutes(text: string): number | undefined {
  const [isMatch, hours, more = '0'] =
    /^(\d) ?h(?:eures?)?(?: ?([0-5]\d)(?: ?(?:min(?:utes?)?|mn))?)?$/.exec(text) ?? [];
  return isMatch === undefined ? whole(text) : Number(hours) * 60 + Number(more);
}

const readers = { count: whole, euros, minutes, year: whole } as const;
