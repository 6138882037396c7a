import { expect, test } from 'vitest';
import { unsavedCause, unsavedSentences } from '../../../../../src/screens/front-of-house/door/unsaved-scan';

test('a scan that the phone cannot store is not told as one that comes later', () => {
  const told = unsavedSentences[unsavedCause('storage')];
  expect(told).toContain('non enregistré');
  expect(told).not.toContain('pas encore');
  expect(told).toContain('Il réessaie seul');
});

test('a scan that waits for an answer is told as not stored yet', () => {
  expect(unsavedSentences[unsavedCause('late')]).toContain('pas encore enregistré');
});

test('a scan for which the phone has no room says so', () => {
  expect(unsavedSentences[unsavedCause('full')]).toContain('mémoire du téléphone');
});
