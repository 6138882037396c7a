import { mkdir, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faultOfRichText, plainText } from '#common/contract/fields/rich-text-check';
import { write } from '#server/platform/database/transaction';
import { addNews } from '#server/content/news/news-repository';
import { prepareSite } from '#server/content/settings/prepare-site';
import { wordpressCommand } from '#server/operation/wordpress/wordpress-command';
import { newsDraft } from '../../../support/news-draft';
import { curtain } from '../../../support/pictures';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

const fixture = 'tests/fixtures/wordpress/export.xml';

let site: TestDatabase;
let folder: string;
let uploads: string;

beforeAll(async () => {
  site = await openTestDatabase();
  await prepareSite(site.database, 'Les Amis de la Scène');
  await welcomeTroupe(site.database);
  folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
  uploads = join(folder, 'site', 'wp-content', 'uploads');
  await mkdir(join(uploads, '2014/01'), { recursive: true });
  await mkdir(join(uploads, '2021/06'), { recursive: true });
  await writeFile(join(uploads, '2014/01/salut.png'), await (await curtain()).png().toBuffer());
  await writeFile(join(uploads, '2021/06/bilan.png'), await (await curtain()).png().toBuffer());
});
beforeEach(() =>
  write(site.database, async ({ database }) => {
    for (const table of ['news', 'images'] as const) await database.deleteFrom(table).execute();
  }),
);
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function run(...args: string[]) {
  let said = '';
  const env = { DATABASE_URL: site.url, DATA_DIR: join(folder, 'data') };
  const status = await wordpressCommand(args, env, { write: (text) => (said += text) });
  return { status, said };
}

const withImages = () => run(fixture, '--images', join(folder, 'site'));

const newsList = () => site.database.selectFrom('news').selectAll().orderBy('visible_from').execute();

const anItem = /<item>.*?<\/item>\s*/gs;
const isAttachment = (item: string) => item.includes('[CDATA[attachment]]');

async function variant(change: (text: string) => string, name = 'variant.xml'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, change(await readFile(fixture, 'utf8')));
  return path;
}

/** The export with each of its items changed. */
const withItems = (change: (item: string) => string, name?: string) =>
  variant((text) => text.replace(anItem, change), name);

/** It has no bytes on the disk. */
async function hugeFile(): Promise<string> {
  const path = join(folder, 'huge.xml');
  await writeFile(path, '');
  await truncate(path, 201 * 1024 * 1024);
  return path;
}

test('public posts become news with their dates, authors, types and pictures', async () => {
  const { status, said } = await withImages();
  expect({ status, said }).toMatchObject({ status: 0 });
  const [first, second] = await newsList();
  const [image] = await site.database.selectFrom('images').selectAll().execute();
  expect(first).toMatchObject({
    slug: 'repetitions-galette',
    title: 'Les répétitions & la galette',
    description: 'La reprise, et la galette.',
    visible_from: new Date('2014-01-07T19:30:00Z'),
    creation_date: new Date('2014-01-07T19:30:00Z'),
    last_modified: new Date('2014-01-08T08:00:00Z'),
    author: troupe.colette.uuid,
    years: [2014],
    spectacle_types: ['ADO'],
  });
  expect(faultOfRichText(first?.content)).toBeUndefined();
  const content = JSON.stringify(first?.content);
  expect(content).toContain(`/api/images/${image?.uuid}/format/L/file`);
  expect(content).toContain('Apportez une galette.');
  expect(content).not.toMatch(/script|onerror|javascript|suivi\.gif/);
  expect(second).toMatchObject({ title: 'Un dindon pour l’été', author: null, spectacle_types: ['ADULTE'] });
  expect(second?.description).toMatch(/^Le Dindon Feydeau revient, sur la place\./);
  expect(image).toMatchObject({ name: 'Le salut', description: 'Toute la troupe', year: 2014 });
  expect(image?.file_version).not.toBeNull();
});

test('what is left out is said, with the reason', async () => {
  const { said } = await withImages();
  for (const line of [
    'Brèves : 2 ajoutées, 0 déjà là',
    'Images : 1 ajoutée, 0 déjà là',
    'brève « Pas fini » : brouillon',
    'brève « Entre nous » : protégée par un mot de passe',
    'image « 2014/01/perdue.jpg » : fichier introuvable',
    'jointe à un contenu qui n’est pas repris (protégée par un mot de passe)',
    'contenus d’autres sortes : page (1)',
    'images dans les textes, qui ne sont pas ici : 1',
    'commentaires : 1',
    'auteurs sans compte ici : webmestre (1)',
    'Vie de la troupe (1)',
    'galette (1)',
    'gallery (1)',
    'encadre (1)',
    'agenda/compte-a-rebours (1)',
  ])
    expect(said).toContain(line);
});

