import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { must } from '#common/base/must';

/** A photo as an editor adds it: its image's record, and its bytes. */
export interface WaitingPhoto {
  readonly uuid: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** Some incompressible megabytes, as from a camera. */
export async function grainyPhoto(width = 1400, height = 1000): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#b3202c', noise } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/**
 * Asks the page's data worker what a screen asks it: that an image be created, and that its picture go with it.
 * @param by the uuid of whoever is logged in
 */
export async function addPhotos(page: Page, by: string, photos: readonly WaitingPhoto[]): Promise<void> {
  const worker = must(
    page.workers().find((one) => /\/data-[\w-]+\.js/.test(one.url())),
    'the data worker',
  );
  const sent = photos.map(({ bytes, ...photo }) => ({ ...photo, base64: bytes.toString('base64') }));
  await worker.evaluate(
    ({ all, author }) => {
      // In Comlink's format, as the page sends it.
      const ask = (method: string, value: object) =>
        self.dispatchEvent(
          new MessageEvent('message', {
            data: {
              id: crypto.randomUUID(),
              type: 'APPLY',
              path: [method],
              argumentList: [value, author].map((one) => ({ type: 'RAW', value: one })),
            },
          }),
        );
      for (const { uuid, name, base64 } of all) {
        ask('enqueue', {
          call: 'createImage',
          params: {},
          body: { uuid, name, year: 2026, spectacleTypes: [], types: [] },
          lane: `image:${uuid}`,
          base: null,
          label: `Image « ${name} »`,
        });
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        ask('enqueueFile', {
          call: 'takeImageFile',
          params: { uuid },
          lane: `image:${uuid}`,
          file: new Blob([bytes], { type: 'image/jpeg' }),
          label: `Photo « ${name} »`,
        });
      }
    },
    { all: sent, author: by },
  );
}

/** Waits until the server has said that it has some of a photo's bytes, or all of one. */
export async function partSent(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const name = names.find((one) => /^outbox-[0-9a-f]/.test(one));
    if (name === undefined) return false;
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
      });
    const database = await answerOf(indexedDB.open(name));
    try {
      const files = await answerOf(database.transaction('files').objectStore('files').getAll());
      return files.length < 3 || files.some(({ sent }) => sent > 0);
    } finally {
      database.close();
    }
  });
}
