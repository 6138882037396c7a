import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAboutText } from '#server/content/about-text/about-text-repository';
import { importFolder } from '#server/operation/import/import-folder';
import { prepareSite } from '#server/content/settings/prepare-site';
import { findSettings } from '#server/content/settings/settings-repository';
import { writeArchive } from '../../../support/archive';
import { paragraph } from '../../../support/news-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
  await prepareSite(site.database, 'Mon théâtre');
});
afterAll(() => site.close());

const ours = {
  title: 'Les Trois Coups',
  description: 'Du théâtre à Vaubrun.',
  facebook: 'facebook.com/troiscoups',
  colour: 'VERT',
};
const stored = { ...ours, facebook: 'https://facebook.com/troiscoups' };
const terms = {
  slug: 'cgu',
  type: 'PAGE',
  title: 'Nos conditions',
  content: paragraph('Soyez sages.'),
  lastModified: new Date('2020-01-01T10:00:00+01:00'),
};

async function importRows(rows: Record<string, object[]>): Promise<string> {
  let said = '';
  await importFolder(site.database, await writeArchive(rows), { write: (text) => (said += text) });
  return said;
}

test('settings and terms of use take the place of those that a new site begins with, once', async () => {
  await importRows({ settings: [ours], 'about-texts': [terms] });
  expect(await findSettings(site.database)).toMatchObject(stored);
  expect(await findAboutText(site.database, 'cgu')).toMatchObject({ title: 'Nos conditions', version: 2 });
  await importRows({
    settings: [{ ...ours, title: 'Une autre troupe' }],
    'about-texts': [{ ...terms, title: 'D’autres conditions' }],
  });
  expect(await findSettings(site.database)).toMatchObject(stored);
  expect(await findAboutText(site.database, 'cgu')).toMatchObject({ title: 'Nos conditions' });
});

const stranger = '0190a000-0000-7000-8000-00000000dead';
test.each([
  [
    'a partner whose logo nobody has',
    {
      sponsors: [
        { slug: 'garage', name: 'Garage', description: '', logo: { uuid: stranger }, rank: 0, visible: true },
      ],
    },
    `la miniature ${stranger} n’existe pas`,
  ],
  [
    'a text of somebody unknown',
    {
      'about-texts': [
        { ...terms, slug: 'histoire', lastAuthor: { uuid: stranger, slug: 'x', name: 'X', firstname: 'Y' } },
      ],
    },
    `le compte ${stranger} n’existe pas`,
  ],
  [
    'a mail that the site does not send',
    { 'about-texts': [{ ...terms, slug: 'pigeon', type: 'MAIL' }] },
    'aucun mail du site ne porte le nom pigeon',
  ],
  [
    'a mail with a word that it cannot fill in',
    { 'about-texts': [{ ...terms, slug: 'activation', type: 'MAIL', title: 'Bonjour {prenom}' }] },
    'mot entre accolades inconnu\u00a0: {prenom}',
  ],
  [
    'an interactive image of a show that is not there',
    {
      'interactive-images': [
        {
          uuid: stranger,
          show: { slug: 'le-dindon' },
          title: 'L’affiche',
          image: { uuid: stranger },
          zones: [],
          rank: 0,
        },
      ],
    },
    'le spectacle le-dindon n’existe pas',
  ],
])('%s is refused, with the reason', async (_, rows, reason) => {
  expect(await importRows(rows)).toContain(reason);
});
