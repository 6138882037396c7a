import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerPage, isPage } from '#worker/offline/navigation';
import { answer, MemoryCaches, ORIGIN } from './cache-storage';

const navigation = (path: string, mode: RequestMode = 'navigate') => ({ mode, url: ORIGIN + path });
const request = (path: string) => new Request(ORIGIN + path);

beforeEach(async () => {
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
});

async function storeShell() {
  const cache = await caches.open('shell-one');
  await cache.put('/index.html', answer('<!doctype html>la maison', 'text/html'));
}

describe('a navigation', () => {
  it.each(['/', '/breve/lire/rideau-leve', '/bar/billetterie/scan?date=1', '/apicole'])(
    'to %s is for a page',
    (path) => {
      expect(isPage(navigation(path))).toBe(true);
    },
  );

  it.each(['/api/free-tickets/1/pdf', '/api', '/agenda.ics', '/flux.xml', '/health', '/metrics'])(
    'to %s is not',
    (path) => {
      expect(isPage(navigation(path))).toBe(false);
    },
  );

  it('is not a request of a page that is open, nor one to another site', () => {
    expect(isPage(navigation('/breve', 'cors'))).toBe(false);
    expect(isPage({ mode: 'navigate', url: 'https://autre.example/breve' })).toBe(false);
  });

  it('is answered with the stored shell, without a network', async () => {
    await storeShell();
    expect(await (await answerPage(request('/breve'), 'one')).text()).toBe('<!doctype html>la maison');
  });

  it('hides an address that opens something from other sites', async () => {
    await storeShell();
    const policy = async (path: string) =>
      (await answerPage(request(path), 'one')).headers.get('Referrer-Policy');
    expect(await policy('/reservations/ma-reservation/0190')).toBe('no-referrer');
    expect(await policy('/utilisateur/mot-de-passe/abc')).toBe('no-referrer');
    expect(await policy('/apercu/abc')).toBe('no-referrer');
    expect(await policy('/Apercu/abc')).toBe('no-referrer');
    expect(await policy('/utilisateur/mot-de-passe')).toBeNull();
    expect(await policy('/breve')).toBeNull();
  });

  it('goes to the network where the device cannot read what it stores', async () => {
    await storeShell();
    vi.spyOn(caches, 'match').mockRejectedValue(new DOMException('Connection lost', 'UnknownError'));
    vi.stubGlobal('fetch', async () => answer('du serveur', 'text/html'));
    expect(await (await answerPage(request('/breve'), 'one')).text()).toBe('du serveur');
  });

  it('goes to the network without a shell', async () => {
    vi.stubGlobal('fetch', async () => answer('du serveur', 'text/html'));
    expect(await (await answerPage(request('/breve'), 'one')).text()).toBe('du serveur');
  });

  it('is never answered with nothing', async () => {
    const page = await answerPage(request('/breve'), 'one');
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('Hors ligne');
  });
});
