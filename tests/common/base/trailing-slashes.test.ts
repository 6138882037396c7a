import { expect, test } from 'vitest';
import { withoutTrailingSlashes } from '#common/base/trailing-slashes';

test.each([
  ['/breve', '/breve'],
  ['/breve/', '/breve'],
  ['/breve///', '/breve'],
  ['//breve/lire', '//breve/lire'],
  ['/', ''],
  ['///', ''],
  ['', ''],
])('%s is %s without the slashes at its end', (path, bare) => {
  expect(withoutTrailingSlashes(path)).toBe(bare);
});
