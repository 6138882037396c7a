/** Between facts in a line: `2009 · Photo · Adultes`. It stays with the word before it, so that it never begins a line. */
export const DOT = '\u00a0· ';
