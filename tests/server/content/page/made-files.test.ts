import { afterAll, beforeAll, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { addNews } from '#server/content/news/news-repository';
import { printAtomFeed } from '#server/content/page/atom-feed';
import { printRobots } from '#server/content/page/robots';
import { printSitemap } from '#server/content/page/sitemap';
import { addPieces } from '#server/content/piece/piece-store-repository';
import { prepareSite } from '#server/content/settings/prepare-site';
import { newsDraft } from '../../../support/news-draft';
import { pieceDraft } from '../../../support/piece-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { welcomeTroupe } from '../../../support/troupe';

const site = 'https://www.theatre.example';
const evening = new Date('2026-11-21T20:30:00+01:00');
const tomorrow = new Date('2026-11-22T20:30:00+01:00');
const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;

let opened: TestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.setClock(evening);
  await welcomeTroupe(opened.database);
  await prepareSite(opened.database, 'Les Amis & Cie');
  await write(opened.database, async (transaction) => {
    await addNews(
      transaction,
      newsDraft({ uuid: uuidOf(1), slug: 'rideau', title: 'Rideau <b>&</b> \u0007applaudissements' }),
    );
    await addNews(transaction, newsDraft({ uuid: uuidOf(2), slug: 'demain', visibleFrom: tomorrow }));
    await addPieces(transaction, [
      pieceDraft({ uuid: uuidOf(3), slug: 'le-dindon' }),
      pieceDraft({ uuid: uuidOf(4), slug: 'secrete', visibleFrom: tomorrow }),
    ]);
  });
});

afterAll(() => opened.close());

test('the sitemap names every page that everybody may find, and none that is to appear', async () => {
  const map = await printSitemap(opened.database, site);
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toContain(`${site}/breve/lire/rideau`);
  expect(addresses).toContain(`${site}/bibliotheque/le-dindon`);
  expect(addresses).toContain(`${site}/images/galerie`);
  expect(addresses).toContain(`${site}/a-propos-de-nous/notre-histoire`);
  expect(map).not.toMatch(/demain|secrete|regie|utilisateur/);
});

test('the feed tells the latest news, and no text leaves its place', async () => {
  const feed = await printAtomFeed(opened.database, site);
  expect(feed).toContain('<title>Les Amis &amp; Cie</title>');
  expect(feed).toContain('<title>Rideau &lt;b&gt;&amp;&lt;/b&gt; applaudissements</title>');
  expect(feed).toContain(`<id>urn:uuid:${uuidOf(1)}</id>`);
  expect(feed).toContain(`href="${site}/breve/lire/rideau"`);
  expect(feed.match(/<entry>/g)).toHaveLength(1);
});

test('robots are told where to look', async () => {
  expect(await printRobots(null, site)).toContain(`Sitemap: ${site}/sitemap.xml`);
});
