import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveAssets } from '#server/platform/http/asset-archive';
import { EncodedText } from '#server/platform/http/encoded-text';
import { createSite } from '#server/platform/http/site';
import { SiteNames } from '#server/platform/http/site-names';

const now = new Date('2026-11-21T20:30:00+01:00');
const A_DAY = 86_400_000;
const script = `console.log(${JSON.stringify('trois coups '.repeat(200))});`;

let folder: string;
let site: ReturnType<typeof createSite>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  const [clientDir, dataDir] = [join(folder, 'client'), join(folder, 'data')];
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  mkdirSync(join(dataDir, 'assets'), { recursive: true });
  const files = [
    'index.html',
    'manifest.webmanifest',
    'service.js',
    'version.json',
    'robots.txt',
    'assets/app-1.js.map',
  ];
  for (const name of files) writeFileSync(join(clientDir, name), name);
  for (const name of ['app-1.js', 'gone-1.js', 'decoder-1.js'])
    writeFileSync(join(clientDir, 'assets', name), script);
  for (const [dir, name] of [
    [clientDir, 'decoder-1.js'],
    [dataDir, 'app-0.js'],
  ] as const)
    writeFileSync(join(dir, 'assets', `${name}.br`), brotliCompressSync(name));
  for (const [name, days] of [
    ['app-0.js', 29],
    ['app-00.js', 31],
  ] as const) {
    const left = new Date(now.getTime() - days * A_DAY);
    writeFileSync(join(dataDir, 'assets', name), script);
    utimesSync(join(dataDir, 'assets', name), left, left);
  }
  site = createSite({
    clientDir,
    assetArchive: archiveAssets(clientDir, dataDir, now),
    pageAt: async () => ({ status: 200, text: new EncodedText('<!doctype html><title>Rideau</title>') }),
    overHttps: true,
    siteNames: new SiteNames({ siteUrl: 'https://theatre.example', nextSiteUrl: null }),
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });

