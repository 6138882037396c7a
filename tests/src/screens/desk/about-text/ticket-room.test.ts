import { expect, test } from 'vitest';
import { rowsTooMany } from '../../../../../src/screens/desk/about-text/ticket-room';

const words = 'Les portes ouvrent quarante-cinq minutes avant le spectacle, et la salle est petite. ';

test.each([
  [[], 0],
  [['Merci d’éteindre les téléphones.'], 0],
  [Array.from({ length: 5 }, () => 'Une ligne.'), 0],
  [Array.from({ length: 8 }, () => 'Une ligne.'), 4],
  [[words.repeat(5)], 0],
  [[words.repeat(10)], 6],
  [['', '', '', '', '', '', ''], 2],
])('a ticket has room for a few rows, whole paragraphs of %j by %i too many', (lines, tooMany) => {
  expect(rowsTooMany(lines)).toBe(tooMany);
});
