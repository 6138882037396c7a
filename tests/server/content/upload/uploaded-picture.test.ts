import { beforeEach, describe, expect, test } from 'vitest';
import type { RoleCode } from '#common/contract/people/roles';
import { write } from '#server/platform/database/transaction';
import { untilDone } from '../../../support/api';
import { imageDesk } from '../../../support/image-desk';
import { curtain } from '../../../support/pictures';
import { troupe } from '../../../support/troupe';
import { freshUuid, taken, uploadDesk } from '../../../support/upload-desk';

const desk = imageDesk();
const { ask, create, createPreviewImage, discard, file, sendFile, stored } = desk;
const { put, received, sendAll, take } = uploadDesk(ask);

let photo: Buffer;
let image: string;
beforeEach(async () => {
  photo = await (await curtain(300, 200)).jpeg({ quality: 90 }).toBuffer();
  image = `/api/images/${(await create()).body.uuid}`;
});

const origin = async () => Buffer.from((await file(image.slice('/api/images/'.length), 'ORIGIN')).body);

describe('a file that came in parts', () => {
  test('becomes an image’s picture, as one sent at once does', async () => {
    const sent = await sendAll(photo);
    const { status, body } = await take(image, sent);
    const other = (await create()).body.uuid;
    const atOnce = (await sendFile(other, photo)).body;
    expect(status).toBe(200);
    expect(body.file).toEqual(atOnce.file);
    expect([body.extension, body.formats]).toEqual([atOnce.extension, atOnce.formats]);
    expect((await origin()).equals(photo)).toBe(true);
    expect(await received(sent.upload)).toBe(0);
  });

  test('becomes a miniature', async () => {
    const { uuid } = (await createPreviewImage()).body;
    const { body } = await take(`/api/preview-images/${uuid}`, await sendAll(photo));
    expect(body).toMatchObject({ uuid, extension: 'webp', version: expect.stringMatching(/^[0-9a-f]{16}$/) });
  });

  test('is taken once under its key, however often and however much at once it is asked', async () => {
    const sent = await sendAll(photo);
    const key = freshUuid();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => untilDone(() => take(image, sent, key))),
    );
    answers.push(await take(image, sent, key));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.version)).size).toBe(1);
  });

  test('is taken by one of two calls with keys of their own; the other is asked to send it anew', async () => {
    const sent = await sendAll(photo);
    const answers = await Promise.all([take(image, sent), take(image, sent)]);
    expect(answers.map(({ body }) => body.code ?? 'done').toSorted()).toEqual(['done', 'incomplete-file']);
  });

  test('replaces another picture, whose files go', async () => {
    await take(image, await sendAll(await (await curtain()).png().toBuffer()));
    const before = await stored();
    await take(image, await sendAll(photo));
    expect((await origin()).equals(photo)).toBe(true);
    const leaving = await desk.database.selectFrom('leaving_files').select('key').execute();
    expect(leaving.map(({ key }) => key)).toEqual(
      expect.arrayContaining(before.map((name) => `images/${name}`)),
    );
  });
});

describe('refused in French is', () => {
  test('a file that is not whole, and its bytes stay', async () => {
    const upload = freshUuid();
    await put(upload, 0, photo.subarray(0, 100));
    const { status, body } = await take(image, taken(upload, photo));
    expect([status, body.code]).toEqual([409, 'incomplete-file']);
    expect(body.message).toBe('Ce fichier n’est pas encore arrivé en entier.');
    expect(await received(upload)).toBe(100);
    await put(upload, 100, photo.subarray(100));
    expect((await take(image, taken(upload, photo))).status).toBe(200);
  });

  test('a file of which nothing is here, or which another editor sent', async () => {
    expect((await take(image, taken(freshUuid(), photo))).body.code).toBe('incomplete-file');
    const sent = await sendAll(photo);
    const { body } = await take(image, sent, freshUuid(), troupe.agathe);
    expect(body.code).toBe('incomplete-file');
    expect(await received(sent.upload)).toBe(photo.length);
  });

  test('a file whose bytes are others than was said: they are to be sent anew', async () => {
    const sent = await sendAll(photo);
    const { status, body } = await take(image, { ...sent, sha256: 'f'.repeat(64) });
    expect([status, body.code, body.message]).toEqual([
      400,
      'invalid-field',
      'Ce fichier est arrivé abîmé\u00a0: réessayez, il sera envoyé de nouveau.',
    ]);
    expect(await received(sent.upload)).toBe(0);
    const longer = await sendAll(photo);
    expect((await take(image, { ...longer, size: photo.length - 1 })).body.code).toBe('invalid-field');
  });

  test('what is no picture, and nothing of it stays', async () => {
    const sent = await sendAll(new TextEncoder().encode('trois chapeaux'));
    const { status, body } = await take(image, sent);
    expect([status, body.code]).toEqual([415, 'wrong-content-type']);
    expect(body.message).toMatch(/JPEG, PNG, WebP, AVIF ou GIF/);
    expect([await received(sent.upload), await stored()]).toEqual([0, []]);
  });

  test('a picture for an image that was deleted meanwhile; restored, it may be sent again as it is', async () => {
    const sent = await sendAll(photo);
    await discard(image.slice('/api/images/'.length));
    const { status, body } = await take(image, sent);
    expect([status, body.message]).toEqual([404, 'Image introuvable']);
    expect(await received(sent.upload)).toBe(photo.length);
    expect(await stored()).toEqual([]);
    expect((await take(`/api/preview-images/${freshUuid()}`, sent)).status).toBe(404);
  });

  test('whoever lost the right meanwhile; with the right back it goes on', async () => {
    const sent = await sendAll(photo);
    const key = freshUuid();
    const { uuid, roles } = troupe.colette;
    const give = (codes: RoleCode[]) =>
      write(desk.database, ({ database }) =>
        database.updateTable('users').set({ roles: codes }).where('uuid', '=', uuid).execute(),
      );
    await give(['ROLE_USER']);
    expect((await take(image, sent, key)).body.code).toBe('missing-role');
    expect((await put(sent.upload, 0, photo)).body.code).toBe('missing-role');
    await give(roles);
    expect((await take(image, sent, key)).status).toBe(200);
  });
});
