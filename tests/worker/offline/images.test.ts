import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, ORIGIN } from './cache-storage';
import { imageWorker } from './image-worker';

const worker = imageWorker();
const { asked, show } = worker;

const file = (name: string, version?: string) =>
  `/api/preview-images/${name}/file${version === undefined ? '' : `?v=${version}`}`;

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
    expect(worker.images.isImageFile(new URL(path, ORIGIN))).toBe(isAsked);
  });

  it('asks the server once for a version of an image', async () => {
    await show(file('porte', '1'));
    worker.online = false;
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
    worker.online = false;
    expect(await (await show(file('porte'))).text()).toBe('une image');
    expect((await show(file('chaise'))).type).toBe('error');
  });

  it('is missing on a page without a network, which is no error of the site', async () => {
    worker.online = false;
    const picture = Object.defineProperty(new Request(ORIGIN + file('chaise')), 'destination', {
      value: 'image',
    });
    const [response] = worker.answer(picture);
    expect((await response).status).toBe(504);
  });

  it('does not look for another form of an image that has come', async () => {
    // The strategies store in a task of their own.
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await show('/api/images/porte/format/L/file?v=1');
      const opened = vi.spyOn(caches, 'open');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(opened).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps no fault', async () => {
    await show(file('perdue', '1'));
    expect(await stored()).toEqual([]);
  });

  it('keeps 400 at most, and those that were looked at last', async () => {
    for (let rank = 0; rank < 400; rank += 1) await show(file(`image-${rank}`, '1'));
    await worker.wake();
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
      worker.online = false;
      expect(await textOf(photo('L'))).toBe('une image');
      expect(await textOf(photo('BANNER'))).toBe('la photo gardée');
    });

    it('shows what is kept where the network takes too long', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      vi.stubGlobal('fetch', () => new Promise(() => undefined));
      const [response] = worker.ask(photo('L'));
      await vi.advanceTimersByTimeAsync(3_000);
      expect(await (await response).text()).toBe('la photo gardée');
      vi.useRealTimers();
    });

    it('never takes it for the original, nor for another picture', async () => {
      worker.online = false;
      expect((await show(photo('ORIGIN'))).type).toBe('error');
      expect((await show(photo('M', '2'))).type).toBe('error');
    });
  });

  it('leaves alone what the data worker fetches to keep it', () => {
    const isForKeeping = (cache: RequestCache) => worker.images.isForKeeping(new Request(ORIGIN, { cache }));
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
