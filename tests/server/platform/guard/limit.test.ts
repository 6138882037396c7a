import { expect, test } from 'vitest';
import { limitsFrom, networkOf, publicRangeOf, rangeOf, rangePrefix } from '#server/platform/guard/limit';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '::ffff:10.1.2.3'],
  ['2001:db8:7:1::1', '2001:db8:7'],
  ['203.0.113.7', '203.0.113'],
  ['::1', '0:0:0:0'],
  ['fd00:1:2:3::4', 'fd00:1:2:3'],
  ['not an address', 'not an address'],
])('the range of %s is %s', (address, range) => {
  expect(rangeOf(networkOf(address))).toBe(range);
});

test.each(['127.0.0.1', '10.1.2.3', '172.17.0.1', '192.168.1.2', '::1', 'fd00:1:2:3::4', 'not an address'])(
  '%s is counted in no range',
  (address) => {
    expect(publicRangeOf(address)).toBeNull();
    expect(limitsFrom(address, { of: 'x', most: 3, minutes: 1 })).toHaveLength(1);
  },
);

test('a whole range may do four times what one network may', () => {
  expect(limitsFrom('203.0.113.7', { of: 'x', most: 3, minutes: 1 })).toEqual([
    { of: 'x', by: '203.0.113.7', most: 3, minutes: 1 },
    { of: 'x range', by: '203.0.113', most: 12, minutes: 1 },
  ]);
});

test.each([
  ['203.0.113.7', '203.0.113.200', true],
  ['203.0.113.7', '203.0.114.7', false],
  ['203.0.113.7', '203.0.1.13', false],
  ['2001:db8:7:1::1', '2001:db8:7:2::1', true],
  ['2001:db8:7:1::1', '2001:db8:71:1::1', false],
])('%s and %s are neighbours: %s', (one, other, are) => {
  expect(networkOf(other).startsWith(rangePrefix(networkOf(one)))).toBe(are);
});
