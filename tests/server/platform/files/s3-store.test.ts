import { type IncomingMessage, type RequestListener, createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { S3Config } from '#server/platform/files/s3-settings';
import type { S3Patience } from '#server/platform/files/s3-requests';
import { s3Store } from '#server/platform/files/s3-store';
import { openS3Server } from '../../../support/s3-server';

const poster = 'images/0190a000-s.webp';
const words = new TextEncoder().encode('une affiche');
const settings = { region: 'fr-par', bucket: 'photos', accessKey: 'KEY', secretKey: 'HUSH-HUSH' };
const patient: S3Patience = { tries: 2, answerWithin: 60_000, pause: 1 };
const brief: S3Patience = { ...patient, answerWithin: 300 };

/** A store that answers as a test wants; returns how to reach it. */
async function answering(answer: RequestListener): Promise<S3Config> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { ...settings, endpoint: `http://127.0.0.1:${port}` };
}

async function realStore(changed: Partial<S3Config>): Promise<S3Config> {
  const { config, close } = await openS3Server();
  onTestFinished(close);
  return { ...config, ...changed };
}

test('an object stands under its key in the path of its bucket, with its type, and with the hash that proves it whole', async () => {
  let sent: { request: IncomingMessage; body: string } | undefined;
  const config = await answering((request, response) => {
    void buffer(request).then((body) => {
      sent = { request, body: body.toString() };
      response.end();
    });
  });
  await s3Store(config).put(poster, words, 'image/webp');
  expect(sent?.body).toBe('une affiche');
  expect(sent?.request).toMatchObject({
    method: 'PUT',
    url: `/photos/${poster}`,
    headers: {
      'content-type': 'image/webp',
      'content-length': '11',
      'x-amz-content-sha256': '3b9034c438e841531b86e677e4557b1392c99b65cbaea0bf6afce049de422d63',
    },
  });
});

describe('a store that refuses is a wrong setting, which the message names without a secret', () => {
  test.each([
    ['S3_SECRET_KEY', 'SignatureDoesNotMatch', { secretKey: 'HUSH-HUSH' }],
    ['S3_ACCESS_KEY', 'InvalidAccessKeyId', { accessKey: 'UNKNOWN' }],
    ['S3_BUCKET', 'NoSuchBucket', { bucket: 'affiches' }],
  ])('%s', async (setting, code, changed) => {
    const store = s3Store(await realStore(changed));
    for (const ask of [() => store.read(poster), () => store.put(poster, words, 'image/webp')]) {
      const fault = await ask().catch((error: unknown) => error);
      expect(fault).toMatchObject({ name: 'FileStoreError', isRefusal: true });
      expect(String(fault)).toContain(code);
      expect(String(fault)).toContain(setting);
      expect(String(fault)).not.toContain('HUSH');
    }
  });

  test('and where it points elsewhere, nobody goes there', async () => {
    const asked: string[] = [];
    const config = await answering(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(301, { Location: '/elsewhere' });
      response.end('<Error><Code>PermanentRedirect</Code></Error>');
    });
    await expect(s3Store(config).read(poster)).rejects.toMatchObject({ isRefusal: true });
    expect(asked).toEqual([`/photos/${poster}`]);
  });
});

describe('a store out of reach is asked twice, and given up', () => {
  test.each<[string, RequestListener]>([
    ['it never answers', () => undefined],
    [
      'it begins to answer and stops',
      (_, response) => {
        response.writeHead(200, { 'Content-Length': '100' });
        response.write('une af');
      },
    ],
    ['it hangs up', (request) => request.socket.destroy()],
    [
      'it is overloaded',
      (_, response) => {
        response.writeHead(503);
        response.end('<Error><Code>SlowDown</Code></Error>');
      },
    ],
  ])('when %s', async (_, answer) => {
    const config = await answering(answer);
    // Counted here: a request that is given up on a busy machine may never be heard there.
    const sent = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => sent.mockRestore());
    await expect(s3Store(config, brief).read(poster)).rejects.toMatchObject({
      name: 'FileStoreError',
      isRefusal: false,
      message: expect.stringMatching(/hors d’atteinte : .*\n.*out of reach: /),
    });
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test('when nobody is there', async () => {
    const config = { ...settings, endpoint: 'http://127.0.0.1:9' };
    await expect(s3Store(config, brief).remove(poster)).rejects.toMatchObject({ isRefusal: false });
  });
});

test('a store that stumbles once is asked again', async () => {
  let asked = 0;
  const config = await answering(({ socket }, response) => {
    asked += 1;
    if (asked === 1) socket.destroy();
    else response.end('une affiche');
  });
  expect((await s3Store(config, patient).read(poster))?.bytes).toEqual(words);
});

test('a store that answers 404 to who removes what is gone has removed it', async () => {
  const config = await answering((_, response) => {
    response.writeHead(404);
    response.end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>');
  });
  await expect(s3Store(config).remove(poster)).resolves.toBeUndefined();
});
