/** What hand scanners set before the text of a code, by how they are set up. */
export const aroundCodes: readonly [name: string, before: string][] = [
  ['the number of a character set', '\\000001'],
  ['the number of another character set', '\\000026'],
  ['the kind of the code', ']Q3\\000026'],
  ['a control character', '\u0001'],
  ['the character zero', '\u0000'],
  ['a byte order mark', '\ufeff'],
  ['spaces', '  '],
];
