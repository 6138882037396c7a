import { shortCodeOf } from '#common/rules/short-code';

/** What the ticket's fonts can draw: the letters and signs of the nearby languages in Latin script. */
const drawn =
  /^[ -~\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e\u0218-\u021b\u1e9e\u2011\u2013\u2014\u2018-\u201a\u201c-\u201e]$/;

/**
 * A name as printable on a ticket: letters lose the marks that the fonts lack (`Nguyễn`: `Nguyên`), and words in
 * another script are left out; if nothing is left, the ticket's short code.
 */
export function printedName(name: string, ticketUuid: string): string {
  const words = name
    .replace(/\u2010/g, '-')
    .replace(/\u02bc/g, '’')
    .normalize('NFC')
    .split(/\s+/);
  const printed = words.flatMap((word) => printedWord(word) ?? []).join(' ');
  return /\p{L}/u.test(printed) ? printed : `Titulaire du code ${shortCodeOf(ticketUuid)}`;
}

function printedWord(word: string): string | null {
  const letters = [...word].map(printedLetter);
  return letters.includes(null) ? null : letters.join('');
}

function printedLetter(letter: string): string | null {
  if (drawn.test(letter)) return letter;
  const marks = [...letter.normalize('NFD')];
  if (marks.length > 1) return printedLetter(marks.slice(0, -1).join('').normalize('NFC'));
  return /[\p{M}\p{Cf}]/u.test(letter) ? '' : null;
}
