import { describe, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#common/contract/calls/endpoints';
import { CallError } from '#server/platform/http/call-error';
import { refuseForgery } from '#server/platform/http/forgery';
import { SiteNames } from '#server/platform/http/site-names';

const ORIGIN = 'http://localhost:8080';

const siteNames = new SiteNames({ siteUrl: ORIGIN, nextSiteUrl: null });

/** The code of the refusal, or null. */
const refused = (name: EndpointName, headers: Record<string, string>): string | null =>
  refusal(name, headers)?.code ?? null;

function refusal(
  name: EndpointName,
  headers: Record<string, string>,
): { code: string; site?: string } | null {
  const { method } = endpoints[name];
  const asked = { method, header: (header: string) => headers[header.toLowerCase()] ?? null };
  try {
    refuseForgery(endpoints[name], asked, (origin) => origin === ORIGIN, siteNames);
    return null;
  } catch (error) {
    return error instanceof CallError ? error.answer : { code: String(error) };
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

describe('from a page that was opened at another address of this server', () => {
  const former = { origin: 'https://ancien.example', host: 'ancien.example' };
  const behindProxy = {
    origin: 'https://ancien.example',
    host: '127.0.0.1',
    'sec-fetch-site': 'same-origin',
  };
  const byHand = { 'x-sent-by-hand': '1' };

  test.each([former, behindProxy])('a call is told where the site is (%o)', (headers) => {
    expect(refusal('pullChanges', headers)).toEqual({
      code: 'foreign-origin',
      message: `Le site n’est plus à cette adresse, mais à celle-ci\u00a0: ${ORIGIN}`,
      site: ORIGIN,
    });
  });

  test('a call is taken that a person asked for, under the same conditions as at the right one', () => {
    expect(refused('pullChanges', { ...former, ...byHand })).toBeNull();
    expect(refused('createBooking', { ...former, ...byHand })).toBeNull();
    expect(refused('createBooking', { ...former, ...byHand, cookie: 'a=b' })).toBe('csrf');
  });

  test('another site is not taken for one, whatever it says', () => {
    const evil = { origin: 'https://evil.example', host: 'theatre.example', ...byHand };
    expect(refusal('createBooking', evil)).toEqual({ code: 'foreign-origin', message: expect.any(String) });
    expect(refusal('createBooking', { ...evil, 'sec-fetch-site': 'cross-site' })).not.toHaveProperty('site');
    expect(refused('createBooking', { ...evil, origin: 'null' })).toBe('foreign-origin');
  });
});
