import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Images from '../../../worker/offline/images';
import { answer, MemoryCaches, ORIGIN } from './cache-storage';

let images: typeof Images;
let online = true;
const asked: string[] = [];

/** Each test starts with a service worker that has just started. */
beforeEach(async () => {
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('location', { origin: ORIGIN, href: ORIGIN });
  online = true;
  asked.length = 0;
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('FetchEvent', Event);
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url.slice(ORIGIN.length));
    if (!online) throw new TypeError('Failed to fetch');
    return url.includes('perdue') ? answer('', 'text/plain', 404) : answer('une image', 'image/webp');
  });
  await wake();
});

async function wake() {
  vi.resetModules();
  images = await import('../../../worker/offline/images');
}

const file = (name: string, version?: string) =>
  `/api/preview-images/${name}/file${version === undefined ? '' : `?v=${version}`}`;

async function show(path: string): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const event = { waitUntil: (later: Promise<unknown>) => work.push(later) };
  // Node knows no service worker's events; of this one only waitUntil is used.
  const [response, afterwards] = images.answerImage(
    new Request(ORIGIN + path),
    event as unknown as Parameters<typeof images.answerImage>[1],
  );
  const answered = await response.finally(() => Promise.allSettled([afterwards]));
  await Promise.all(work);
  return answered;
}

const stored = async () =>
  (await (await caches.open('images')).keys()).map(({ url }) => url.slice(ORIGIN.length));

describe('the image cache', () => {
  it.each([
    [file('porte'), true],
    ['/api/images/porte/format/M/file', true],
    ['/api/preview-images', false],
    ['/api/news', false],
    ['/assets/porte.svg', false],
  ])('is asked about %s: %s', (path, isAsked) => {
    expect(images.isImageFile(new URL(path, ORIGIN))).toBe(isAsked);
  });

  it('asks the server once for a version of an image', async () => {
    await show(file('porte', '1'));
    online = false;
    expect(await (await show(file('porte', '1'))).text()).toBe('une image');
    expect(asked).toEqual([file('porte', '1')]);
  });

  it('asks again for another version', async () => {
    await show(file('porte', '1'));
    await show(file('porte', '2'));
    expect(asked).toHaveLength(2);
  });

  it('falls back on what it has for an image without a version', async () => {
    await show(file('porte', '1'));
    online = false;
    expect(await (await show(file('porte'))).text()).toBe('une image');
    await expect(show(file('chaise'))).rejects.toThrow('no-response');
  });

  it('keeps no fault', async () => {
    await show(file('perdue', '1'));
    expect(await stored()).toEqual([]);
  });

  it('keeps 400 at most, and those that were looked at last', async () => {
    for (let rank = 0; rank < 400; rank += 1) await show(file(`image-${rank}`, '1'));
    await wake();
    await show(file('image-0', '1'));
    for (let rank = 400; rank < 450; rank += 1) {
      await show(file(`image-${rank}`, '1'));
      expect((await stored()).length).toBeLessThanOrEqual(400);
    }
    const kept = await stored();
    expect(kept).toContain(file('image-0', '1'));
    expect(kept).toContain(file('image-449', '1'));
    expect(kept).not.toContain(file('image-1', '1'));
  });

  describe('of photos that are kept', () => {
    const photo = (format: string, version = '1') => `/api/images/dindon/format/${format}/file?v=${version}`;
    const textOf = async (path: string) => (await show(path)).text();

    beforeEach(async () => {
      await (await caches.open('kept-photos')).put(photo('M'), answer('la photo gardée', 'image/webp'));
    });

    it('asks the network for no form that the kept one can stand for', async () => {
      expect(await textOf(photo('S'))).toBe('la photo gardée');
      expect(await textOf(photo('M'))).toBe('la photo gardée');
      expect(asked).toEqual([]);
      expect(await stored()).toEqual([]);
    });

    it('brings a larger form while there is a network, and what is kept without one', async () => {
      expect(await textOf(photo('L'))).toBe('une image');
      online = false;
      expect(await textOf(photo('L'))).toBe('une image');
      expect(await textOf(photo('BANNER'))).toBe('la photo gardée');
    });

    it('shows what is kept where the network takes too long', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      vi.stubGlobal('fetch', () => new Promise(() => undefined));
      const [response] = images.answerImage(new Request(ORIGIN + photo('L')), {
        waitUntil: () => undefined,
      } as unknown as Parameters<typeof images.answerImage>[1]);
      await vi.advanceTimersByTimeAsync(3_000);
      expect(await (await response).text()).toBe('la photo gardée');
      vi.useRealTimers();
    });

    it('never takes it for the original, nor for another picture', async () => {
      online = false;
      await expect(show(photo('ORIGIN'))).rejects.toThrow('no-response');
      await expect(show(photo('M', '2'))).rejects.toThrow('no-response');
    });
  });

  it('leaves alone what the data worker fetches to keep it', () => {
    const isForKeeping = (cache: RequestCache) => images.isForKeeping(new Request(ORIGIN, { cache }));
    expect(isForKeeping('no-store')).toBe(true);
    expect(isForKeeping('default')).toBe(false);
  });

  it('makes room when the disk is full, and shows the image all the same', async () => {
    for (let rank = 0; rank < 300; rank += 1) await show(file(`image-${rank}`, '1'));
    const cache = await caches.open('images');
    Object.assign(cache, { room: 0 });
    expect((await show(file('une-de-plus', '1'))).status).toBe(200);
    expect(await stored()).toHaveLength(200);
  });
});
