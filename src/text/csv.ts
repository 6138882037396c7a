/**
 * Rows as a file that French spreadsheets open by a double click: UTF-8 with its mark, semicolons. Cells are written by
 * `csvWords` and `csvDecimal`, or are whole numbers.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.join(';')}\r\n`).join('')}`;
}

/** Spreadsheets take what begins so for a formula, whatever stands around it: an apostrophe makes it text. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20|]/u;

/** A cell of text. What somebody typed is text there, never a formula. */
export function csvWords(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[;"\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A number with its comma: `32,50`. */
export const csvDecimal = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');
