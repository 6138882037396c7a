import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { latestPage } from '#server/content/page/news-page';
import type { PageKind } from '#server/content/page/page-kind';
import { showPage } from '#server/content/page/show-page';
import { addPieces } from '#server/content/piece/piece-store-repository';
import { discardPublished } from '#server/content/publication/published';
import { after, curtain, openHouse } from '../../../support/door';
import { pieceDraft } from '../../../support/piece-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
  await welcomeTroupe(site.database);
  await site.setClock(curtain);
});
afterAll(() => site.close());

test('the news home, and the page of shows when none is to come, have the plays of shows that visitors can read, to link to', async () => {
  const { show } = await openHouse(site.database);
  const play = (slug: string, visibleFrom = new Date('2026-01-02T10:00:00+01:00')) =>
    pieceDraft({ uuid: randomUUID(), slug, visibleFrom });
  const [open, discarded] = [play('le-dindon'), play('a-la-corbeille')] as const;
  const coming = play('demain', new Date('2026-12-01T10:00:00+01:00'));
  const named = [open, discarded, coming].map(({ slug, title }) => ({ slug, title }));
  await write(site.database, async (transaction) => {
    await addPieces(transaction, [open, discarded, coming]);
    await sql`update shows set pieces = ${JSON.stringify(named)}::jsonb where uuid = ${show}`.execute(
      transaction.database,
    );
  });
  await write(site.database, (transaction) =>
    discardPublished(transaction, 'pieces', discarded, troupe.colette.uuid),
  );
  const piecesOf = async (page: PageKind, now: Date) =>
    (await page.findRows(site.database, '', now)).filter(({ collection }) => collection === 'pieces');
  const link = { collection: 'pieces', key: open.uuid };
  expect(await piecesOf(latestPage, curtain)).toEqual([link]);
  const season = after(60 * 24 * 60, curtain);
  expect(await piecesOf(showPage, season)).toEqual([link]);
});

test('the page of the current show has each of its plays, with its text', async () => {
  await openHouse(site.database);
  const plays = ['feu-la-mere-de-madame', 'mais-n-te-promene'].map((slug) =>
    pieceDraft({ uuid: randomUUID(), slug }),
  );
  await write(site.database, async (transaction) => {
    await addPieces(transaction, plays);
    const named = plays.map(({ slug, title }) => ({ slug, title }));
    await sql`update shows set pieces = ${JSON.stringify(named)}::jsonb`.execute(transaction.database);
  });
  const rows = await showPage.findRows(site.database, '', curtain);
  const texts = rows.flatMap(({ collection, key }) => (collection === 'piece-bodies' ? [key] : []));
  expect(texts).toEqual(plays.map(({ uuid }) => uuid));
});
