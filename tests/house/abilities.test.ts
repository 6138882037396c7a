import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What a browser may lack although others of its version have it. */
const ability =
  /navigator\s*\??\.(?:storage|share|canShare|clipboard|vibrate|wakeLock|mediaDevices)|display-mode/;

const src = join(import.meta.dirname, '../../src');

test('what a browser may lack is asked for in one place, where its way out stands', () => {
  const asking = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && ability.test(readFileSync(join(src, path), 'utf8')),
  );
  expect(asking).toEqual([join('bridge', 'abilities.ts')]);
});
