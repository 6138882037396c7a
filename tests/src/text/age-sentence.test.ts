import { expect, test } from 'vitest';
import { ageSentence } from '../../../src/text/age-sentence';

const now = new Date('2026-12-12T19:00:00+01:00');

test.each([
  ['2026-12-12T18:42:00+01:00', 'Ceci date de 18\u00a0h\u00a042,'],
  ['2026-12-11T18:42:00+01:00', 'Ceci date d’hier, 18\u00a0h\u00a042,'],
  ['2026-12-09T18:42:00+01:00', 'Ceci date du 9\u00a0déc., 18\u00a0h\u00a042,'],
])('data of %s is dated as people say it', (answeredAt, words) => {
  expect(ageSentence(new Date(answeredAt), now)).toBe(`${words} et ne se change qu’avec le réseau.`);
});

test('data of an unknown moment bears no date', () => {
  expect(ageSentence(null, now)).toBe(
    'Ceci a été gardé sur cet appareil, et ne se change qu’avec le réseau.',
  );
});
