import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { miniatures } from '#server/platform/database/migrations/037-miniatures';
import { addSponsor } from '#server/content/sponsor/sponsor-repository';
import { keepingDesk } from '../../../support/keeping-desk';
import { tomorrow } from '../../../support/news-desk';
import { performed } from '../../../support/piece-desk';
import { curtain, formWith } from '../../../support/pictures';
import { sponsorDraft } from '../../../support/sponsor-draft';
import { troupe } from '../../../support/troupe';

const desk = keepingDesk();
const { ask, save, follow, goTo, writeNews, writePiece } = desk;

/** A preview image with a file, that nothing shows. */
async function draw(): Promise<{ uuid: string; version: string }> {
  const described = { name: 'L’affiche secrète', year: 2026, spectacleTypes: [], types: [] };
  const { uuid } = (await save('POST', '/api/preview-images', { body: described })).body;
  const file = formWith(await (await curtain(400, 300)).png().toBuffer());
  const sent = await ask('POST', `/api/preview-images/${uuid}/file`, { by: troupe.colette, body: file });
  return sent.body;
}

const address = ({ uuid }: { uuid: string }) => `/api/preview-images/${uuid}/file`;

/** Where a visitor and an editor meet a preview image: in their mirrors, in the list, and its file. */
function lookers() {
  const mirrors = { visitor: follow(null), editor: follow(troupe.colette) };
  return async (miniature: { uuid: string }) => {
    const { uuid } = miniature;
    const listed = async (by?: typeof troupe.colette) => {
      const { body } = await ask('GET', '/api/preview-images?limit=100', by ? { by } : {});
      return body.data.some((one: { uuid: string }) => one.uuid === uuid);
    };
    const served = async (by?: typeof troupe.colette) =>
      (await ask('GET', address(miniature), by ? { by } : {})).status === 200;
    return {
      visitor: [(await mirrors.visitor('preview-images')).includes(uuid), await listed(), await served()],
      editor: [
        (await mirrors.editor('preview-images')).includes(uuid) ||
          (await mirrors.editor('coming-preview-images')).includes(uuid),
        await listed(troupe.colette),
        await served(troupe.colette),
      ],
    };
  };
}

const editorsAlone = { visitor: [false, false, false], editor: [true, true, true] };
const everybodys = { visitor: [true, true, true], editor: [true, true, true] };

test('a miniature that nothing shows is its editors’ alone', async () => {
  expect(await lookers()(await draw())).toEqual(editorsAlone);
});

test('that of news to come is everybody’s at the moment at which the news is, and nobody touches it', async () => {
  const look = lookers();
  const miniature = await draw();
  await writeNews({ previewImage: { uuid: miniature.uuid }, visibleFrom: tomorrow });
  expect(await look(miniature)).toEqual(editorsAlone);
  await goTo(tomorrow);
  expect(await look(miniature)).toEqual(everybodys);
});

test('what is put off, chosen otherwise or thrown away takes its miniature with it, and brings it back', async () => {
  const look = lookers();
  const [miniature, other] = [await draw(), await draw()];
  const { slug, ...news } = await writeNews({ previewImage: { uuid: miniature.uuid } });
  expect(await look(miniature)).toEqual(everybodys);
  const put = (fields: object) => save('PUT', `/api/news/${slug}`, { body: { ...news, ...fields } });
  expect((await put({ previewImage: { uuid: other.uuid } })).status).toBe(200);
  expect([await look(miniature), await look(other)]).toEqual([editorsAlone, everybodys]);
  await put({ visibleFrom: tomorrow });
  expect(await look(miniature)).toEqual(editorsAlone);
  await put({});
  expect(await look(miniature)).toEqual(everybodys);
  await save('DELETE', `/api/news/${slug}`);
  expect(await look(miniature)).toEqual(editorsAlone);
  await save('POST', `/api/trash/${news.uuid}/restoration`);
  expect(await look(miniature)).toEqual(everybodys);
});

