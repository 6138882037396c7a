import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { openOfflinePhotos } from '#mirror/offline-photos';
import { answer } from './cache-storage';
import { imageWorker } from './image-worker';

const worker = imageWorker();
const { asked, show } = worker;

describe('a photo, wherever it stands,', () => {
  const photo = (format: string, version?: string) =>
    `/api/images/dindon/format/${format}/file${version === undefined ? '' : `?v=${version}`}`;
  const textOf = async (path: string) => (await show(path)).text();
  const keep = async (version: string) => {
    await (
      await caches.open('kept-photos')
    ).put(photo('M', version), answer('la photo gardée', 'image/webp'));
    await openOfflinePhotos(worker.storage).photos.put({
      uuid: 'dindon',
      version,
      year: 1998,
      bytes: 15,
      state: 'kept',
    });
  };

  it('is shown offline in an article that was read, which names no version', async () => {
    await show(photo('L'));
    worker.online = false;
    expect(await textOf(photo('L'))).toBe('une image');
  });

  it('is shown in an article and a banner once its year is kept, whatever version they were written with', async () => {
    await keep('2');
    worker.online = false;
    for (const format of ['L', 'M', 'BANNER']) expect(await textOf(photo(format))).toBe('la photo gardée');
    expect((await show(photo('L', '1'))).type).toBe('error');
  });

  it('is shown once a database that the browser had lost can be opened again', async () => {
    await keep('2');
    worker.online = false;
    const lose = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    });
    expect((await show(photo('L'))).type).toBe('error');
    lose.mockRestore();
    expect(await textOf(photo('L'))).toBe('la photo gardée');
  });

  it('is shown in another size than it was seen in', async () => {
    await show(photo('M', '1'));
    worker.online = false;
    expect(await textOf(photo('L', '1'))).toBe('une image');
    expect(await textOf(photo('L'))).toBe('une image');
    expect((await show(photo('L', '2'))).type).toBe('error');
  });

  it('that was seen in an article is shown in the gallery, if it is the same picture', async () => {
    await show(photo('L'));
    worker.online = false;
    expect(await textOf(photo('M', '1'))).toBe('une image');
    expect((await show(photo('M', '2'))).type).toBe('error');
  });

  it('is asked for anew while there is a network', async () => {
    await show(photo('L'));
    await show(photo('L'));
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['a server in trouble', 503, 'text/plain'],
    ['a hotel’s portal', 200, 'text/html'],
  ])('is shown in spite of %s', async (_, status, type) => {
    await show(photo('L'));
    vi.stubGlobal('fetch', async () => answer('autre chose', type, status));
    expect(await textOf(photo('L'))).toBe('une image');
  });

  it('is no longer shown once the server says that it is gone', async () => {
    await show(photo('L'));
    vi.stubGlobal('fetch', async () => answer('', 'text/plain', 404));
    expect((await show(photo('L'))).status).toBe(404);
  });
});
