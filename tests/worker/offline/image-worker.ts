import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';
import { must } from '#common/base/must';
import type { Storage } from '#mirror/storage';
import type * as Images from '#worker/offline/images';
import { answer, MemoryCaches, ORIGIN } from './cache-storage';

/**
 * The part of the service worker that answers images, for a test file: each test starts with one that has just started,
 * on a device that has stored nothing.
 */
export function imageWorker() {
  const asked: string[] = [];
  let images: typeof Images | undefined;
  let storage: Storage | undefined;
  const worker = {
    online: true,
    /** The addresses that the server was asked for. */
    asked,
    get images() {
      return must(images, 'the service worker of this test');
    },
    get storage() {
      return must(storage, 'the storage of this test');
    },
    async wake() {
      vi.resetModules();
      images = await import('#worker/offline/images');
    },
    /** Asks for an image; the second promise is all work that follows. */
    ask: (path: string) => worker.answer(new Request(ORIGIN + path)),
    answer(request: Request): [Promise<Response>, () => Promise<unknown>] {
      const work: Promise<unknown>[] = [];
      const event = { waitUntil: (later: Promise<unknown>) => work.push(later) };
      // Node knows no service worker's events; of this one only waitUntil is used.
      const [response, afterwards] = worker.images.answerImage(
        request,
        event as unknown as Parameters<typeof Images.answerImage>[1],
        worker.storage,
      );
      return [response, () => Promise.allSettled([afterwards, ...work])];
    },
    async show(path: string): Promise<Response> {
      const [response, afterwards] = worker.ask(path);
      return response.finally(afterwards);
    },
  };

  beforeEach(async () => {
    vi.stubGlobal('caches', new MemoryCaches());
    vi.stubGlobal('location', { origin: ORIGIN, href: ORIGIN });
    worker.online = true;
    storage = { indexedDB: new IDBFactory(), IDBKeyRange };
    asked.length = 0;
    vi.stubGlobal('self', globalThis);
    vi.stubGlobal('FetchEvent', Event);
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      asked.push(url.slice(ORIGIN.length));
      if (!worker.online) throw new TypeError('Failed to fetch');
      if (url.includes('perdue')) return answer('', 'text/plain', 404);
      // The server's ETag begins with the version of the picture, whatever the address names.
      const version = new URL(url).searchParams.get('v') ?? '1';
      return answer('une image', 'image/webp', 200, `"${version}-m-webp"`);
    });
    await worker.wake();
  });

  return worker;
}
