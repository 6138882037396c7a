import { expect, test } from 'vitest';
import { fold } from '#common/base/fold';
import { wordsOf } from '#common/base/words';
import { excerptOf } from '#worker/search/excerpt';
import { fc } from '../../support/properties';

const long =
  'La troupe a répété tout l’hiver dans la petite salle. Au printemps, le rideau s’est levé sur un décor que personne n’attendait : une cuisine entière, avec son four, où cuisait un vrai gâteau. Le dindon, lui, était en carton.';

test('an excerpt stands around the words that were found, and says what is left out', () => {
  const excerpt = excerptOf(long, ['gateau', 'dindon'], 90);
  expect(excerpt).toMatch(/^… /);
  expect(excerpt).toContain('gâteau. Le dindon');
  expect(excerpt).not.toContain('répété');
});

test('a short text is told whole', () => {
  expect(excerptOf('Une farce en un acte.', ['farce'], 90)).toBe('Une farce en un acte.');
});

test('a text without the words has no excerpt', () => {
  expect(excerptOf(long, ['moliere'], 90)).toBeNull();
  expect(excerptOf('', ['moliere'], 90)).toBeNull();
});

test('an excerpt holds one of the words at least, whole, and is about as long as asked', () => {
  const words = fc.array(fc.constantFrom('rideau', 'Scène', 'été', 'un', 'décor,', '—'), { maxLength: 200 });
  fc.assert(
    fc.property(words, fc.constantFrom('ete', 'scene', 'decor'), (written, word) => {
      const text = written.join(' ');
      const excerpt = excerptOf(text, [word], 90);
      const holds = fold(text).split(' ').includes(word);
      expect(excerpt === null).toBe(!holds);
      if (!holds) return;
      expect(wordsOf(excerpt ?? '').map((found) => found.word)).toContain(word);
      expect((excerpt ?? '').length).toBeLessThanOrEqual(90 + 12);
    }),
  );
});
