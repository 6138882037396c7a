import { describe, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#common/contract/calls/endpoints';
import { refuseForgery } from '#server/http/forgery';

const ORIGIN = 'http://localhost:8080';

/** The code of the refusal, or null. */
function refused(name: EndpointName, headers: Record<string, string>): string | null {
  const { method } = endpoints[name];
  const asked = { method, header: (header: string) => headers[header.toLowerCase()] ?? null };
  try {
    refuseForgery(endpoints[name], asked, (origin) => origin === ORIGIN);
    return null;
  } catch (error) {
    return Reflect.get(Object(error), 'code');
  }
}

describe('from a browser, which has cookies, and without the token that a worker may not have yet', () => {
  const headers = { origin: ORIGIN, cookie: 'XSRF-TOKEN=aaaaaaaaaaaaaaaaaaaaaaaa' };

  test.each(['pullChanges', 'refresh', 'logout'] as const)(
    'a call that carries its own secret, or brings the token, is taken (%s)',
    (name) => {
      expect(refused(name, headers)).toBeNull();
    },
  );

  test.each(['login', 'createNews', 'createBooking', 'sendScans'] as const)(
    'any other that changes something is not (%s)',
    (name) => {
      expect(refused(name, headers)).toBe('csrf');
    },
  );

  test.each(['pullChanges', 'refresh', 'logout'] as const)('another site makes no such call (%s)', (name) => {
    expect(refused(name, { ...headers, origin: 'https://evil.example' })).toBe('foreign-origin');
    expect(refused(name, { ...headers, 'sec-fetch-site': 'cross-site' })).toBe('foreign-origin');
  });
});
