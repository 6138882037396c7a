import { expect, test } from 'vitest';
import { isOfPlay } from '#common/rules/image-list';

test.each([
  ['Affiche du Dindon', '', 'Le Dindon', true],
  ['Le Dindon (3)', '', 'Le Dindon', true],
  ['Au salut', 'Toute la troupe de L’Avare.', 'L’Avare', true],
  ['LE CID', '', 'Le Cid', true],
  ['Les dindons de la farce', '', 'Le Dindon', false],
  ['Placide', '', 'Le Cid', false],
  ['Rien', '', '…', false],
])('an image says that it is of a play: %s %s, %s', (name, description, title, is) =>
  expect(isOfPlay({ name, description }, title)).toBe(is),
);