test('a second time everything is there already, and what was changed since stays', async () => {
  await withImages();
  await write(site.database, async ({ database }) => {
    await database
      .updateTable('news')
      .set({ title: 'Autrement' })
      .where('slug', '=', 'repetitions-galette')
      .execute();
  });
  const before = await newsList();
  const { said } = await withImages();
  expect(said).toContain('Brèves : 0 ajoutée, 2 déjà là');
  expect(said).toContain('Images : 0 ajoutée, 1 déjà là');
  expect(await newsList()).toEqual(before);
});

test('news of this site keeps its address', async () => {
  const own = newsDraft({
    uuid: '0190a000-0000-7000-8000-0000000000b1',
    slug: 'les-repetitions-reprennent',
  });
  await write(site.database, (transaction) => addNews(transaction, own));
  await withImages();
  const slugs = (await newsList()).map(({ slug }) => slug);
  expect(slugs).toEqual([
    'repetitions-galette',
    'les-repetitions-reprennent-2',
    'les-repetitions-reprennent',
  ]);
});

test('without a folder of pictures the texts come alone, and that is said', async () => {
  const { status, said } = await run(fixture);
  expect({ status, said }).toMatchObject({ status: 0, said: expect.stringContaining('--images DOSSIER') });
  const [first] = await newsList();
  expect(plainText(first?.content ?? { type: 'adls-text', content: [] })).toContain('Tous les mardis');
  expect(JSON.stringify(first?.content)).not.toContain('"img"');
});

test('what is exported in several files is imported together', async () => {
  const posts = await withItems((item) => (isAttachment(item) ? '' : item), 'posts.xml');
  const media = await withItems((item) => (isAttachment(item) ? item : ''), 'media.xml');
  const apart = await run(media, '--images', join(folder, 'site'));
  expect(apart.said).toContain('jointe à un contenu qui n’est pas dans ce qui est donné');
  const { status, said } = await run(posts, media, '--images', join(folder, 'site'));
  expect({ status, said }).toMatchObject({ status: 0 });
  expect(said).toContain('Brèves : 2 ajoutées, 0 déjà là');
  expect(said).toContain('Images : 1 ajoutée, 0 déjà là');
});

test('a picture that is private stays away', async () => {
  const path = await withItems((item) => (isAttachment(item) ? item.replace('inherit', 'private') : item));
  const { said } = await run(path, '--images', join(folder, 'site'));
  expect(said).toContain('image « 2014/01/salut.png » : état « private »');
  expect(await site.database.selectFrom('images').selectAll().execute()).toEqual([]);
});

test('an import that fails leaves no file behind', async () => {
  await write(site.database, ({ database }) =>
    sql`alter table images add constraint fails check (name <> 'Le salut')`.execute(database),
  );
  await expect(withImages()).rejects.toThrow('fails');
  await write(site.database, ({ database }) =>
    sql`alter table images drop constraint fails`.execute(database),
  );
  const left = await readdir(join(folder, 'data/files'), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
  const { said } = await withImages();
  expect(said).toContain('Images : 1 ajoutée, 0 déjà là');
});

test('a path that leaves the folder finds nothing', async () => {
  await writeFile(join(folder, 'secret.png'), await (await curtain()).png().toBuffer());
  const path = await variant((text) =>
    text.replace('2014/01/salut.png]]></wp:meta', '../secret.png]]></wp:meta'),
  );
  const { said } = await run(path, '--images', join(folder, 'site'));
  expect(said).toContain('image « ../secret.png » : fichier introuvable');
  expect(await site.database.selectFrom('images').selectAll().execute()).toEqual([]);
});

describe('nothing is imported', () => {
  test.each([
    ['from a file that is not there', () => Promise.resolve('/nowhere/export.xml'), 'n’existe pas'],
    ['from a cut file', () => variant((text) => text.slice(0, -200)), 'abîmé ou incomplet'],
    ['from a huge file', hugeFile, 'dépasse 200 Mo'],
    ['from a file with entities', () => variant((text) => `<!DOCTYPE x>${text}`), 'DOCTYPE'],
  ])('%s', async (_, make, reason) => {
    const { status, said } = await run(await make(), '--images', join(folder, 'site'));
    expect({ status, said }).toMatchObject({ status: 2, said: expect.stringContaining(reason) });
    expect(said).toContain('Rien n’est importé.');
    expect(await newsList()).toEqual([]);
  });

  test('from words that name no file', async () => {
    expect(await run()).toMatchObject({ status: 2, said: expect.stringContaining('Usage') });
    expect(await run(fixture, '--pictures')).toMatchObject({ status: 2 });
  });
});
