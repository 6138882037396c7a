import { expect, test } from 'vitest';
import { aloneWords } from '../../../../../src/screens/desk/list/desk-words';

test('only a draft of something new is told as never saved', () => {
  expect(aloneWords({ isNew: true })).toBe('Jamais enregistrée');
  expect(aloneWords({ isNew: false })).toBe('Dans la corbeille, ou supprimée');
});
