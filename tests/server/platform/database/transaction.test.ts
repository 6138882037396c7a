import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
});

afterAll(() => site.close());

const item = '0190a000-0000-7000-8000-000000000001';
const other = '0190a000-0000-7000-8000-000000000002';

test('a write takes one rev for all that it recorded, and says who saw each row before', async () => {
  const opening = new Date('2026-11-21T18:00:00Z');
  await write(site.database, async (transaction) => {
    transaction.recordChange('news', item, [{ scope: 'public', from: opening, until: null }]);
    transaction.recordChange('coming-news', item, [{ scope: 'contenu', from: null, until: opening }]);
  });
  await write(site.database, async (transaction) => transaction.recordChange('news', item, []));
  const log = await site.database
    .selectFrom('change_log')
    .selectAll()
    .where('key', '=', item)
    .orderBy('rev')
    .orderBy('collection')
    .execute();
  const [first] = log;
  expect(log).toEqual([
    expect.objectContaining({
      rev: first?.rev,
      collection: 'coming-news',
      before_from: null,
      previous_rev: 0,
    }),
    expect.objectContaining({ rev: first?.rev, collection: 'news', before_from: null, previous_rev: 0 }),
    {
      rev: (first?.rev ?? 0) + 1,
      collection: 'news',
      key: item,
      scope: 'public',
      before_from: opening,
      before_until: Infinity,
      previous_rev: first?.rev,
    },
  ]);
});

test('the audience beside a row is the one last recorded', async () => {
  const from = new Date('2026-11-21T18:00:00Z');
  const record = (audiences: Parameters<Parameters<Parameters<typeof write>[1]>[0]['recordChange']>[2]) =>
    write(site.database, async (transaction) => transaction.recordChange('door-tickets', other, audiences));
  await record([{ scope: 'billetterie', from: null, until: null }]);
  await record([{ scope: 'billetterie', from, until: null }]);
  const audience = () =>
    site.database
      .selectFrom('audience')
      .select(['scope', 'visible_from', 'visible_until'])
      .where('key', '=', other)
      .execute();
  expect(await audience()).toEqual([{ scope: 'billetterie', visible_from: from, visible_until: Infinity }]);
  await record([]);
  expect(await audience()).toEqual([]);
});

test('a work that throws leaves nothing behind, not even a rev', async () => {
  const revs = () => site.database.selectFrom('revs').select('rev').execute();
  const before = await revs();
  const torn = write(site.database, async (transaction) => {
    transaction.recordChange('news', item, []);
    throw new Error('curtain');
  });
  await expect(torn).rejects.toThrow('curtain');
  expect(await revs()).toEqual(before);
});

test('a row of one feed cannot be shown to a scope of the other', async () => {
  const leak = write(site.database, async (transaction) =>
    transaction.recordChange('door-tickets', item, [{ scope: 'public', from: null, until: null }]),
  );
  await expect(leak).rejects.toThrow('door-tickets cannot be seen by scope public');
});

test('two writes that wait for each other both come through', async () => {
  await sql`create table seats (row text primary key, taken integer)`.execute(site.database);
  await sql`insert into seats values ('A', 0), ('B', 0)`.execute(site.database);
  const take = (rows: readonly string[]) =>
    write(site.database, async ({ database }) => {
      for (const row of rows) {
        await sql`update seats set taken = taken + 1 where row = ${row}`.execute(database);
        await sql`select pg_sleep(0.05)`.execute(database);
      }
    });
  await Promise.all([take(['A', 'B']), take(['B', 'A'])]);
  const { rows } = await sql`select taken from seats`.execute(site.database);
  expect(rows).toEqual([{ taken: 2 }, { taken: 2 }]);
});

test('a change of a mirrored table outside of a write is refused in tests', async () => {
  const bypass = site.database.deleteFrom('news').execute();
  await expect(bypass).rejects.toThrow('table news is mirrored: change it through write()');
});

test('what tests call now is what the database calls now', async () => {
  const evening = new Date('2026-11-21T19:30:00Z');
  await site.setClock(evening);
  expect(await write(site.database, async ({ now }) => now)).toEqual(evening);
  await site.setClock(null);
});

test('what was told as written is in the part of the log that the disk has', async () => {
  const written = await write(site.database, async ({ database, recordChange }) => {
    recordChange('news', other, []);
    const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(
      database,
    );
    return rows[0]?.at;
  });
  const { rows } = await sql<{ held: boolean }>`
    select pg_current_wal_flush_lsn() > ${written}::pg_lsn as held`.execute(site.database);
  expect(rows).toEqual([{ held: true }]);
});
