import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { diskStore } from '#server/platform/files/disk-store';
import { readPreviewImageRows } from '#server/content/preview-image/preview-image-projection';
import { addNews } from '#server/content/news/news-repository';
import { addPreviewImage, putPreviewImageFile } from '#server/content/preview-image/preview-image-repository';
import { previewImageRoutes } from '#server/content/preview-image/preview-image-routes';
import { type AskApi, openApi } from '../../../support/api';
import { newsDraft } from '../../../support/news-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

const drawn = '0190a000-0000-7000-8000-0000000000aa';
const undrawn = '0190a000-0000-7000-8000-0000000000bb';
const bytes = new TextEncoder().encode('trois chapeaux');

let site: TestDatabase;
let folder: string;
let ask: AskApi;
let version: string;

beforeAll(async () => {
  site = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  const files = diskStore(folder);
  ask = openApi(site.database, previewImageRoutes(files));
  ({ version } = await putPreviewImageFile(files, drawn, bytes));
  await write(site.database, async (transaction) => {
    await addPreviewImage(transaction, record(drawn, version));
    await addPreviewImage(transaction, record(undrawn, null));
    for (const [uuid, previewImage] of [
      [undrawn, drawn],
      [drawn, undrawn],
    ] as const)
      await addNews(transaction, newsDraft({ uuid, author: null, previewImage }));
  });
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

function record(uuid: string, version: string | null) {
  return {
    uuid,
    name: 'Trois chapeaux',
    year: 2026,
    spectacle_types: [],
    types: ['AFFICHE' as const],
    creation_date: new Date('2026-11-21T20:30:00+01:00'),
    extension: 'webp',
    background_color: '#c99b4c',
    version,
  };
}

const file = (uuid: string, query = '', headers = {}) =>
  ask('GET', `/api/preview-images/${uuid}/file${query}`, { headers });

test('under its version, a file may be kept for ever by anybody', async () => {
  const { status, headers, body } = await file(drawn, `?v=${version}`);
  expect(status).toBe(200);
  expect(new Uint8Array(body)).toEqual(bytes);
  expect(headers.get('Content-Type')).toBe('image/webp');
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test.each(['', '?v=another'])('with the query « %s », it must be asked for anew', async (query) => {
  const { status, headers } = await file(drawn, query);
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('public, no-cache');
});

test.each(['"TAG"', 'W/"TAG"', '"other", "TAG"', '*'])('who has it already (%s) is told so', async (tags) => {
  const { status, body } = await file(drawn, '', { 'If-None-Match': tags.replace('TAG', version) });
  expect(status).toBe(304);
  expect(body.byteLength).toBe(0);
});

test('who has another one gets this one', async () => {
  expect((await file(drawn, '', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test.each([
  ['without a file', undrawn],
  ['that does not exist', '0190a000-0000-7000-8000-0000000000cc'],
  ['whose uuid is none', 'affiche'],
])('a miniature %s is a 404 that nobody keeps', async (_, uuid) => {
  const { status, headers, body } = await file(uuid);
  expect(status).toBe(404);
  expect(body.code).toBe('not-found');
  expect(headers.get('Cache-Control')).toContain('no-store');
});

test('mirrors hold its colour, and its version once there is a file', async () => {
  expect(await readPreviewImageRows(site.database, [drawn, undrawn])).toEqual(
    new Map([
      [drawn, { uuid: drawn, name: 'Trois chapeaux', backgroundColor: '#c99b4c', version }],
      [undrawn, { uuid: undrawn, name: 'Trois chapeaux', backgroundColor: '#c99b4c' }],
    ]),
  );
});

test('the same picture stored again is the same version, another one is not', async () => {
  const files = diskStore(folder);
  expect((await putPreviewImageFile(files, drawn, bytes)).version).toBe(version);
  expect((await putPreviewImageFile(files, drawn, new Uint8Array([1]))).version).not.toBe(version);
});
