import { describe, expect, test } from 'vitest';
import { FileStoreError } from '#server/platform/process/file-store-error';
import { failureAnswer } from '#server/platform/http/answer';
import { createLog } from '#server/platform/process/log';
import { underKey } from '../../../support/api';
import { stage } from '../../../support/stage';
import { troupe } from '../../../support/troupe';

const { bertrand } = troupe;
const { ask, create } = stage();

describe('an answer', () => {
  test('names the protocol, and repeats nonce and key, also when it is an error', async () => {
    const key = underKey();
    const answers = [
      await create({ ...key, 'X-Nonce': 'n-1' }),
      await create({ ...key, 'X-Nonce': 'n-1' }, { a: 1 }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('X-Protocol')).toBe('1');
      expect(headers.get('X-Nonce')).toBe('n-1');
      expect(headers.get('Idempotency-Key')).toBe(key['Idempotency-Key']);
    }
  });

  test('to a pull repeats the nonce of its body, and tells the token that a worker cannot read', async () => {
    const body = { cursors: { public: null, mine: null }, unsettled: [], protocol: 1, nonce: 'n-2' };
    const { headers } = await ask('POST', '/api/changes', { body });
    expect(headers.get('X-Nonce')).toBe('n-2');
    const token = headers.get('X-XSRF-TOKEN');
    expect(headers.get('Set-Cookie')).toBe(`XSRF-TOKEN=${token}; Path=/; Max-Age=31536000; SameSite=Lax`);
    const cookie = { Cookie: `XSRF-TOKEN=${token}` };
    const again = await ask('POST', '/api/changes', { body, headers: cookie });
    expect(again.headers.get('X-XSRF-TOKEN')).toBe(token);
    expect(again.headers.get('Set-Cookie')).toBe('connu=1; Path=/; Max-Age=31536000; SameSite=Lax');
    const known = { Cookie: `XSRF-TOKEN=${token}; connu=1` };
    expect(
      (await ask('POST', '/api/changes', { body, headers: known })).headers.get('Set-Cookie'),
    ).toBeNull();
  });

  test('to a read has a version; who has it already is told so, and nothing else', async () => {
    const first = await ask('GET', '/api/news');
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect(await ask('GET', '/api/news', { headers })).toMatchObject({ status: 304 });
    const private_ = await ask('GET', '/api/scans', { by: bertrand });
    expect(private_.headers.get('Cache-Control')).toBe('private, no-cache');
  });

  test('may do nothing when somebody opens it as a page', async () => {
    const { headers } = await ask('GET', '/api/news');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('to an accident says nothing of it but a reference', async () => {
    const accident = ask('GET', '/api/news/accident');
    await expect(accident).rejects.toThrow(/500[\s\S]*the set fell/);
  });

  test.each([
    ['Node', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
    ['PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ])(
    'when the disk is full says so, in French, as %s met it, and not to try again in a moment',
    (_, full) => {
      const { status, text, headers } = failureAnswer(
        full,
        'createNews',
        createLog('error', () => undefined),
      );
      expect({ status, headers }).toEqual({ status: 503, headers: { 'Retry-After': '60' } });
      expect(new TextDecoder().decode(text?.bytes)).toMatch(/"unavailable".*Le disque du site est plein/);
    },
  );

  test('when files are out of reach asks to come back soon, and the log says what it was', () => {
    const lines: string[] = [];
    const log = createLog('info', (line) => lines.push(line));
    const fault = new FileStoreError('Le stockage S3 est hors d’atteinte.', 'It is out of reach.', false);
    expect(failureAnswer(fault, 'readImageFile', log)).toMatchObject({
      status: 503,
      headers: { 'Retry-After': '5' },
    });
    expect(lines).toEqual([expect.stringContaining('"event":"file store out of reach"')]);
  });
});
