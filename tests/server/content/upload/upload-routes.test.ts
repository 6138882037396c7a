import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { MAX_FILE_BYTES, MAX_PART_BYTES } from '#common/contract/content/upload';
import { oldRecords } from '#server/operation/jobs/housekeeping';
import { readUploadedBytes } from '#server/content/upload/upload-repository';
import { uploadRoutes } from '#server/content/upload/upload-routes';
import { type AskApi, openApi } from '../../../support/api';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';
import { freshUuid, uploadDesk } from '../../../support/upload-desk';

const DAY = 86_400_000;
const now = new Date('2026-11-21T20:30:00+01:00');
const letters = new TextEncoder().encode('abcdefghijklmnopqrstuvwxyz');

let opened: { site: TestDatabase; ask: AskApi } | null = null;
const site = () => must(opened, 'the site of this test file').site;
const ask: AskApi = (...asked) => must(opened, 'the API of this test file').ask(...asked);
const { put, received } = uploadDesk(ask);

beforeAll(async () => {
  const fresh = await openTestDatabase();
  opened = { site: fresh, ask: openApi(fresh.database, uploadRoutes) };
  await welcomeTroupe(fresh.database);
});
beforeEach(async () => {
  await site().setClock(now);
  await site().database.deleteFrom('uploads').execute();
});
afterAll(() => site().close());

const kept = async (upload: string) => (await readUploadedBytes(site().database, upload)).toString();

describe('parts of a file', () => {
  test('are put together in order, and each answer says how far it got', async () => {
    const upload = freshUuid();
    expect(await received(upload)).toBe(0);
    expect((await put(upload, 0, letters.subarray(0, 10))).body).toEqual({ received: 10 });
    expect((await put(upload, 10, letters.subarray(10, 26))).body).toEqual({ received: 26 });
    expect(await received(upload)).toBe(26);
    expect(await kept(upload)).toBe('abcdefghijklmnopqrstuvwxyz');
  });

  test('sent twice, overlapping or too early change nothing of what is right', async () => {
    const upload = freshUuid();
    const parts: readonly (readonly [number, number])[] = [
      [10, 20],
      [0, 10],
      [0, 10],
      [5, 15],
      [2, 4],
      [20, 26],
      [15, 26],
      [0, 26],
    ];
    const answers: number[] = [];
    for (const [from, to] of parts)
      answers.push((await put(upload, from, letters.subarray(from, to))).body.received);
    expect(answers).toEqual([0, 10, 10, 15, 15, 15, 26, 26]);
    expect(await kept(upload)).toBe('abcdefghijklmnopqrstuvwxyz');
  });

  test('sent by two tabs at the same instant lie there once', async () => {
    const upload = freshUuid();
    await Promise.all(
      Array.from({ length: 12 }, (_, rank) => put(upload, 0, letters.subarray(0, 1 + rank * 2))),
    );
    expect(await received(upload)).toBe(23);
    expect(await kept(upload)).toBe('abcdefghijklmnopqrstuvw');
  });

  test('are their sender’s: for another editor there is no such file', async () => {
    const upload = freshUuid();
    await put(upload, 0, letters);
    expect(await received(upload, troupe.agathe)).toBe(0);
    const { status, body } = await put(upload, 26, letters, troupe.agathe);
    expect([status, body]).toEqual([404, { code: 'not-found', message: 'Cet envoi n’existe pas.' }]);
    expect(await kept(upload)).toBe('abcdefghijklmnopqrstuvwxyz');
  });

  test('are sent by editors alone', async () => {
    expect((await put(freshUuid(), 0, letters, troupe.ulysse)).body.code).toBe('missing-role');
  });

  test.each([
    ['too large', 0, new Uint8Array(MAX_PART_BYTES + 1), 413, 'Cette partie de fichier dépasse 1 Mo.'],
    ['beyond what a file may hold', MAX_FILE_BYTES - 3, letters, 413, 'Ce fichier dépasse 25 Mo.'],
    ['empty', 0, new Uint8Array(), 400, 'Cette partie de fichier est vide.'],
    ['not bytes', 0, '{}', 415, 'Le serveur n’accepte pas ce type de contenu.'],
    ['at no place', 'x', letters, 404, 'Cet élément n’existe pas ou n’existe plus.'],
    ['before the beginning', '-1', letters, 404, 'Cet élément n’existe pas ou n’existe plus.'],
  ])('%s are refused in French', async (_, start, bytes, status, message) => {
    const upload = freshUuid();
    const answer = await put(upload, start, bytes);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await received(upload)).toBe(0);
  });

  test('of the largest file there may be are all taken', async () => {
    const upload = freshUuid();
    const part = new Uint8Array(MAX_PART_BYTES).fill(7);
    for (let start = 0; start < MAX_FILE_BYTES; start += part.length) await put(upload, start, part);
    expect(await received(upload)).toBe(MAX_FILE_BYTES);
  });
});

test('an account has twenty files on their way: one more takes the place of the quietest', async () => {
  const uploads = Array.from({ length: 21 }, freshUuid);
  for (const [minute, upload] of uploads.slice(0, 20).entries()) {
    await site().setClock(new Date(now.getTime() + minute * 60_000));
    await put(upload, 0, letters.subarray(0, 3));
  }
  const [first = '', second = ''] = uploads;
  await put(first, 3, letters.subarray(3, 6));
  await put(uploads[20] ?? '', 0, letters, troupe.colette);
  await put(freshUuid(), 0, letters, troupe.agathe);
  expect(await received(second)).toBe(0);
  const rest = await Promise.all(uploads.filter((one) => one !== second).map((one) => received(one)));
  expect(rest).toEqual([6, ...Array<number>(18).fill(3), 26]);
});

test('a file that nobody goes on with is forgotten after a week, one that moves is not', async () => {
  const [quiet, moving] = [freshUuid(), freshUuid()];
  for (const upload of [quiet, moving]) await put(upload, 0, letters.subarray(0, 5));
  await site().setClock(new Date(now.getTime() + 5 * DAY));
  await put(moving, 5, letters.subarray(5, 6));
  await site().setClock(new Date(now.getTime() + 8 * DAY));
  expect(await oldRecords.run(site().database)).toMatchObject({ uploads: 1 });
  expect([await received(quiet), await received(moving)]).toEqual([0, 6]);
  expect(await kept(quiet)).toBe('');
});
