import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projections } from '#server/projections';
import { write } from '#server/platform/database/transaction';
import { addSponsor } from '#server/content/sponsor/sponsor-repository';
import { sponsorRoutes } from '#server/content/sponsor/sponsor-routes';
import {
  addPreviewImage,
  countPreviewImageUses,
} from '#server/content/preview-image/preview-image-repository';
import { type AskApi, openApi } from '../../../support/api';
import { sponsorDraft } from '../../../support/sponsor-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { type Player, troupe, welcomeTroupe } from '../../../support/troupe';

const logo = { uuid: randomUUID(), name: 'Le pain', backgroundColor: '#aa7722', version: 'pain1' };
const lefevre = sponsorDraft({ logo: logo.uuid, rank: 1 });
const { link: _, ...oudin } = sponsorDraft({ slug: 'menuiserie-oudin', name: 'Menuiserie Oudin' });
const hidden = sponsorDraft({ slug: 'ancien-ami', name: 'Ancien ami', rank: 2, visible: false });

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, sponsorRoutes);
  await welcomeTroupe(site.database);
  await write(site.database, async (transaction) => {
    await addPreviewImage(transaction, {
      uuid: logo.uuid,
      name: logo.name,
      year: 2026,
      spectacle_types: [],
      types: [],
      creation_date: new Date(),
      extension: 'webp',
      background_color: logo.backgroundColor,
      version: logo.version,
    });
    for (const sponsor of [hidden, lefevre, oudin]) await addSponsor(transaction, sponsor);
  });
});
afterAll(() => site.close());

const slugs = async (query: string, by?: Player) =>
  (await ask('GET', `/api/sponsors${query}`, by ? { by } : {})).body.map(
    ({ slug }: { slug: string }) => slug,
  );

test('partners come in their order, each with its logo and without what it does not have', async () => {
  const { body } = await ask('GET', '/api/sponsors');
  expect(body).toEqual([oudin, { ...lefevre, logo }]);
});

test('one that is not shown is for the administration alone, in lists, by itself and in the feed', async () => {
  expect(await slugs('', troupe.agathe)).toEqual(['menuiserie-oudin', 'boulangerie-lefevre', 'ancien-ami']);
  expect(await slugs('?visibleOnly=true', troupe.agathe)).toEqual([
    'menuiserie-oudin',
    'boulangerie-lefevre',
  ]);
  expect(await slugs('')).toEqual(['menuiserie-oudin', 'boulangerie-lefevre']);
  const read = (by?: Player) => ask('GET', '/api/sponsors/ancien-ami', by ? { by } : {});
  expect((await read(troupe.agathe)).body.name).toBe('Ancien ami');
  expect(await read(troupe.colette)).toMatchObject({
    status: 404,
    body: { message: 'Partenaire introuvable' },
  });
  const announced = await site.database
    .selectFrom('audience')
    .select('key')
    .where('collection', '=', 'sponsors')
    .execute();
  expect(announced.map(({ key }) => key).toSorted()).toEqual([lefevre.uuid, oudin.uuid].toSorted());
});

test('a partner is found by slug and by uuid, and a row of the feed names its logo', async () => {
  for (const key of [lefevre.slug, lefevre.uuid])
    expect((await ask('GET', `/api/sponsors/${key}`)).body).toEqual({ ...lefevre, logo });
  const rows = await projections.sponsors(site.database, [lefevre.uuid]);
  expect(rows.get(lefevre.uuid)).toEqual(lefevre);
});

test('a miniature that is a logo is in use', async () => {
  expect(await countPreviewImageUses(site.database, logo.uuid)).toBe(1);
});
