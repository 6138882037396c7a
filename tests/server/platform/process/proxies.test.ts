import { describe, expect, test } from 'vitest';
import { isLoopback, isPrivate, originBehind, proxiesNamed } from '#server/platform/process/proxies';

const isProxy = proxiesNamed(['10.0.0.5', '10.1.0.0/16', 'fd00::/8']);

describe('an address is a proxy’s', () => {
  test.each(['10.0.0.5', '10.1.200.3', '::ffff:10.0.0.5', 'fd12::1'])('when it is named: %s', (address) => {
    expect(isProxy(address)).toBe(true);
  });

  test.each(['10.0.0.6', '127.0.0.1', '2001:db8::1', 'somebody', ''])(
    'never when it is not: %s',
    (address) => {
      expect(isProxy(address)).toBe(false);
    },
  );

  test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('of this machine: %s', (address) => {
    expect(isLoopback(address)).toBe(true);
  });
});

describe('whoever asks', () => {
  test.each([
    ['is at the other end where no proxy is', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
    ['is believed of a proxy alone, not of a neighbour', '10.0.0.6', '198.51.100.7', '10.0.0.6'],
    ['is whom the proxy saw', '10.0.0.5', '198.51.100.7', '198.51.100.7'],
    [
      'is whom the farthest of our proxies saw',
      '10.0.0.5',
      '6.6.6.6, 198.51.100.7, 10.1.0.1',
      '198.51.100.7',
    ],
    ['cannot invent who was before', '10.0.0.5', '6.6.6.6, 198.51.100.7', '198.51.100.7'],
    ['is the proxy itself when it says nothing', '10.0.0.5', null, '10.0.0.5'],
    ['is the proxy when what it says is no address', '10.0.0.5', 'unknown', '10.0.0.5'],
    ['has an IPv4 address in either clothes', '::ffff:203.0.113.9', null, '203.0.113.9'],
  ])('%s', (_, peer, forwardedFor, address) => {
    expect(originBehind(peer, forwardedFor, isProxy).address).toBe(address);
  });
});

test.each(['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', 'fd00::/129', ''])(
  '“%s” is neither an address nor a network',
  (name) => {
    expect(() => proxiesNamed([name])).toThrow(RangeError);
  },
);

test.each([
  ['nobody in between', '203.0.113.7', null, null],
  ['a proxy that is named', '10.0.0.5', '203.0.113.7', null],
  ['a proxy that nobody named', '172.17.0.1', '203.0.113.7', '203.0.113.7'],
  ['one that nobody named before one that is', '10.0.0.5', '203.0.113.7, 198.51.100.4', '203.0.113.7'],
  ['a header that is no address', '172.17.0.1', 'unknown', null],
])('%s: whom the address claims to ask for', (_, peer, forwardedFor, claimed) => {
  expect(originBehind(peer, forwardedFor, isProxy).claimed).toBe(claimed);
});

test.each([
  '127.0.0.1',
  '::1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.1.2.3',
])('%s is nobody on the internet', (address) => expect(isPrivate(address)).toBe(true));

test.each(['203.0.113.7', '172.32.0.1', '2001:db8::1'])('%s may be somebody', (address) => {
  expect(isPrivate(address)).toBe(false);
});
