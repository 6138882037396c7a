import { expect, test } from 'vitest';
import { UnnamedProxies } from '#server/platform/http/unnamed-proxies';

const HOUR = 3_600_000;

test('an address of a private network that asks for others is a proxy', () => {
  const proxies = new UnnamedProxies();
  proxies.note('172.17.0.1', '203.0.113.7', 0);
  expect(proxies.list(HOUR)).toEqual(['172.17.0.1']);
  expect(proxies.list(25 * HOUR)).toEqual([]);
});

test('one of the internet is a proxy once it asks for many, not as one visitor who sends a made-up header', () => {
  const proxies = new UnnamedProxies();
  for (let time = 0; time < 50; time += 1) proxies.note('198.51.100.4', '203.0.113.7', 0);
  expect(proxies.list(0)).toEqual([]);
  for (let visitor = 1; visitor <= 10; visitor += 1) proxies.note('198.51.100.4', `203.0.113.${visitor}`, 0);
  expect(proxies.list(0)).toEqual(['198.51.100.4']);
});

test('made-up headers from everywhere do not fill the memory, nor hide a proxy that is in use', () => {
  const proxies = new UnnamedProxies();
  for (let rank = 0; rank < 500; rank += 1) {
    proxies.note('172.17.0.1', '203.0.113.7', 0);
    proxies.note(`198.51.${rank >> 8}.${rank & 255}`, '203.0.113.7', 0);
  }
  expect(proxies.list(0)).toEqual(['172.17.0.1']);
});
