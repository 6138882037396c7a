import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import {
  A_FEW,
  keepFiles,
  markFilesForRemoval,
  removeMarkedFiles,
} from '#server/platform/files/file-removal';
import { s3Store } from '#server/platform/files/s3-store';
import { type OpenedStore, openFolder } from '../../../support/file-stores';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

const [poster, photo] = ['images/poster.webp', 'images/photo.webp'] as const;

let site: TestDatabase;
let folder: OpenedStore;

beforeAll(async () => {
  site = await openTestDatabase();
});
beforeEach(async () => {
  folder = await openFolder();
  for (const key of [poster, photo]) await folder.store.put(key, new Uint8Array([1]), 'image/webp');
  await write(site.database, (transaction) => markFilesForRemoval(transaction, [poster, photo]));
});
afterEach(() => folder.close());
afterAll(() => site.close());

test('files that were left go, once', async () => {
  expect(await removeMarkedFiles(site.database, folder.store)).toBe(2);
  expect([await folder.store.read(poster), await folder.store.read(photo)]).toEqual([null, null]);
  expect(await removeMarkedFiles(site.database, folder.store)).toBe(0);
});

test('whoever waits for an answer removes a few of those that a night without a bucket had left', async () => {
  const night = Array.from({ length: A_FEW }, (_, rank) => `images/night-${rank}.webp`);
  await write(site.database, (transaction) => markFilesForRemoval(transaction, night));
  expect(await removeMarkedFiles(site.database, folder.store, A_FEW)).toBe(A_FEW);
  expect(await removeMarkedFiles(site.database, folder.store)).toBe(2);
});

test('of more than whoever waits may remove, they go in the order of their names', async () => {
  expect(await removeMarkedFiles(site.database, folder.store, 1)).toBe(1);
  expect(await folder.store.read(photo)).toBeNull();
  expect(await folder.store.read(poster)).not.toBeNull();
  await removeMarkedFiles(site.database, folder.store);
});

test('a file that is wanted again stays', async () => {
  await keepFiles(site.database, [photo, 'images/never-left.webp']);
  expect(await removeMarkedFiles(site.database, folder.store)).toBe(1);
  expect(await folder.store.read(photo)).not.toBeNull();
});

test('what a store out of reach does not let go is left for the next time', async () => {
  const settings = { region: 'fr', bucket: 'photos', accessKey: 'KEY', secretKey: 'SECRET' };
  const nobody = s3Store(
    { ...settings, endpoint: 'http://127.0.0.1:9' },
    { tries: 1, answerWithin: 300, pause: 1 },
  );
  expect(await removeMarkedFiles(site.database, nobody)).toBe(0);
  expect(await removeMarkedFiles(site.database, folder.store)).toBe(2);
});
