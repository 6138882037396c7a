import { afterAll, beforeAll, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { linkedArticleRoutes } from '#server/content/linked-article/linked-article-routes';
import { addNews } from '#server/content/news/news-repository';
import { addPieces } from '#server/content/piece/piece-store-repository';
import { type AskApi, openApi } from '../../../support/api';
import { newsDraft } from '../../../support/news-draft';
import { pieceDraft } from '../../../support/piece-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { welcomeTroupe } from '../../../support/troupe';

const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, linkedArticleRoutes);
  await site.setClock(new Date('2026-11-21T20:30:00+01:00'));
  await welcomeTroupe(site.database);
  const news = (rank: number, slug: string, title: string, visibleFrom = '2026-02-01T10:00:00+01:00') =>
    newsDraft({ uuid: uuidOf(rank), slug, title, years: [], visibleFrom: new Date(visibleFrom) });
  await write(site.database, async (transaction) => {
    await addNews(transaction, news(1, 'photos', 'Les photos du Dindon'));
    await addNews(transaction, news(2, 'affiche', 'L’affiche de « Le Dindon »'));
    await addNews(transaction, news(3, 'demain', 'Le Dindon, demain', '2027-01-01T10:00:00+01:00'));
    await addPieces(transaction, [pieceDraft({ uuid: uuidOf(4), slug: 'le-dindon' })]);
  });
});

afterAll(() => site.close());

test('a play leads to the news about it, but to none that is to appear', async () => {
  const { body } = await ask('GET', `/api/linked-articles/piece/${uuidOf(4)}`);
  expect(body).toEqual([
    { title: 'L’affiche de « Le Dindon »', slug: 'affiche', type: 'news' },
    { title: 'Les photos du Dindon', slug: 'photos', type: 'news' },
  ]);
});

test('a news item leads to the play that it names, and no further than it is asked', async () => {
  const { body } = await ask('GET', '/api/linked-articles/news/affiche?limit=1');
  expect(body).toEqual([{ title: 'Le Dindon', slug: 'le-dindon', type: 'piece' }]);
  expect((await ask('GET', '/api/linked-articles/news/affiche?limit=6')).status).toBe(400);
});

test('a play of short words alone finds the news that name it', async () => {
  await write(site.database, async (transaction) => {
    await addPieces(transaction, [
      pieceDraft({ uuid: uuidOf(5), slug: 'le-cid', title: 'Le Cid', performance: null }),
    ]);
    await addNews(
      transaction,
      newsDraft({ uuid: uuidOf(6), slug: 'cid', title: 'Le Cid, ce soir', years: [] }),
    );
  });
  const { body } = await ask('GET', `/api/linked-articles/piece/${uuidOf(5)}`);
  expect(body.map(({ slug }: { slug: string }) => slug)).toContain('cid');
});

test('what nobody may see leads nowhere', async () => {
  expect((await ask('GET', '/api/linked-articles/news/demain')).body.message).toBe('Brève introuvable');
  expect((await ask('GET', `/api/linked-articles/piece/${uuidOf(9)}`)).body.message).toBe(
    'Pièce introuvable',
  );
});
