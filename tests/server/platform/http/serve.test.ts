import { describe, expect, test } from 'vitest';
import { endpoints } from '#common/contract/calls/endpoints';
import { ORIGIN } from '../../../support/api';
import { draft, stage } from '../../../support/stage';
import { troupe } from '../../../support/troupe';

const { colette, marius } = troupe;
const { ask, create, state } = stage();
const told = expect.objectContaining({ title: 'Rideau', visibleFrom: '2026-11-21T20:30:00+01:00' });

describe('a call', () => {
  test.each([
    ['an unknown address', 'GET', '/api/nowhere', {}, 404, 'unknown-call'],
    ['a method that the address does not have', 'PATCH', '/api/news', {}, 405, 'wrong-method'],
    ['what handlers say does not exist', 'GET', '/api/news/rideau', {}, 404, 'not-found'],
    ['a path that no uuid can have', 'GET', '/api/free-tickets/12', { by: marius }, 404, 'not-found'],
    ['nobody, where somebody is needed', 'GET', '/api/scans', {}, 401, 'no-session'],
    ['somebody without the role', 'GET', '/api/scans', { by: marius }, 403, 'missing-role'],
    ['a token that is worth nothing', 'GET', '/api/news', bearer('old'), 401, 'no-session'],
    [
      'a form',
      'POST',
      '/api/news',
      { ...as(), ...sent('title=Rideau', 'application/x-www-form-urlencoded') },
      415,
      'wrong-content-type',
    ],
    ['a body without a type', 'POST', '/api/news', { ...as(), ...sent('{}', '') }, 415, 'wrong-content-type'],
    [
      'half a JSON',
      'POST',
      '/api/news',
      { ...as(), ...sent('{"title":', 'application/json') },
      400,
      'malformed-json',
    ],
    ['no body', 'POST', '/api/news', { ...as(), ...sent('', 'application/json') }, 400, 'malformed-json'],
    [
      'a body of two megabytes',
      'POST',
      '/api/news',
      { by: colette, body: 'x'.repeat(2 ** 21) },
      413,
      'too-large',
    ],
    [
      'another site',
      'POST',
      '/api/news',
      { ...as(), headers: { Origin: 'https://evil.example' } },
      403,
      'foreign-origin',
    ],
    [
      'a frame without an origin',
      'POST',
      '/api/news',
      { ...as(), headers: { Origin: 'null' } },
      403,
      'foreign-origin',
    ],
    [
      'a client with cookies and no token',
      'POST',
      '/api/news',
      { ...as(), headers: { Cookie: 'a=b' } },
      403,
      'csrf',
    ],
    [
      'a key that is none',
      'POST',
      '/api/news',
      { ...as(), headers: { 'Idempotency-Key': 'rideau' } },
      400,
      'invalid-parameter',
    ],
  ] as const)(
    'of %s is refused in French, and reaches no handler',
    async (_, method, path, asked, status, code) => {
      const answer = await ask(method, path, asked);
      expect(answer).toMatchObject({
        status,
        body: { code, message: expect.stringMatching(/^\p{Lu}.*\p{L}/u) },
      });
      expect(state.calls).toEqual([]);
    },
  );

  test('with the wrong method is told the right ones', async () => {
    const { headers } = await ask('PATCH', '/api/news');
    expect(headers.get('Allow')).toBe('HEAD, GET, POST');
  });

  test('from our own page, with the cookie repeated, passes', async () => {
    const token = 'a'.repeat(24);
    const headers = { Origin: ORIGIN, Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token };
    expect(await create(headers)).toMatchObject({ status: 201, body: told });
    const other = { ...headers, 'X-XSRF-TOKEN': 'b'.repeat(24) };
    expect(await create(other)).toMatchObject({ status: 403, body: { code: 'csrf' } });
  });

  test('has its lists joined, its flags bare, and its version plain', async () => {
    await ask('GET', '/api/news?notSpectacleTypes=ADO&notSpectacleTypes=ATELIER&visibleOnly&page=2');
    await ask('DELETE', '/api/news/rideau', { by: colette, headers: { 'If-Match': '"7f3a"' } });
    expect(state.calls).toEqual([
      { notSpectacleTypes: ['ADO', 'ATELIER'], visibleOnly: true, page: 2 },
      '7f3a',
    ]);
  });

  test('of each endpoint is refused to a visitor where the table says so', async () => {
    const guarded = Object.values(endpoints).filter(({ who }) => who !== 'everybody');
    const statuses = guarded.map(async ({ method, path }) => {
      const asked = method === 'GET' ? {} : sent('{}', 'application/json');
      const { status } = await ask(method, path.replace(/\{\w+\}/g, colette.uuid), asked);
      return `${method} ${path} ${status}`;
    });
    expect(await Promise.all(statuses)).toEqual(guarded.map(({ method, path }) => `${method} ${path} 401`));
  });
});

function as() {
  return { by: colette, body: draft };
}

function bearer(token: string) {
  return { headers: { Authorization: `Bearer ${token}` } };
}

function sent(body: string, type: string) {
  return { body, headers: { 'Content-Type': type } };
}
