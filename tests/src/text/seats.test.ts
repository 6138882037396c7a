import { expect, test } from 'vitest';
import { seatsLeftWords } from '../../../src/text/seats';

test.each([
  [0, 'Complet – liste d’attente'],
  [1, 'Il reste 1 place'],
  [12, 'Il reste 12 places'],
])('%i seats are said as %s', (left, words) => expect(seatsLeftWords(left)).toBe(words));
