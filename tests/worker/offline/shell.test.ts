import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dropShell,
  fillShell,
  forgetFormerShells,
  keepDesk,
  keepRest,
  readShell,
} from '#worker/offline/shell';
import { answer, MemoryCaches, ORIGIN } from './cache-storage';

/** Of a build that no newer one follows. */
const always = new AbortController().signal;
const files: Record<string, () => Response> = {};
const asked: string[] = [];
/** The names of the locks that open pages hold. */
const running: string[] = [];
const textOf = (build: string) => `<!doctype html><meta name="build" content="${build}">`;
const pageOf = (build: string) => answer(textOf(build), 'text/html; charset=utf-8');

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('location', { origin: ORIGIN });
  asked.length = 0;
  for (const path of Object.keys(files)) Reflect.deleteProperty(files, path);
  files['/index.html'] = () => pageOf('one');
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: running.map((name) => ({ name })) }) } });
  running.length = 0;
  files['/assets/index-1.js'] = () => answer('1', 'text/javascript');
  files['/assets/index-2.js'] = () => answer('2', 'text/javascript');
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const [file = ''] = path.split('?');
    return (files[path] ?? files[file])?.() ?? answer('', 'text/plain', 404);
  });
});

const page = { url: 'index.html', revision: 'a' };
const first = { url: 'assets/index-1.js', revision: null };
const second = { url: '/assets/index-2.js', revision: null };
const text = async (response: Response | undefined) => response?.text();

describe('the stored shell', () => {
  it('holds every file of the build once, though the build lists some twice', async () => {
    await fillShell('one', [page, first, page, first]);
    expect(asked.sort()).toEqual(['/assets/index-1.js', '/index.html']);
    expect(await text(await readShell('one', '/assets/index-1.js'))).toBe('1');
  });

  it.each([
    ['is not there', () => answer('', 'text/plain', 404)],
    ['is a page of a captive portal', () => answer('<!doctype html>Bienvenue', 'text/html')],
  ])('is not kept at all when one of its files %s', async (_, response) => {
    files['/assets/index-1.js'] = response;
    await expect(fillShell('one', [page, first, second])).rejects.toThrow('/assets/index-1.js');
    expect(await caches.keys()).toEqual([]);
  });

  it('does not ask again for a file that a former build has under the same name', async () => {
    await fillShell('one', [page, first]);
    asked.length = 0;
    files['/index.html'] = () => pageOf('two');
    await fillShell('two', [page, first, second]);
    expect(asked.sort()).toEqual(['/assets/index-2.js', '/index.html']);
  });

  it('answers a page of a former build with its own files for as long as it is open, and forgets those nobody runs', async () => {
    await fillShell('one', [first]);
    await fillShell('two', [second]);
    await fillShell('three', []);
    running.push('shell-one', 'stream');
    await forgetFormerShells('three', 1);
    expect(await caches.keys()).toEqual(['shell-one', 'shell-three']);
    expect(await text(await readShell('three', '/assets/index-1.js'))).toBe('1');
    running.length = 0;
    await forgetFormerShells('three', 0);
    expect(await caches.keys()).toEqual(['shell-three']);
  });

  it('of the build before stays for pages that hold no lock, since theirs knew of none', async () => {
    for (const build of ['one', 'two', 'three']) await fillShell(build, [first]);
    running.push('shell-three');
    await forgetFormerShells('three', 2);
    expect(await caches.keys()).toEqual(['shell-two', 'shell-three']);
  });

  it('prefers its own file to a former one', async () => {
    await fillShell('one', [page]);
    files['/index.html'] = () => pageOf('two');
    await fillShell('two', [page]);
    expect(await text(await readShell('two', '/index.html'))).toBe(textOf('two'));
  });

  it('is not kept with the page of another build, as while a site is updated', async () => {
    files['/index.html'] = () => pageOf('the-next');
    await expect(fillShell('one', [page, first])).rejects.toThrow('another build');
    expect(await caches.keys()).toEqual([]);
  });

  it('asks for its page past a proxy that keeps the former one', async () => {
    files['/index.html?build=two'] = () => pageOf('two');
    await fillShell('two', [page]);
    expect(await text(await readShell('two', '/index.html'))).toBe(textOf('two'));
  });

  it('is gone when it lost a file for good', async () => {
    await fillShell('one', [page]);
    await dropShell('one');
    expect(await readShell('one', '/index.html')).toBeUndefined();
  });
});

