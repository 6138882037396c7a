/**
 * Rows as a CSV file that French spreadsheets open with a double click: UTF-8 with a BOM, semicolons. Cells are made by
 * `csvWords` and `csvDecimal`, or are whole numbers.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.join(';')}\r\n`).join('')}`;
}

/** Spreadsheets read a cell that begins like this as a formula, even in quotes: an apostrophe makes it text. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20|]/u;

/** A text cell. What a person typed stays text there, never a formula. */
export function csvWords(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[;"\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A number with a decimal comma: `32,50`. */
export const csvDecimal = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');
