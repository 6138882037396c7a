/** A telephone number in a text: as it is written there, and as one dials it (`0612345678`, `+33612345678`). */
export interface Telephone {
  readonly words: string;
  readonly number: string;
}

/** Between two digits of a French number, which is over after its ten digits whatever follows. */
const GAP = String.raw`[\s./()-]{0,3}`;
/** Between two digits of any other number: ` / ` and ` - ` begin the next one. */
const THIN_GAP = '[ .()-]{0,2}';

const french = String.raw`(?:\(?(?:\+|00)33\)?${GAP}(?:\(?0\)?${GAP})?|\(?0\)?)[1-9](?:${GAP}\d){8}(?!\d)`;
const other = String.raw`\(?(?:\+|00)?\d(?:${THIN_GAP}\d){0,4}(?:\/(?=\d))?(?:${THIN_GAP}\d){5,14}`;
const telephone = new RegExp(`${french}|${other}`, 'g');

/** The telephone numbers in a text, such as `06 12 34 56 78 / 02 99 00 00 00`. */
export function telephonesIn(text: string): readonly Telephone[] {
  return [...tidyTelephone(text).matchAll(telephone)].map(([words]) => ({ words, number: numberOf(words) }));
}

/**
 * What somebody typed or pasted, with ordinary spaces and hyphens, without invisible characters and what stands before a
 * number: the `tel:` of a copied link, `Tél. :`, `Portable`.
 */
export const tidyTelephone = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Z}\s]+/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim()
    .replace(LABEL, '');

const LABEL = /^(?:t[ée]l(?:[ée]phone)?|port(?:able)?|mob(?:ile)?|fixe)\.? ?:? ?(?=[+(\d])/i;

/** The address of a link that dials a number. Digits alone, so that nothing typed becomes a part of the address. */
export const telephoneAddress = ({ number }: Telephone): string => `tel:${number}`;

/** The same for a link that somebody wrote (`tel:06 12 34 56 78`); any other link is left as it is. */
export function dialledAddress(href: string): string {
  const [telephone] = /^tel:/i.test(href) ? telephonesIn(href) : [];
  return telephone === undefined ? href : telephoneAddress(telephone);
}

/**
 * The digits by which a typed number, or a part of one, is sought in numbers as people write them: without what is left
 * out within a country or added from abroad (`0`, `+33`, `0033`). Null for a text that is no number, or hardly one.
 */
export function soughtTelephone(typed: string): string | null {
  const words = telephonesIn(typed)[0]?.number ?? tidyTelephone(typed).replace('(0)', '');
  if (!/^[+\d][\d .()/…-]*$/.test(words)) return null;
  const abroad = /^(?:\+|00)(?:330?)?/;
  const national = /^(?:33(?=[1-9]\d{8}$)|0)/;
  const digits = words.replace(/[^+\d]/g, '');
  const sought = digits.replace(abroad.test(digits) ? abroad : national, '');
  return sought.length < FEWEST ? null : sought;
}

/** Fewer digits are in too many numbers. */
const FEWEST = 3;

/** Whether a telephone number in a text holds the digits that `soughtTelephone` made. */
export const holdsTelephone = (text: string, sought: string): boolean =>
  telephonesIn(text).some(({ number }) => number.includes(sought));

/**
 * How many digits what was typed has too many for a French number (`06 12 34 56 789`: 1) or, below zero, too few
 * (`06 12 34 56`: -2). 0 where the count is right, and where nobody can tell: numbers from abroad, short ones (`118 218`).
 */
export function miscountedDigits(typed: string): number {
  const words = tidyTelephone(typed);
  if (/\p{L}/u.test(words)) return 0;
  const telephones = telephonesIn(words);
  const wrong = telephones.map(({ number }) => excessOf(number)).find((excess) => excess !== 0);
  if (wrong !== undefined) return wrong;
  const rest = telephones.reduce((left, telephone) => left.replace(telephone.words, ''), words);
  const isNumber = telephones.length === 0 || /[/,;-] ?[0+]/.test(rest);
  return isNumber ? excessOf(numberOf(rest.replace(/^[^+\d]+/, ''))) : rest.replace(/\D/g, '').length;
}

/** By how much a number is too long for a French one; 0 where it is none. */
function excessOf(number: string): number {
  if (number.startsWith('+33')) return number.length - '+33612345678'.length;
  // Nine digits are a French number without its 0, or with one digit forgotten.
  return /^(?:0|[1-9]\d{8}$)/.test(number) ? number.length - '0612345678'.length : 0;
}

function numberOf(words: string): string {
  const digits = (spelled: string) => spelled.replace(/\D/g, '');
  if (!/^\(?(\+|00)/.test(words)) return digits(words);
  // The 0 before the number is dialled within its country alone.
  return `+${digits(words.replace('(0)', '')).replace(/^00/, '').replace(/^330/, '33')}`;
}
