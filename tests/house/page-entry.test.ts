import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../../src');

/** Whatever the router does starts there by itself. */
test('what navigates past the router starts from the page’s own entry of the history', () => {
  const users = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .filter((text) => /\{[^}]*\bnavigate\b[^}]*\} from 'wouter\/use-browser-location'/.test(text));
  expect(users).not.toEqual([]);
  for (const text of users) {
    const calls = text.match(/\bnavigate\(/g);
    expect(text.match(/fromPageEntry\(\s*\(\) =>\s*navigate\(/g)).toHaveLength(calls?.length ?? 0);
  }
});
