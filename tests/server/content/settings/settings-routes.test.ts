import { afterAll, beforeAll, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import {
  addPreviewImage,
  countPreviewImageUses,
} from '#server/content/preview-image/preview-image-repository';
import { prepareSite } from '#server/content/settings/prepare-site';
import { readSettingsRows } from '#server/content/settings/settings-projection';
import { settingsRoutes } from '#server/content/settings/settings-routes';
import { type AskApi, openApi } from '../../../support/api';
import { miniature, threeHats } from '../../../support/news-desk';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { type Player, troupe, welcomeTroupe } from '../../../support/troupe';

const { ulysse, colette, agathe } = troupe;

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, settingsRoutes);
  await welcomeTroupe(site.database);
  await prepareSite(site.database, 'Les Tréteaux du Lavoir');
});
afterAll(() => site.close());

const update = (fields = {}, by: Player = agathe) =>
  ask('PUT', '/api/settings', { by, body: { title: 'Les Tréteaux', description: 'Une troupe.', ...fields } });

test('an administrator says who the association is, and everybody is told', async () => {
  const before = (await ask('GET', '/api/settings')).body;
  expect(before.title).toBe('Les Tréteaux du Lavoir');
  const facebook = 'https://www.facebook.example/treteaux';
  const { status, body } = await update({ title: ' Les Tréteaux ', facebook });
  expect(status).toBe(200);
  const version = expect.any(String);
  expect(body).toEqual({
    uuid: before.uuid,
    title: 'Les Tréteaux',
    description: 'Une troupe.',
    facebook,
    version,
  });
  expect(body.version).not.toBe(before.version);
  expect((await ask('GET', '/api/settings')).body).toEqual(body);
  expect((await readSettingsRows(site.database, [before.uuid])).get(before.uuid)).toEqual(body);
  const told = await site.database
    .selectFrom('change_log')
    .select('scope')
    .where('key', '=', before.uuid)
    .execute();
  expect(told).toEqual([{ scope: 'public' }, { scope: 'public' }]);
});

test('a link typed without https:// leads there all the same', async () => {
  const { body } = await update({ facebook: 'facebook.example/treteaux' });
  expect(body.facebook).toBe('https://facebook.example/treteaux');
});

test.each([null, undefined])('a link that is not sent (%s) is no more', async (facebook) => {
  expect((await update({ facebook })).body).not.toHaveProperty('facebook');
});

test('its address, colour and miniatures are kept, and its miniatures are public', async () => {
  await write(site.database, (transaction) => addPreviewImage(transaction, threeHats));
  const told = { address: 'Salle des fêtes\nVaubrun', colour: 'VERT', logo: miniature, picture: miniature };
  const { body } = await update({ ...told, address: ' Salle des fêtes\nVaubrun ' });
  expect(body).toMatchObject(told);
  const shown = async () => {
    const rows = await site.database
      .selectFrom('audience')
      .select('scope')
      .where('collection', '=', 'preview-images')
      .where('key', '=', miniature)
      .execute();
    return rows.map(({ scope }) => scope);
  };
  expect(await shown()).toEqual(['public']);
  expect(await countPreviewImageUses(site.database, miniature)).toBe(1);
  for (const field of Object.keys(told)) expect((await update()).body).not.toHaveProperty(field);
  expect(await shown()).toEqual([]);
});

test('of two who change them at once, the second is told', async () => {
  const { version } = (await ask('GET', '/api/settings')).body;
  expect((await update({ version, title: 'Les Planches' })).status).toBe(200);
  const late = await update({ version, title: 'Les Ficelles' });
  expect(late).toMatchObject({ status: 409, body: { code: 'stale-version' } });
  expect((await ask('GET', '/api/settings')).body.title).toBe('Les Planches');
});

test('nobody else may, and what is no name or no link is refused by its field', async () => {
  for (const by of [ulysse, colette]) expect((await update({}, by)).status).toBe(403);
  for (const [field, value] of [
    ['title', ' '],
    ['facebook', 'javascript:alert(1)'],
    ['facebook', ''],
    ['address', 'x'.repeat(301)],
    ['colour', 'JAUNE'],
    ['logo', 'no uuid'],
    ['logo', '0190ffff-0000-7000-8000-000000000000'],
  ] as const)
    expect(await update({ [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'invalid-field', fields: { [field]: expect.any(String) } },
    });
});