describe('a file of the build', () => {
  test('is kept for good by browsers when its name holds its version, and asked for anew when it does not', async () => {
    expect((await get('/assets/app-1.js')).headers.get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/service.js')).headers.get('Cache-Control')).toBe('no-cache');
    expect((await get('/version.json')).headers.get('Cache-Control')).toBe('no-cache');
    expect((await get('/robots.txt')).headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  test('is still there once a build beneath the running server has taken it away', async () => {
    rmSync(join(folder, 'client/assets/gone-1.js'));
    const answer = await get('/assets/gone-1.js');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(script);
  });

  test('gives way to what the server makes of it under the association’s name', async () => {
    for (const path of ['/index.html', '/manifest.webmanifest']) {
      const answer = await get(path);
      expect(await answer.text()).toBe('<!doctype html><title>Rideau</title>');
      expect(answer.headers.get('Cache-Control')).toMatch('no-cache');
    }
  });

  test('goes out in the best coding that the browser knows', async () => {
    const brotli = await get('/assets/app-1.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(script);
    const gzip = await get('/assets/app-1.js', { 'Accept-Encoding': 'br;q=0, gzip' });
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script);
    const plain = await get('/assets/app-1.js');
    expect([plain.headers.get('Content-Encoding'), await plain.text()]).toEqual([null, script]);
    expect(plain.headers.get('Vary')).toBe('Accept-Encoding');
  });

  test('goes out as the build compressed it, this one or a former', async () => {
    for (const name of ['decoder-1.js', 'app-0.js']) {
      const brotli = await get(`/assets/${name}`, { 'Accept-Encoding': 'br' });
      expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(name);
    }
  });

  test('is not sent again to who has it', async () => {
    const etag = (await get('/robots.txt')).headers.get('ETag') ?? '';
    expect((await get('/robots.txt', { 'If-None-Match': etag })).status).toBe(304);
    expect((await get('/robots.txt', { 'If-None-Match': `W/${etag}, "x"` })).status).toBe(304);
    expect((await get('/robots.txt', { 'If-None-Match': '"x"' })).status).toBe(200);
  });

  test('of a former build is served for 30 days', async () => {
    expect((await get('/assets/app-0.js')).status).toBe(200);
    expect((await get('/assets/app-00.js')).status).toBe(404);
  });

  test.each([
    '/assets/nowhere.js',
    '/nowhere.js',
    '/assets/',
    '/assets/../robots.txt.bak',
    '/assets/app-1.js.map',
    '/assets/decoder-1.js.br',
    '/%2e%2e/data/assets/app-0.js',
  ])('that is missing, or none of the site, is a real 404: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toContain('text/plain');
  });

  test('may not run what is not ours; the decoder alone may compile WebAssembly', async () => {
    const policy = async (path: string) => (await get(path)).headers.get('Content-Security-Policy') ?? '';
    expect(await policy('/breve')).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    expect(await policy('/breve')).toContain("require-trusted-types-for 'script'");
    expect(await policy('/breve')).not.toMatch(/unsafe/);
    expect(await policy('/assets/app-1.js')).not.toMatch(/unsafe/);
    expect(await policy('/assets/decoder-1.js')).toContain("script-src 'self' 'wasm-unsafe-eval'");
  });

  test('may run the script that stands in index.html, as it stands there', async () => {
    const [, script = ''] = readFileSync('index.html', 'utf8').match(/<script>(.*?)<\/script>/s) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    const { headers } = await get('/breve');
    expect(headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);
  });
});

describe('a page', () => {
  test.each(['/', '/breve', '/breve/lire/rideau', '/index.html', '/nulle-part'])(
    'stands at %s',
    async (path) => {
      const answer = await get(path);
      expect(await answer.text()).toContain('<title>Rideau</title>');
      expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age=');
      expect(answer.headers.get('Permissions-Policy')).toContain('camera=(self)');
    },
  );

  test('brings the cookie to who has none, and then belongs to nobody else', async () => {
    const first = await get('/breve');
    const cookie = first.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{24}; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    const second = await get('/breve', { Cookie: cookie.split(';')[0] ?? '' });
    expect(second.headers.get('Set-Cookie')).toBeNull();
    expect(second.headers.get('Cache-Control')).toBe('no-cache');
  });

  test('whose address opens something keeps it to itself', async () => {
    const policy = async (path: string) => (await get(path)).headers.get('Referrer-Policy');
    expect(await policy('/reservations/ma-reservation/0190a000-0000-7000-8000-000000000001')).toBe(
      'no-referrer',
    );
    expect(await policy('/utilisateur/activation/abc')).toBe('no-referrer');
    expect(await policy('/apercu/abc')).toBe('no-referrer');
    expect(await policy('/breve')).toBe('strict-origin-when-cross-origin');
  });

  test('is read, not written', async () => {
    const answer = await site.request('/breve', { method: 'POST' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('that shares a picture with a site that no service worker stands before says that it was not kept', async () => {
    const answer = await site.request('/coulisses/partage', { method: 'POST', body: new FormData() });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/coulisses/image/ajouter?partage=echec',
    ]);
  });
});

describe('under another name than the site’s', () => {
  const former = { Host: 'www.theatre.example' };

  test.each(['/', '/breve/lire/rideau?annee=1984', '/agenda.ics', '/robots'])(
    'the page %s leads to the same one of the site, for this time only',
    async (path) => {
      const { status, headers } = await get(path, former);
      expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([
        307,
        `https://theatre.example${path}`,
        'no-store',
      ]);
    },
  );

  test.each(['/service.js', '/version.json', '/assets/app-1.js', '/index.html', '/.well-known/acme'])(
    'a service worker that was installed there still gets %s, or it would keep an old build for ever',
    async (path) => {
      expect((await get(path, former)).status).toBe(200);
    },
  );

  test('a secret in an address goes nowhere else with it', async () => {
    const { headers } = await get('/utilisateur/mot-de-passe/jeton', former);
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  });
});
