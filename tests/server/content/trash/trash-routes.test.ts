import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eraseUser } from '#server/people/account/user-deletion-repository';
import { write } from '#server/platform/database/transaction';
import { underKey } from '../../../support/api';
import { keepingDesk } from '../../../support/keeping-desk';
import { now, tomorrow } from '../../../support/news-desk';
import { troupe, welcomeTroupe } from '../../../support/troupe';

const { ulysse, marius, colette, agathe } = troupe;
const desk = keepingDesk();
const { ask, save, writeNews, writePiece, addPhoto } = desk;

const discard = (path: string, by: typeof colette | typeof agathe = colette) => save('DELETE', path, { by });
const trash = async (query = '') => (await ask('GET', `/api/trash${query}`, { by: colette })).body;
const restore = (uuid: string, headers = {}) => save('POST', `/api/trash/${uuid}/restoration`, { headers });
const remove = (uuid: string, headers = {}) => ask('DELETE', `/api/trash/${uuid}`, { by: colette, headers });

describe('the trash', () => {
  test('tells what is in it: what it is, who discarded it and when, and when it goes', async () => {
    const { uuid, slug } = await writeNews();
    expect((await trash()).data).toEqual([]);
    await discard(`/api/news/${slug}`, agathe);
    const { metadata, data } = await trash();
    expect(metadata).toMatchObject({ total: 1, currentPage: 1 });
    expect(data).toEqual([
      {
        kind: 'news',
        uuid,
        slug: 'les-trois-coups',
        title: 'Les trois coups',
        discardedAt: now,
        discardedBy: { uuid: agathe.uuid, slug: 'agathe-roussel', name: 'Roussel', firstname: 'Agathe' },
        goesAt: '2026-12-21T20:30:00+01:00',
        version: expect.any(String),
      },
    ]);
  });

  test('has news, plays and images in one list, the latest first, by kind and by page', async () => {
    await discard(`/api/news/${(await writeNews()).slug}`);
    await desk.goTo(tomorrow);
    await discard(`/api/pieces/${(await writePiece()).slug}`);
    await desk.goTo('2026-11-23T20:30:00+01:00');
    await discard(`/api/images/${(await addPhoto()).uuid}`);
    const kinds = async (query: string) =>
      (await trash(query)).data.map(({ kind }: { kind: string }) => kind);
    expect(await kinds('')).toEqual(['image', 'piece', 'news']);
    expect(await kinds('?kind=piece')).toEqual(['piece']);
    expect(await kinds('?limit=2&page=2')).toEqual(['news']);
    expect(await kinds('?limit=2&page=9')).toEqual([]);
    expect((await trash('?kind=image')).data[0]).not.toHaveProperty('slug');
  });

  test('is the editors’ alone', async () => {
    const { uuid, slug } = await writeNews();
    await discard(`/api/news/${slug}`);
    for (const by of [ulysse, marius]) {
      expect((await ask('GET', '/api/trash', { by })).status).toBe(403);
      expect((await save('POST', `/api/trash/${uuid}/restoration`, { by })).status).toBe(403);
      expect((await ask('DELETE', `/api/trash/${uuid}`, { by })).status).toBe(403);
    }
    expect((await ask('GET', '/api/trash')).status).toBe(401);
    expect((await trash()).metadata.total).toBe(1);
  });

  test('does not name whose account is gone', async () => {
    await discard(`/api/news/${(await writeNews()).slug}`, agathe);
    await write(desk.database, (transaction) => eraseUser(transaction, agathe));
    expect((await trash()).data[0]).not.toHaveProperty('discardedBy');
    await write(desk.database, ({ database }) => database.deleteFrom('users').execute());
    await welcomeTroupe(desk.database);
  });
});

