import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { validate } from 'superstruct';
import { newsWrite } from '#common/contract/content/news';
import { pieceWrite } from '#common/contract/content/piece';
import { write } from '#server/platform/database/transaction';
import { addNews } from '#server/content/news/news-repository';
import { eraseUser } from '#server/people/account/user-deletion-repository';
import { keepingDesk } from '../../../support/keeping-desk';
import { draft, miniature, now, tomorrow } from '../../../support/news-desk';
import { newsDraft, paragraph } from '../../../support/news-draft';
import { type Player, troupe, welcomeTroupe } from '../../../support/troupe';

const { ulysse, marius, colette, agathe } = troupe;
const desk = keepingDesk();
const { ask, save, writeNews, writePiece } = desk;

const list = async (query: string, by: Player = colette) =>
  (await ask('GET', `/api/revisions${query}`, { by })).body;
const read = async (uuid: string) => (await ask('GET', `/api/revisions/${uuid}`, { by: colette })).body;
const change = (slug: string, fields: object, headers = {}) =>
  save('PUT', `/api/news/${slug}`, { by: agathe, body: { ...draft, ...fields }, headers });

describe('every save', () => {
  test('is kept with who saved and when, the latest first', async () => {
    const { uuid, slug } = await writeNews();
    await desk.goTo(tomorrow);
    await change(slug, { title: 'Six coups' });
    const { metadata, data } = await list(`?kind=news&uuid=${uuid}`);
    expect(metadata.total).toBe(2);
    expect(data).toEqual([
      {
        uuid: expect.any(String),
        kind: 'news',
        thing: uuid,
        at: tomorrow,
        author: { uuid: agathe.uuid, slug: 'agathe-roussel', name: 'Roussel', firstname: 'Agathe' },
        title: 'Six coups',
      },
      expect.objectContaining({ at: now, title: 'Les trois coups' }),
    ]);
    expect((await list(`?uuid=${uuid}&limit=1&page=2`)).data).toMatchObject([{ title: 'Les trois coups' }]);
    expect((await list(`?kind=piece&uuid=${uuid}`)).data).toEqual([]);
  });

  test('is kept only where it is saved', async () => {
    const { uuid, slug, version } = await writeNews();
    await change(slug, {});
    expect((await change(slug, { title: 'Trop tard' }, { 'If-Match': version })).status).toBe(409);
    expect((await change(slug, { previewImage: { uuid: randomUUID() } })).status).toBe(400);
    expect((await list(`?uuid=${uuid}`)).metadata.total).toBe(2);
  });

  test('holds the whole thing, as a PUT takes it: saving it again brings it back', async () => {
    const { uuid, slug } = await writeNews({ previewImage: { uuid: miniature }, years: [2026, 1991] });
    const before = (await ask('GET', `/api/news/${slug}`)).body;
    await desk.goTo(tomorrow);
    const { version } = (await change(slug, { title: 'Six coups', content: paragraph('Non.') })).body;
    const [, first] = (await list(`?uuid=${uuid}`)).data;
    const { content } = await read(first.uuid);
    const restoring = { by: colette, body: content, headers: { 'If-Match': `"${version}"` } };
    const restored = (await save('PUT', `/api/news/${slug}`, restoring)).body;
    const { title, description, years, previewImage, visibleFrom } = before;
    expect(restored).toMatchObject({ title, description, years, previewImage, visibleFrom });
    expect(restored.content).toEqual(before.content);
    expect((await save('PUT', `/api/news/${slug}`, restoring)).status).toBe(409);
    expect((await list(`?uuid=${uuid}`)).metadata.total).toBe(3);
  });

  test('of a play holds its cast, its dates and its authors', async () => {
    const piece = await writePiece();
    const [kept] = (await list(`?kind=piece&uuid=${piece.uuid}`)).data;
    const { content } = await read(kept.uuid);
    expect(validate(content, pieceWrite, { coerce: true })[0]).toBeUndefined();
    await desk.goTo(tomorrow);
    const changed = { ...content, title: 'La Puce', performance: null };
    await save('PUT', `/api/pieces/${piece.slug}`, { body: changed });
    await save('PUT', `/api/pieces/${piece.slug}`, { body: content });
    const { performance, textAuthors, title } = (await ask('GET', `/api/pieces/${piece.slug}`)).body;
    expect({ performance, textAuthors, title }).toEqual({
      performance: piece.performance,
      textAuthors: piece.textAuthors,
      title: piece.title,
    });
  });

  test('over what was imported keeps what was there before it', async () => {
    const uuid = randomUUID();
    const imported = newsDraft({ uuid, title: 'De 1991', author: colette.uuid, lastAuthor: null });
    await write(desk.database, (transaction) => addNews(transaction, imported));
    await change(uuid, { title: 'Corrigée' });
    const { data } = await list(`?uuid=${uuid}`);
    expect(data).toMatchObject([{ title: 'Corrigée' }, { title: 'De 1991', author: { slug: colette.slug } }]);
    expect(new Date(data[1].at)).toEqual(imported.creationDate);
    const { content } = await read(data[1].uuid);
    expect(validate(content, newsWrite, { coerce: true })[0]).toBeUndefined();
    expect(content.content).toEqual(imported.content);
  });
});

describe('revisions', () => {
  test('are the editors’ alone', async () => {
    const { uuid } = await writeNews();
    const [kept] = (await list(`?uuid=${uuid}`)).data;
    for (const by of [ulysse, marius]) {
      expect((await ask('GET', '/api/revisions', { by })).status).toBe(403);
      expect((await ask('GET', `/api/revisions/${kept.uuid}`, { by })).status).toBe(403);
    }
    expect((await ask('GET', `/api/revisions/${randomUUID()}`, { by: colette })).status).toBe(404);
  });

  test('do not name whose account is gone', async () => {
    const { uuid, slug } = await writeNews();
    await change(slug, {});
    await write(desk.database, (transaction) => eraseUser(transaction, agathe));
    const authors = (await list(`?uuid=${uuid}`)).data.map((each: object) => 'author' in each);
    expect(authors.toSorted()).toEqual([false, true]);
    await write(desk.database, ({ database }) => database.deleteFrom('users').execute());
    await welcomeTroupe(desk.database);
  });

  test('stay with what is in the trash, and go with it', async () => {
    const { uuid, slug } = await writeNews();
    await save('DELETE', `/api/news/${slug}`);
    expect((await list(`?uuid=${uuid}`)).metadata.total).toBe(1);
    await ask('DELETE', `/api/trash/${uuid}`, { by: colette });
    expect((await list(`?uuid=${uuid}`)).data).toEqual([]);
  });
});
