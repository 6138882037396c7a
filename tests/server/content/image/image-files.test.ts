import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { readForm } from '#server/content/image/image-files';
import { emptyTrash } from '#server/content/trash/empty-trash';
import { type OpenedStore, openBucket, openFolder } from '../../../support/file-stores';
import { imageDesk } from '../../../support/image-desk';
import { tomorrow } from '../../../support/news-desk';
import { curtain, formWith } from '../../../support/pictures';
import { troupe } from '../../../support/troupe';

const desk = imageDesk();
const { create, discard, sendFile, file, stored, names } = desk;

let uuid: string;
let photo: Buffer;
beforeEach(async () => {
  photo = await (await curtain(1800, 1200)).jpeg({ quality: 70 }).toBuffer();
  ({ uuid } = (await create()).body);
});

const look = async ({ body }: { body: ArrayBuffer }) => sharp(body).metadata();

describe('sending a file', () => {
  test('tells how large it is, its colour and itself in a few bytes', async () => {
    const { status, body } = await sendFile(uuid, photo);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      extension: 'jpg',
      formats: ['ORIGIN', 'S', 'M', 'L', 'BANNER'].map((code) => ({ code })),
      file: { width: 1800, height: 1200, version: expect.stringMatching(/^[0-9a-f]{16}$/) },
    });
    expect(body.file.backgroundColor).toMatch(/^#b\d/);
    expect(body.file.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(body.file.placeholder.length).toBeLessThan(400);
  });

  test('again with another picture changes its address, and the former goes', async () => {
    const first = (await sendFile(uuid, photo)).body;
    await file(uuid, 'S');
    const second = (await sendFile(uuid, await (await curtain()).png().toBuffer())).body;
    expect(second.file.version).not.toBe(first.file.version);
    expect(second.extension).toBe('png');
    const name = `${uuid}-${second.file.version}`;
    expect((await stored()).toSorted()).toEqual([`${name}-m.webp`, `${name}-origin.png`]);
  });

  test('again with the first picture, after another one, brings that one back for good', async () => {
    const other = await (await curtain()).png().toBuffer();
    for (const sent of [photo, other, photo]) await sendFile(uuid, sent);
    const { files } = await emptyTrash.run(desk.database, desk.files);
    expect(files).toBe(0);
    expect(Buffer.from((await file(uuid, 'ORIGIN')).body).equals(photo)).toBe(true);
  });

  test('again with the same picture keeps it, and the forms that were made of it', async () => {
    await sendFile(uuid, photo);
    await file(uuid, 'S');
    const before = await stored();
    await sendFile(uuid, photo);
    expect(await stored()).toEqual(before);
  });

  test('to an image in the trash, or to none, is refused before it is looked at', async () => {
    await discard(uuid);
    expect((await sendFile(uuid, photo)).body.code).toBe('not-found');
    expect(await stored()).toEqual([]);
  });

  test('is for editors', async () => {
    expect((await sendFile(uuid, photo, troupe.ulysse)).body.code).toBe('missing-role');
  });

  test.each([
    ['an SVG under the name of a photo', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a page under the name of a photo', '<!doctype html><script>alert(1)</script>'],
    ['a text', 'trois chapeaux'],
  ])('%s is refused in French, and nothing is stored', async (_, text) => {
    const { status, body } = await sendFile(uuid, formWith(text));
    expect(status).toBe(415);
    expect(body.code).toBe('wrong-content-type');
    expect(body.message).toMatch(/JPEG, PNG, WebP, AVIF ou GIF/);
    expect(await stored()).toEqual([]);
  });

  test('a picture cut short is refused, and nothing is stored', async () => {
    const { status, body } = await sendFile(uuid, photo.subarray(0, photo.length / 2));
    expect([status, body.code]).toEqual([400, 'invalid-field']);
    expect(await stored()).toEqual([]);
  });

  test('a file above 25 MiB is refused', async () => {
    const { status, body } = await sendFile(uuid, Buffer.concat([photo, Buffer.alloc(25 * 1024 * 1024)]));
    expect([status, body.message]).toEqual([413, 'Ce fichier dépasse 25 Mo.']);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['no file', new FormData()],
    ['an empty file', formWith('')],
  ])('a form with %s is refused', async (_, form) => {
    const { status, body } = await sendFile(uuid, form);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['file']]);
  });
});

