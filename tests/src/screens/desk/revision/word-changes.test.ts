import { expect, test } from 'vitest';
import { wordChanges } from '../../../../../src/screens/desk/revision/word-changes';

test('what went is marked before, what came after, and the rest in neither', async () => {
  const { before, after } = await wordChanges('On joue ce soir à Melun.', 'On joue demain à Melun.');
  expect(before.filter(({ isShared }) => !isShared).map(({ words }) => words.trim())).toEqual(['ce soir']);
  expect(after.filter(({ isShared }) => !isShared).map(({ words }) => words.trim())).toEqual(['demain']);
});

test('each version can be read whole', async () => {
  const [old, now] = ['Rideau !\nBonsoir.', 'Rideau levé !\nBonsoir à tous.'];
  const { before, after } = await wordChanges(old, now);
  expect(before.map(({ words }) => words).join('')).toBe(old);
  expect(after.map(({ words }) => words).join('')).toBe(now);
});
