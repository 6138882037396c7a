import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plainText } from '#common/contract/fields/rich-text-check';
import { aboutTextRoutes } from '#server/content/about-text/about-text-routes';
import { findAboutText } from '#server/content/about-text/about-text-repository';
import { write } from '#server/platform/database/transaction';
import { importFolder } from '#server/operation/import/import-folder';
import { prepareSite } from '#server/content/settings/prepare-site';
import { settingsRoutes } from '#server/content/settings/settings-routes';
import { type AskApi, openApi } from '../../../support/api';
import { writeArchive } from '../../../support/archive';
import { paragraph } from '../../../support/news-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

const FIRST = 'Les Amis de la Scène';
const { agathe } = troupe;

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, { ...settingsRoutes, ...aboutTextRoutes });
  await welcomeTroupe(site.database);
});
beforeEach(async () => {
  await write(site.database, async ({ database }) => {
    for (const table of ['settings', 'about_texts', 'revisions', 'change_log'] as const)
      await database.deleteFrom(table).execute();
  });
  await prepareSite(site.database, FIRST);
});
afterAll(() => site.close());

const settings = async () => (await ask('GET', '/api/settings')).body;
const rename = async (title: string, fields = {}) =>
  ask('PUT', '/api/settings', {
    by: agathe,
    body: { title, description: (await settings()).description, ...fields },
  });
const terms = async () => {
  const found = await findAboutText(site.database, 'cgu');
  return { ...found, words: found === undefined ? '' : plainText(found.content) };
};

test.each(['Les Tréteaux du Lavoir', 'Théâtre *étoile* & [Cie](/x)', 'L’Entracte $& {association}'])(
  'terms that nobody wrote name the association as soon as it is called %s',
  async (title) => {
    const before = await terms();
    expect((await rename(title)).status).toBe(200);
    const after = await terms();
    expect(after.words).toBe(before.words.replaceAll(FIRST, () => title));
    expect(after.words).toContain(`édité par l’association ${title}, association régie`);
    expect(after).toMatchObject({ version: 1 });
    const told = await site.database
      .selectFrom('change_log')
      .select('scope')
      .where('collection', '=', 'about-texts')
      .execute();
    expect(told).toEqual([{ scope: 'public' }, { scope: 'public' }]);
  },
);

test('a description that nobody wrote follows the name, one of their own stays', async () => {
  const { body } = await rename('Les Tréteaux du Lavoir', { colour: 'VERT' });
  expect(body.description).toMatch(/^Les Tréteaux du Lavoir\s: les nouvelles/);
  const own = 'Les Tréteaux du Lavoir, de Vaubrun.';
  expect((await rename('Les Tréteaux', { description: own })).body.description).toBe(own);
  expect((await rename('Les Planches')).body.description).toBe(own);
});

test('terms that somebody wrote are theirs, whatever the association is called', async () => {
  const content = paragraph(`Soyez sages chez ${FIRST}.`);
  await ask('PUT', '/api/about-text/cgu', {
    by: agathe,
    body: { type: 'PAGE', title: 'Nos conditions', content },
  });
  await rename('Les Tréteaux du Lavoir');
  expect(await terms()).toMatchObject({ title: 'Nos conditions', content, version: 2 });
});

test('the name that an import brings is in the terms, too', async () => {
  const brought = { title: 'Les Trois Coups', description: 'Du théâtre à Vaubrun.' };
  await importFolder(site.database, await writeArchive({ settings: [brought] }), { write: () => undefined });
  expect((await terms()).words).toContain('édité par l’association Les Trois Coups, association régie');
});

test('a site that was named before its terms followed is put right at its next start, once', async () => {
  await write(site.database, ({ database }) =>
    database.updateTable('settings').set({ title: 'Les Tréteaux du Lavoir' }).execute(),
  );
  await prepareSite(site.database, FIRST);
  const after = await terms();
  expect(after.words).toContain('édité par l’association Les Tréteaux du Lavoir, association régie');
  await prepareSite(site.database, FIRST);
  expect(await terms()).toEqual(after);
});