describe('reading a file', () => {
  let version: string;
  beforeEach(async () => {
    version = (await sendFile(uuid, photo)).body.file.version;
  });

  test.each([
    ['S', 320, 213],
    ['M', 800, 533],
    ['L', 1600, 1067],
    ['BANNER', 1600, 600],
  ])('format %s is %i × %i at most', async (format, width, height) => {
    expect(await look(await file(uuid, format))).toMatchObject({ format: 'jpeg', width, height });
  });

  test.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('who accepts %s gets %s, and caches know that it depends on that', async (accept, type) => {
    const { headers } = await file(uuid, 'S', { Accept: accept });
    expect(headers.get('Content-Type')).toBe(type);
    expect(headers.get('Vary')).toBe('Accept');
  });

  test('the origin is what was sent, byte for byte, whatever is accepted', async () => {
    const { body, headers } = await file(uuid, 'ORIGIN', { Accept: 'image/avif' });
    expect(Buffer.from(body).equals(photo)).toBe(true);
    expect(headers.get('Content-Type')).toBe('image/jpeg');
  });

  test('a form is made once, when somebody asks for it', async () => {
    await Promise.all([file(uuid, 'S'), file(uuid, 'S')]);
    expect((await stored()).toSorted()).toEqual([
      `${uuid}-${version}-m.webp`,
      `${uuid}-${version}-origin.jpg`,
      `${uuid}-${version}-s.jpg`,
    ]);
  });

  test('under its version it may be kept for ever, otherwise it is asked for anew', async () => {
    const kept = await file(uuid, 'S', {}, `?v=${version}`);
    expect(kept.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const asked = await file(uuid, 'S', {}, '?v=another');
    expect(asked.headers.get('Cache-Control')).toBe('public, no-cache');
    const etag = String(asked.headers.get('ETag'));
    expect((await file(uuid, 'S', { 'If-None-Match': etag })).status).toBe(304);
    expect((await file(uuid, 'M', { 'If-None-Match': etag })).status).toBe(200);
  });

  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=-5', -5, undefined],
    ['bytes=100-', 100, undefined],
  ])('of %s comes that part', async (range, from, to) => {
    const { status, headers, body } = await file(uuid, 'ORIGIN', { Range: range });
    expect(status).toBe(206);
    expect(Buffer.from(body).equals(photo.subarray(from, to))).toBe(true);
    expect(headers.get('Content-Range')).toMatch(new RegExp(`^bytes \\d+-\\d+/${photo.length}$`));
  });

  test('a part beyond the end is refused, and a part of another version is the whole', async () => {
    expect((await file(uuid, 'ORIGIN', { Range: `bytes=${photo.length}-` })).status).toBe(416);
    const { status } = await file(uuid, 'ORIGIN', { Range: 'bytes=0-9', 'If-Range': '"another"' });
    expect(status).toBe(200);
  });

  test('an image in the trash has no file any more', async () => {
    await discard(uuid);
    expect((await file(uuid, 'S', {}, `?v=${version}`)).status).toBe(404);
  });
});

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('forms in %s', (_, open) => {
  const name = { uuid: '0190a000-0000-7000-8000-0000000000dd', version: 'a1b2', extension: 'jpg' };
  const origin = `images/${name.uuid}-a1b2-origin.jpg`;
  let opened: OpenedStore;
  beforeEach(async () => {
    opened = await open();
    return () => opened.close();
  });

  test('are made of the origin and kept', async () => {
    await opened.store.put(origin, photo, 'image/jpeg');
    const made = must(await readForm(opened.store, name, 'S', 'webp'), 'the form');
    expect(made.type).toBe('image/webp');
    await opened.store.remove(origin);
    const kept = must(await readForm(opened.store, name, 'S', 'webp'), 'the same');
    expect(Buffer.from(kept.bytes).equals(made.bytes)).toBe(true);
    expect(await readForm(opened.store, name, 'M', 'webp')).toBeNull();
  });

  test('that cannot be made are answered by the origin', async () => {
    await opened.store.put(origin, photo.subarray(0, 5_000), 'image/jpeg');
    const { bytes, type } = must(await readForm(opened.store, name, 'BANNER', 'avif'), 'the origin');
    expect([type, bytes.length]).toEqual(['image/jpeg', 5_000]);
  });
});

test('what is to appear is shown to whoever read its record, and to nobody else', async () => {
  const coming = (await create({ visibleFrom: tomorrow })).body.uuid;
  const { version } = (await sendFile(coming, photo)).body.file;
  expect((await file(coming, 'S')).status).toBe(404);
  const { status, headers } = await file(coming, 'S', {}, `?v=${version}`);
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toMatch(/^private/);
});

test('a record without a file is public as one with a file is: it tells of a picture that is not here yet', async () => {
  expect(await names('')).toEqual(['Le Dindon, la troupe']);
});

test('an image without a file, an unknown image and an unknown format are not found', async () => {
  expect((await file(uuid, 'S')).status).toBe(404);
  expect((await file('0190a000-0000-7000-8000-0000000000cc', 'S')).status).toBe(404);
  expect((await file(uuid, 'XL')).status).toBe(404);
});
