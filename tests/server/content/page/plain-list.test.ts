import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { oldestBrowsers } from '#common/base/oldest-browsers';
import { addAboutText } from '#server/content/about-text/about-text-repository';
import { write } from '#server/platform/database/transaction';
import { printPlain } from '#server/content/page/plain-list';
import { findTelephone } from '#server/content/about-text/telephone-repository';
import { bookPage } from '#server/content/page/reservations-page';
import { curtain, openHouse } from '../../../support/door';
import { paragraph } from '../../../support/news-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { welcomeTroupe } from '../../../support/troupe';

let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
  await welcomeTroupe(site.database);
  await site.setClock(curtain);
});
afterAll(() => site.close());

const publish = (slug: string, text: string) =>
  write(site.database, (transaction) =>
    addAboutText(transaction, {
      uuid: randomUUID(),
      type: 'PAGE',
      slug,
      title: slug,
      content: paragraph(text),
      version: 1,
      lastAuthor: null,
      lastModified: curtain,
    }),
  );

test('a browser in which nobody can book says what is played when, for how much, and whom to call', async () => {
  const { date, otherDate } = await openHouse(site.database);
  await publish('contacts', 'Le bureau, depuis 1984-2024 : 02 40 00 00 00.');
  await publish('reservation-informations', 'Saison 2026 2027. Téléphonez au 05 36 49 12 84.');
  const list = must(bookPage.list, 'a list');
  const words = printPlain(
    await list(site.database, date),
    await findTelephone(site.database),
    'Salle Gérard-Philipe\n2, place de l’Église',
  );
  expect(words.replace(/[\u00a0\u202f]/g, ' ')).toContain(
    '<li><a href="/reservations">Le Dindon</a>, samedi 21 novembre 2026 à 20:30, Salle des fêtes, Vaubrun, Plein tarif : 12,00 €, Tarif réduit : 8,50 €</li>',
  );
  expect(words).toContain('<a href="tel:0536491284">05 36 49 12 84</a>');
  expect(words).toContain('Salle Gérard-Philipe, 2, place de l’Église.');
  expect(words).toContain(oldestBrowsers);
  expect(await list(site.database, otherDate)).not.toEqual(await list(site.database, date));
  expect(await list(site.database, randomUUID())).toEqual({ title: 'Réserver', lines: [] });
});

test('an association that publishes no telephone number and no address is neither called nor visited', () => {
  const words = printPlain(undefined, undefined, undefined);
  expect(words).not.toContain('tel:');
  expect(words).not.toContain('Sur place');
});
