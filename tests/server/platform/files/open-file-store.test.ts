import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { S3Config } from '#server/platform/files/s3-settings';
import { FileStoreError } from '#server/platform/process/file-store-error';
import { openFileStore } from '#server/platform/files/open-file-store';
import { createLog } from '#server/platform/process/log';
import { openS3Server } from '../../../support/s3-server';

const words = new TextEncoder().encode('une affiche');
const lines: string[] = [];
const log = createLog('info', (line) => lines.push(line));

let dataDir: string;
beforeEach(async () => {
  lines.length = 0;
  dataDir = await mkdtemp(join(tmpdir(), 'data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
});

async function bucket(): Promise<S3Config> {
  const { config, close } = await openS3Server();
  onTestFinished(close);
  return config;
}

test('without a bucket, files lie in the data folder', async () => {
  const store = await openFileStore({ s3: null, dataDir }, log);
  await store.put('images/one.webp', words, 'image/webp');
  expect(await readdir(join(dataDir, 'files/images'))).toEqual(['one.webp']);
});

test('what killed nodes left unfinished goes at a start, but not what may be in the making', async () => {
  const images = join(dataDir, 'files/images');
  await mkdir(images, { recursive: true });
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const name of ['one.webp', 'one.webp.0190a000.part', 'two.webp.0190a001.part']) {
    await writeFile(join(images, name), words);
    if (!name.startsWith('two')) await utimes(join(images, name), twoDaysAgo, twoDaysAgo);
  }
  await openFileStore({ s3: null, dataDir }, log);
  expect((await readdir(images)).toSorted()).toEqual(['one.webp', 'two.webp.0190a001.part']);
});

test('with a bucket, they lie there alone', async () => {
  const store = await openFileStore({ s3: await bucket(), dataDir }, log);
  await store.put('images/one.webp', words, 'image/webp');
  expect((await store.read('images/one.webp'))?.bytes).toEqual(words);
  expect(await readdir(dataDir)).toEqual([]);
  expect(lines).toEqual([]);
});

test('a bucket that refuses keeps the site from starting', async () => {
  const s3 = { ...(await bucket()), bucket: 'affiches' };
  await expect(openFileStore({ s3, dataDir }, log)).rejects.toThrow(FileStoreError);
});

test('a bucket out of reach is told in the log, and the site starts', async () => {
  const s3 = { ...(await bucket()), endpoint: 'http://127.0.0.1:9', secretKey: 'HUSH-HUSH' };
  await openFileStore({ s3, dataDir }, log);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('file store out of reach');
  expect(lines[0]).not.toContain('HUSH');
});