describe('what neither every page nor a main way from it needs', () => {
  const rare = { url: 'assets/index-2.js', revision: null, later: true };

  it('does not keep a first visit waiting for its site, whose page comes first', async () => {
    await fillShell('one', [first, rare, page]);
    expect(asked).toEqual(['/index.html', '/assets/index-1.js']);
  });

  it('is stored once the page is at rest, and nothing twice', async () => {
    const desk = { url: 'assets/index-3.js', revision: null, desk: true, later: true };
    await fillShell('one', [page, first, rare, desk]);
    await keepRest('one', [page, first, rare, desk], always);
    await keepRest('one', [page, first, rare, desk], always);
    expect(asked).toEqual(['/index.html', '/assets/index-1.js', '/assets/index-2.js']);
    expect(await text(await readShell('one', '/assets/index-2.js'))).toBe('2');
  });

  it('is there before a later build takes over, as the one before may have had it', async () => {
    await fillShell('one', [page, first]);
    files['/index.html'] = () => pageOf('two');
    await fillShell('two', [page, first, rare]);
    expect(asked).toContain('/assets/index-2.js');
  });

  it('is left to a newer build once there is one, which waits until this one is done', async () => {
    const newer = new AbortController();
    files['/assets/index-2.js'] = () => {
      newer.abort();
      return answer('2', 'text/javascript');
    };
    const last = { url: 'assets/index-3.js', revision: null, later: true };
    await expect(keepRest('one', [rare, last], newer.signal)).rejects.toThrow('abort');
    expect(asked).toEqual(['/assets/index-2.js']);
  });

  it('is asked for again where it did not come', async () => {
    files['/assets/index-2.js'] = () => answer('', 'text/plain', 503);
    await expect(keepRest('one', [rare], always)).rejects.toThrow('/assets/index-2.js');
    files['/assets/index-2.js'] = () => answer('2', 'text/javascript');
    await keepRest('one', [rare], always);
    expect(await text(await readShell('one', '/assets/index-2.js'))).toBe('2');
  });
});

it('leaves the line to the page: few files are asked for at a time', async () => {
  const many = Array.from({ length: 20 }, (_, rank) => ({ url: `assets/part-${rank}.js`, revision: null }));
  let open = 0;
  let most = 0;
  vi.stubGlobal('fetch', async () => {
    most = Math.max(most, (open += 1));
    await Promise.resolve();
    open -= 1;
    return answer('', 'text/javascript');
  });
  await fillShell('one', many);
  expect(most).toBe(4);
});

describe('what the desk works with', () => {
  const editor = { url: 'assets/index-2.js', revision: null, desk: true };

  it('is not stored on a visitor’s device', async () => {
    await fillShell('one', [first, editor]);
    expect(asked).toEqual(['/assets/index-1.js']);
  });

  it('is stored once somebody works for the association on the device, and nothing twice', async () => {
    await fillShell('one', [first, editor]);
    await keepDesk('one', [first, editor], always);
    await keepDesk('one', [first, editor], always);
    expect(asked).toEqual(['/assets/index-1.js', '/assets/index-2.js']);
    expect(await text(await readShell('one', '/assets/index-2.js'))).toBe('2');
  });

  it('is stored with every build that follows', async () => {
    await keepDesk('one', [], always);
    await fillShell('two', [first, editor]);
    await forgetFormerShells('two', 0);
    await fillShell('three', [editor]);
    expect(await text(await readShell('three', '/assets/index-2.js'))).toBe('2');
  });

  it('is asked for again where it did not come', async () => {
    files['/assets/index-2.js'] = () => answer('', 'text/plain', 503);
    await expect(keepDesk('one', [editor], always)).rejects.toThrow('/assets/index-2.js');
    files['/assets/index-2.js'] = () => answer('2', 'text/javascript');
    await keepDesk('one', [editor], always);
    expect(await text(await readShell('one', '/assets/index-2.js'))).toBe('2');
  });
});
