import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countMissing, fillShell, keepRest, readShell } from '#worker/offline/shell';
import { answer, MemoryCaches, ORIGIN } from './cache-storage';

const always = new AbortController().signal;
const files: Record<string, () => Response> = {};
const refused = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('fetch', async (path: string) => files[path]?.() ?? answer('', 'text/plain', 404));
  files['/version.json'] = () => answer('{}', 'application/json');
  files['/index.html'] = () => answer('<meta name="build" content="one">', 'text/html');
  files['/assets/index-1.js'] = refused;
  files['/assets/index-2.js'] = () => answer('2', 'text/javascript');
});

const page = { url: 'index.html', revision: 'a' };
const first = { url: 'assets/index-1.js', revision: null };
const second = { url: '/assets/index-2.js', revision: null };
const text = async (response: Response | undefined) => response?.text();

describe('a file that the device blocks', () => {
  it('is left out, so that the site opens without a network all the same', async () => {
    await fillShell('one', [page, first, second]);
    expect(await text(await readShell('one', '/assets/index-2.js'))).toBe('2');
    expect(await countMissing('one', [page, first, first, second])).toBe(1);
  });

  it('keeps none of the others from being stored later, and is asked for again', async () => {
    await fillShell('one', [page]);
    await keepRest('one', [page, first, second], always);
    expect(await countMissing('one', [page, first, second])).toBe(1);
    files['/assets/index-1.js'] = () => answer('1', 'text/javascript');
    await keepRest('one', [page, first, second], always);
    expect(await countMissing('one', [page, first, second])).toBe(0);
  });

  it('is told from a network that failed: without an answer of the server nothing is kept', async () => {
    files['/version.json'] = refused;
    await expect(fillShell('one', [page, first, second])).rejects.toThrow('Failed to fetch');
    expect(await caches.keys()).toEqual([]);
  });

  it('is told from one whose answer was lost on the way', async () => {
    let times = 0;
    files['/assets/index-1.js'] = () => (times++ === 0 ? refused() : answer('1', 'text/javascript'));
    await fillShell('one', [page, first]);
    expect(await countMissing('one', [page, first])).toBe(0);
  });

  it('may not be the page itself', async () => {
    files['/index.html'] = refused;
    await expect(fillShell('one', [page, second])).rejects.toThrow('Failed to fetch');
  });
});