test('two that show it: the earlier one decides', async () => {
  const look = lookers();
  const miniature = await draw();
  const previewImage = { uuid: miniature.uuid };
  const { slug } = await writeNews({ previewImage });
  await writeNews({ previewImage, visibleFrom: tomorrow });
  expect(await look(miniature)).toEqual(everybodys);
  await save('DELETE', `/api/news/${slug}`);
  expect(await look(miniature)).toEqual(editorsAlone);
  await goTo(tomorrow);
  expect(await look(miniature)).toEqual(everybodys);
});

test('a play shows its own and those of its characters', async () => {
  const look = lookers();
  const [poster, portrait] = [await draw(), await draw()];
  const performance = performed();
  const characters = performance.characters.map((one) => ({ ...one, preview: { uuid: portrait.uuid } }));
  const { slug } = await writePiece({
    previewImage: { uuid: poster.uuid },
    performance: { ...performance, characters },
    visibleFrom: tomorrow,
  });
  expect([await look(poster), await look(portrait)]).toEqual([editorsAlone, editorsAlone]);
  await goTo(tomorrow);
  expect([await look(poster), await look(portrait)]).toEqual([everybodys, everybodys]);
  await save('DELETE', `/api/pieces/${slug}`);
  expect([await look(poster), await look(portrait)]).toEqual([editorsAlone, editorsAlone]);
});

test('a partner that is shown shows its logo, one that is not does not', async () => {
  const look = lookers();
  const [shown, hidden] = [await draw(), await draw()];
  await write(desk.database, async (transaction) => {
    await addSponsor(transaction, sponsorDraft({ slug: randomUUID(), logo: shown.uuid }));
    await addSponsor(transaction, sponsorDraft({ slug: randomUUID(), logo: hidden.uuid, visible: false }));
  });
  expect([await look(shown), await look(hidden)]).toEqual([everybodys, editorsAlone]);
});

test('who knows the version of a file that is yet to appear has read its record, and keeps it to themselves', async () => {
  const miniature = await draw();
  const known = await ask('GET', `${address(miniature)}?v=${miniature.version}`);
  expect([known.status, known.headers.get('Cache-Control')]).toEqual([
    200,
    'private, max-age=31536000, immutable',
  ]);
  expect((await ask('GET', `${address(miniature)}?v=another`)).status).toBe(404);
});

test('two who change what shows the same miniature at once leave it as both together have it', async () => {
  const look = lookers();
  const miniature = await draw();
  const previewImage = { uuid: miniature.uuid };
  const { slug } = await writeNews({ previewImage });
  const piece = await writePiece({ previewImage, performance: null });
  await Promise.all([save('DELETE', `/api/news/${slug}`), save('DELETE', `/api/pieces/${piece.slug}`)]);
  expect(await look(miniature)).toEqual(editorsAlone);
});

test('a database of before says of every miniature who sees it, as if it had always done so', async () => {
  const previewImage = { uuid: (await draw()).uuid };
  await writeNews({ previewImage });
  await writeNews({ previewImage: { uuid: (await draw()).uuid }, visibleFrom: tomorrow });
  const told = () =>
    desk.database
      .selectFrom('audience')
      .select(['collection', 'key', 'scope', 'visible_from', 'visible_until'])
      .where('collection', 'in', ['preview-images', 'coming-preview-images'])
      .orderBy('collection')
      .orderBy('key')
      .execute();
  // Earlier tests took what showed theirs out by hand.
  const keys = new Set(
    (await desk.database.selectFrom('news').select('preview_image').execute()).map(
      (row) => row.preview_image,
    ),
  );
  const ours = (await told()).filter(({ key }) => keys.has(key));
  expect(ours).toHaveLength(3);
  await forget();
  await miniatures.up(desk.database);
  expect((await told()).filter(({ key }) => keys.has(key))).toEqual(ours);
});

/** Reverts the migration, and makes every preview image visible to everybody. */
async function forget() {
  const { schema } = desk.database;
  await schema.dropView('shown_miniatures').execute();
  for (const index of ['news_by_miniature', 'pieces_by_miniature', 'characters_by_miniature'])
    await schema.dropIndex(index).execute();
  await desk.database.deleteFrom('audience').where('collection', '=', 'coming-preview-images').execute();
  await desk.database
    .updateTable('audience')
    .set({ visible_from: new Date(0) })
    .where('collection', '=', 'preview-images')
    .execute();
}
