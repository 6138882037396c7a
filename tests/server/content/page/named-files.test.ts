import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { printCover } from '#server/content/page/cover';
import { printWebManifest } from '#server/content/page/web-manifest';
import { prepareSite } from '#server/content/settings/prepare-site';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

const FIRST = 'Les Amis de la Scène';
const built = { name: FIRST, short_name: 'La Scène', lang: 'fr' };

let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
  await prepareSite(site.database, FIRST);
});
afterAll(() => site.close());

const rename = (title: string) =>
  write(site.database, ({ database }) => database.updateTable('settings').set({ title }).execute());

describe('a file that names the association', () => {
  test('installs the site under its name, and under the short one of the program no other', async () => {
    const manifest = async () => JSON.parse(await printWebManifest(site.database, '', JSON.stringify(built)));
    expect(await manifest()).toEqual(built);
    await rename('Les Tréteaux « du » "Lavoir"');
    expect(await manifest()).toEqual({ name: 'Les Tréteaux « du » "Lavoir"', lang: 'fr' });
  });

  test('is drawn with it, however long it is, for links that others share', async () => {
    const pictures = new Set<string>();
    for (const title of [FIRST, 'Ça & là', 'Compagnie '.repeat(10).trim()]) {
      await rename(title);
      const picture = await printCover(site.database);
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      pictures.add(picture.toString('base64'));
    }
    expect(pictures.size).toBe(3);
  });
});
