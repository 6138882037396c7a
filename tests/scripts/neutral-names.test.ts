import { expect, test } from 'vitest';
import { blockedWords, chunkFileName } from '../../scripts/neutral-names.mjs';

test('a chunk keeps the name of its module or group, without the number of its group', () => {
  expect(chunkFileName({ name: 'news-archive' })).toBe('assets/news-archive-[hash].js');
  expect(chunkFileName({ name: 'shared~12' })).toBe('assets/shared-[hash].js');
});

test('a chunk whose name has a word that blockers know is named by its content', () => {
  for (const name of ['sponsors', 'sponsor-screens', 'counter', 'share-ticket', 'follow-booker'])
    expect(chunkFileName({ name })).toBe('assets/[hash:12].js');
});

test('a word counts as a whole, not within another one', () => {
  expect(blockedWords.test('assets/sponsors-3f.js')).toBe(true);
  expect(blockedWords.test('assets/shared-3f.js')).toBe(false);
  expect(blockedWords.test('icons/og-default.png')).toBe(false);
  expect(blockedWords.test('assets/ad3f.js')).toBe(false);
});
