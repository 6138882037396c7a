import { describe, expect, test } from 'vitest';
import { readBadgeRows } from '#server/operation/badge/badge-projection';
import { readImageRows } from '#server/content/image/image-answer';
import { ADMIN_IMAGES_BADGE } from '#server/content/publication/published';
import { imageDesk } from '../../../support/image-desk';
import { now, tomorrow } from '../../../support/news-desk';
import { troupe } from '../../../support/troupe';

const desk = imageDesk();
const { ask, create, update, discard, names } = desk;

describe('an image', () => {
  test('is created without a file, under its own uuid, with the names of what it refers to', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({
      uuid: expect.any(String),
      name: 'Le Dindon, la troupe',
      description: 'Salut de la dernière',
      year: 2009,
      visibleFrom: now,
      spectacleTypes: [{ code: 'ADULTE', name: 'Adultes' }],
      types: [{ code: 'PHOTO', name: 'Photo' }],
      creationDate: now,
      formats: [],
      version: expect.stringMatching(/\S{8,}/),
    });
  });

  test('keeps the uuid that a device gave to it, once', async () => {
    const uuid = '0190a000-0000-7000-8000-0000000000f1';
    expect((await create({ uuid })).body.uuid).toBe(uuid);
    expect((await create({ uuid })).body).toMatchObject({ code: 'already-exists' });
  });

  test('may be sent back as it was read', async () => {
    const { body } = await create();
    const saved = await update(body.uuid, { ...body, name: 'Le salut' });
    expect(saved.body).toEqual({ ...body, name: 'Le salut', version: expect.any(String) });
    expect(saved.body.version).not.toBe(body.version);
  });

  test('that somebody else saved meanwhile is not saved over', async () => {
    const { body } = await create();
    await update(body.uuid);
    const stale = { 'If-Match': body.version };
    expect((await update(body.uuid, {}, stale)).body.code).toBe('stale-version');
    expect((await discard(body.uuid, stale)).body.code).toBe('stale-version');
  });

  test('in the trash is gone for everybody', async () => {
    const { body } = await create();
    expect((await discard(body.uuid)).status).toBe(204);
    expect(await names('', troupe.colette)).toEqual([]);
    expect((await update(body.uuid)).body).toMatchObject({ code: 'not-found', message: 'Image introuvable' });
    expect((await discard(body.uuid)).status).toBe(404);
  });

  test.each([
    ['year', 1983],
    ['name', ' '],
    ['types', [{ code: 'SELFIE' }]],
    ['visibleFrom', 'demain'],
    ['focus', { x: 1.1, y: 0 }],
    ['focus', { x: 0.5 }],
  ])('with a wrong %s is refused by its field', async (field, value) => {
    const { status, body } = await create({ [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)[0]).toMatch(new RegExp(`^${field}`));
  });

  test('says where its subject is, to the thousandth, until a save says nothing of it', async () => {
    const { body } = await create({ focus: { x: 0.33333, y: 1 } });
    expect(body.focus).toEqual({ x: 0.333, y: 1 });
    expect((await update(body.uuid)).body).not.toHaveProperty('focus');
  });

  test('stands in mirrors with codes instead of names', async () => {
    const { body } = await create();
    expect((await readImageRows(desk.database, [body.uuid])).get(body.uuid)).toMatchObject({
      spectacleTypes: ['ADULTE'],
      types: ['PHOTO'],
      formats: [],
    });
  });
});

test('editors see how many images wait for a file or are yet to appear; nobody else does', async () => {
  await create();
  await create({ visibleFrom: tomorrow });
  const { body } = await ask('GET', '/api/counters/admin-image', { by: troupe.colette });
  expect(body).toEqual({ withoutFile: 2, notVisible: 0 });
  expect((await ask('GET', '/api/counters/admin-image', { by: troupe.ulysse })).status).toBe(403);
  expect((await ask('GET', '/api/counters/badges', { by: troupe.colette })).body).toEqual({
    adminNews: 0,
    adminPieces: 0,
    adminImages: 2,
  });
  expect((await ask('GET', '/api/counters/badges', { by: troupe.ulysse })).body).toEqual({});
  const badges = await readBadgeRows(desk.database, [ADMIN_IMAGES_BADGE]);
  expect([...badges.values()]).toMatchObject([{ name: 'adminImages', count: 2 }]);
});
