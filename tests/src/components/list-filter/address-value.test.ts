import { expect, test } from 'vitest';
import { flagIn } from '../../../../src/components/list-filter/address-value';

test.each([
  ['', false],
  ['temporary', true],
  ['temporary=', true],
  ['temporary=true', true],
  ['temporary=false', false],
  ['temporary=0', false],
])('an address with ?%s has its flag: %s', (search, isThere) => {
  expect(flagIn(search, 'temporary')).toBe(isThere);
});