describe('restoring', () => {
  test('brings an item back under its address, to everybody', async () => {
    const { uuid, slug, version } = await writeNews();
    const visitor = desk.follow(null);
    await discard(`/api/news/${slug}`);
    expect(await visitor('news')).toEqual([]);
    const { status, body } = await restore(uuid);
    expect([status, body]).toEqual([200, { kind: 'news', uuid, slug, version: expect.any(String) }]);
    expect(body.version).not.toBe(version);
    expect((await ask('GET', `/api/news/${slug}`)).body).toMatchObject({ title: 'Les trois coups' });
    expect(await visitor('news')).toEqual([uuid]);
    expect(await visitor('news-bodies')).toEqual([uuid]);
    expect((await trash()).data).toEqual([]);
  });

  test('what is yet to appear comes back to its editors alone', async () => {
    const { uuid, slug } = await writeNews({ visibleFrom: tomorrow });
    await discard(`/api/news/${slug}`);
    await restore(uuid);
    expect(await desk.follow(null)('news')).toEqual([]);
    expect(await desk.follow(marius)('coming-news')).toEqual([]);
    expect(await desk.follow(colette)('coming-news')).toEqual([uuid]);
  });

  test('leaves each its address where the title was used again meanwhile', async () => {
    const { uuid } = await writeNews();
    await discard('/api/news/les-trois-coups');
    const { slug } = await writeNews();
    await restore(uuid);
    expect((await ask('GET', `/api/news/${slug}`)).body.uuid).not.toBe(uuid);
    expect((await ask('GET', '/api/news/les-trois-coups')).body.uuid).toBe(uuid);
  });

  test('brings back a play with its cast and its dates, and an image with its file', async () => {
    const piece = await writePiece();
    const photo = await addPhoto();
    await discard(`/api/pieces/${piece.slug}`);
    await discard(`/api/images/${photo.uuid}`);
    await restore(piece.uuid);
    await restore(photo.uuid);
    const { version: _, ...before } = piece;
    expect((await ask('GET', `/api/pieces/${piece.slug}`)).body).toMatchObject(before);
    expect((await ask('GET', `/api/images/${photo.uuid}/format/S/file`)).status).toBe(200);
    const visitor = desk.follow(null);
    expect([await visitor('piece-bodies'), await visitor('images')]).toEqual([[piece.uuid], [photo.uuid]]);
  });

  test('twice under one key happens once; under another key there is nothing left to restore', async () => {
    const { uuid, slug } = await writeNews();
    await discard(`/api/news/${slug}`);
    const headers = underKey();
    expect((await restore(uuid, headers)).body).toEqual((await restore(uuid, headers)).body);
    expect(await restore(uuid)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await restore(randomUUID())).status).toBe(404);
  });

  test('over a state that is no more is a conflict', async () => {
    const { uuid, slug, version } = await writeNews();
    await discard(`/api/news/${slug}`);
    expect(await restore(uuid, { 'If-Match': `"${version}"` })).toMatchObject({
      status: 409,
      body: { code: 'stale-version' },
    });
    const [{ version: current }] = (await trash()).data;
    expect((await restore(uuid, { 'If-Match': `"${current}"` })).status).toBe(200);
  });
});

describe('removing for good', () => {
  test('takes what was the thing’s own with it: parts, documents, files', async () => {
    const piece = await writePiece();
    const photo = await addPhoto();
    expect((await desk.stored()).filter((name) => name.startsWith(photo.uuid))).toHaveLength(3);
    await discard(`/api/pieces/${piece.slug}`);
    await discard(`/api/images/${photo.uuid}`);
    expect((await remove(piece.uuid)).status).toBe(204);
    expect((await remove(photo.uuid)).status).toBe(204);
    for (const table of ['pieces', 'performance_characters', 'performance_dates', 'images'] as const)
      expect(await desk.database.selectFrom(table).select('uuid').execute()).toEqual([]);
    expect((await desk.stored()).filter((name) => name.startsWith(photo.uuid))).toEqual([]);
    expect((await remove(piece.uuid)).status).toBe(404);
  });

  test('frees the address', async () => {
    const { uuid, slug } = await writeNews();
    await discard(`/api/news/${slug}`);
    await remove(uuid);
    expect((await writeNews()).slug).toBe(slug);
  });

  test('is for what is in the trash', async () => {
    const { uuid } = await writeNews();
    expect((await remove(uuid)).status).toBe(404);
    expect((await remove(randomUUID())).status).toBe(404);
  });
});
