import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_INTERACTIVE_IMAGES } from '#common/contract/agenda/interactive-image';
import { write } from '#server/platform/database/transaction';
import { importFolder } from '#server/operation/import/import-folder';
import { archiveOf, writeArchive } from '../../../support/archive';
import { zoneDraft } from '../../../support/interactive-image-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

const [dindon] = archiveOf(0).shows;
const puce = { ...dindon, slug: 'la-puce', title: 'La Puce à l’oreille', prices: [], dates: [] };
const shows = [dindon, puce];

/** An interactive image of Le Dindon, or of another show. */
const imageOf = (show = 'le-dindon', fields: object = {}) => ({
  uuid: randomUUID(),
  show: { slug: show },
  title: 'L’affiche',
  image: { uuid: randomUUID() },
  zones: [zoneDraft()],
  rank: 0,
  ...fields,
});
const imagesOf = (show: string, count: number) => Array.from({ length: count }, () => imageOf(show));

let site: TestDatabase;
const folders: string[] = [];

beforeAll(async () => {
  site = await openTestDatabase();
});
beforeEach(() =>
  write(site.database, async ({ database }) => {
    for (const table of ['interactive_images', 'import_refusals', 'import_progress'] as const)
      await database.deleteFrom(table).execute();
  }),
);
afterAll(async () => {
  await site.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** Imports interactive images with their shows, and gives what was written on the screen. */
async function importing(images: readonly object[]) {
  const folder = await writeArchive({ shows, 'interactive-images': images });
  folders.push(folder);
  const lines: string[] = [];
  const { refused } = await importFolder(site.database, folder, { write: (text) => lines.push(text) });
  return { refused, said: lines.join('') };
}

const titles = async () => {
  const images = site.database.selectFrom('interactive_images').select('title').orderBy('rank');
  return (await images.execute()).map(({ title }) => title);
};
const full = `le spectacle le-dindon a déjà ${MAX_INTERACTIVE_IMAGES} images interactives, le plus possible`;

test('an interactive image comes in whole, with its show', async () => {
  const image = imageOf('la-puce', { rank: 3 });
  expect((await importing([image])).refused).toBe(0);
  const { uuid, title, zones, rank } = image;
  const found = await site.database
    .selectFrom('interactive_images')
    .innerJoin('shows', 'shows.uuid', 'interactive_images.show_uuid')
    .select([
      'interactive_images.uuid',
      'shows.slug',
      'interactive_images.title',
      'image_uuid',
      'zones',
      'rank',
    ])
    .execute();
  expect(found).toEqual([{ uuid, slug: 'la-puce', title, image_uuid: image.image.uuid, zones, rank }]);
});

test('those that a show may not have more of are refused with their line, those of other shows come in', async () => {
  const { refused, said } = await importing([
    ...imagesOf('le-dindon', MAX_INTERACTIVE_IMAGES),
    imageOf(),
    imageOf('la-puce'),
  ]);
  expect(refused).toBe(1);
  expect(said).toContain(`  interactive-images.jsonl, ligne ${MAX_INTERACTIVE_IMAGES + 1} : ${full}`);
  expect(await titles()).toHaveLength(MAX_INTERACTIVE_IMAGES + 1);
});

test('one with two zones of one uuid is refused with its line', async () => {
  const zone = zoneDraft();
  const { refused, said } = await importing([imageOf('le-dindon', { zones: [zone, zone] })]);
  expect(refused).toBe(1);
  expect(said).toContain('deux zones ont le même uuid');
});

test('those that the show has from before count, and are there already', async () => {
  const known = imageOf();
  await importing([known, ...imagesOf('le-dindon', MAX_INTERACTIVE_IMAGES - 1)]);
  const { refused, said } = await importing([
    { ...known, title: 'Autrement' },
    imageOf('le-dindon', { title: 'De trop' }),
  ]);
  expect(refused).toBe(1);
  expect(said).toContain(`ligne 2 : ${full}`);
  expect(said).toContain('0 ajoutée, 1 déjà là');
  expect(await titles()).toEqual(Array(MAX_INTERACTIVE_IMAGES).fill('L’affiche'));
});
