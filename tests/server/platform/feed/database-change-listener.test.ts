import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Collection } from '#common/contract/feed/collection-names';
import type { Scope } from '#common/rules/scopes';
import { type PullOptions, pull } from '#server/platform/feed/pull';
import { readCursorKey } from '#server/platform/feed/revs';
import { type Touched, DatabaseChangeListener } from '#server/platform/feed/database-change-listener';
import { connect } from '#server/platform/database/connection';
import { write } from '#server/platform/database/transaction';
import { createLog } from '#server/platform/process/log';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { doneBy, nothing } from './feed-desk';
import { FeedMirror } from './feed-mirror';
import { createFeedRows, feedRowReaders, putFeedRow } from './feed-rows';

const rehearsal = '0190a000-0000-7000-8000-000000000001';
const ticket = '0190a000-0000-7000-8000-000000000002';

let site: TestDatabase;
let options: PullOptions;
let changeListener: DatabaseChangeListener;

beforeAll(async () => {
  site = await openTestDatabase();
  await createFeedRows(site.database);
});
afterAll(() => site.close());

beforeEach(async () => {
  changeListener = new DatabaseChangeListener(site, createLog('error'));
  await changeListener.start();
  options = {
    readers: feedRowReaders,
    cursorKey: await readCursorKey(site.database),
    pageSize: { weight: 100, bytes: 0, companions: 100 },
    known: changeListener.known,
  };
});
afterEach(() => changeListener.close());

let n = 0;

async function change(collection: Collection, uuid: string, scope: Scope, from: Date | null = null) {
  n += 1;
  await write(site.database, async (transaction) => {
    await putFeedRow(transaction, collection, { uuid, n });
    transaction.recordChange(collection, uuid, [{ scope, from, until: null }]);
  });
}

/** Resolves with the next message to a listener of these scopes. */
function nextWord(scopes: readonly Scope[]): Promise<Touched> {
  return new Promise((resolve) => {
    const unlisten = changeListener.listen({
      scopes,
      onChange(touched) {
        unlisten();
        resolve(touched);
      },
      onClose() {},
    });
  });
}

async function followedMirror(): Promise<FeedMirror> {
  const mirror = new FeedMirror();
  mirror.apply(await pull(site.database, null, { cursors: mirror.cursors, unsettled: [] }, options));
  return mirror;
}

describe('a node that hears the feed', () => {
  test('wakes those whose scope was touched, by whatever node, and nobody else', async () => {
    const visitor = nextWord(['public']);
    const office = nextWord(['billetterie', 'user:office']);
    await change('door-tickets', ticket, 'billetterie');
    await change('news', rehearsal, 'public');
    expect(await office).toEqual(new Set(['billetterie']));
    expect(await visitor).toEqual(new Set(['public']));
  });

  test('wakes those for whom a window opens, without anything written', async () => {
    const soon = new Date(Date.now() + 1500);
    const words: { readonly touched: Touched; readonly at: number }[] = [];
    const onChange = (touched: Touched) => void words.push({ touched, at: Date.now() });
    const unlisten = changeListener.listen({ scopes: ['public', 'contenu'], onChange, onClose() {} });
    await change('news', rehearsal, 'public', soon);
    await expect.poll(() => words.at(-1)?.at ?? 0).toBeGreaterThanOrEqual(soon.getTime());
    unlisten();
    expect(words.at(-1)?.touched).toEqual(new Set(['public']));
  });

  test('renders pages anew when the bookings of a date close, and wakes nobody', async () => {
    const [show, soon] = [randomUUID(), new Date(Date.now() + 1500)];
    const words: Touched[] = [];
    const unlisten = changeListener.listen({
      scopes: ['public'],
      onChange: (touched) => void words.push(touched),
      onClose() {},
    });
    const before = changeListener.publicEpoch();
    await write(site.database, async ({ database, recordChange }) => {
      await sql`
        insert into shows (uuid, slug, title, visible_from, visible_until, location_name, bookings, version)
        values (${show}, 'le-dindon', 'Le Dindon', now(), now(), 'Salle des fêtes', true, '')`.execute(
        database,
      );
      await sql`
        insert into show_dates (uuid, show_uuid, date, closing_date, doors_open_at, doors_close_at, max_places)
        values (gen_random_uuid(), ${show}, ${soon}::timestamptz + interval '1 day', ${soon}, now(), now(), 100)
      `.execute(database);
      recordChange('door-tickets', ticket, [{ scope: 'billetterie', from: null, until: null }]);
    });
    await expect.poll(() => changeListener.publicEpoch()).not.toBe(before);
    expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
    unlisten();
    expect(words).toEqual([]);
  });

  test('wakes everybody when its connection broke and came back', async () => {
    const word = nextWord(['contenu']);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'site: waking' and datname = current_database()`.execute(site.database);
    expect(await word).toBe('unknown');
  });

  test('answers a pull with nothing new without asking the database, until something is', async () => {
    await change('news', rehearsal, 'public');
    const mirror = await followedMirror();
    const nowhere = connect('postgres://127.0.0.1:1/nowhere');
    const quietly = () => pull(nowhere.database, null, { cursors: mirror.cursors, unsettled: [] }, options);
    await expect.poll(quietly).toMatchObject({ more: false, cursors: mirror.cursors });

    const word = nextWord(['billetterie']);
    await change('door-tickets', ticket, 'billetterie');
    await word;
    const answer = await quietly();
    expect([doneBy(answer), answer.cursors]).toEqual([nothing, mirror.cursors]);

    await change('news', rehearsal, 'public');
    await expect(quietly()).rejects.toThrow(/ECONNREFUSED/);
    await nowhere.close();
  });
});
