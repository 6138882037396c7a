import { describe, expect, test } from 'vitest';
import { addressBehind, isLoopback, proxiesNamed } from '#server/proxies';

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
    expect(addressBehind(peer, forwardedFor, isProxy)).toBe(address);
  });
});

test.each(['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', 'fd00::/129', ''])(
  '“%s” is neither an address nor a network',
  (name) => {
    expect(() => proxiesNamed([name])).toThrow(RangeError);
  },
);
