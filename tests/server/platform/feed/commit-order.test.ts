import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Audience } from '#common/rules/scopes';
import { type PullOptions, pull } from '#server/platform/feed/pull';
import { readCursorKey } from '#server/platform/feed/revs';
import { write } from '#server/platform/database/transaction';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { FeedMirror } from './feed-mirror';
import { createFeedRows, feedRowReaders, putFeedRow } from './feed-rows';

const everybody: Audience[] = [{ scope: 'public', from: null, until: null }];
const editors: Audience[] = [{ scope: 'contenu', from: null, until: null }];

let site: TestDatabase;
let options: PullOptions;

beforeAll(async () => {
  site = await openTestDatabase();
  await createFeedRows(site.database);
  options = {
    readers: feedRowReaders,
    cursorKey: await readCursorKey(site.database),
    pageSize: { weight: 20, bytes: 2000, companions: 1000 },
    known: null,
  };
});
afterAll(() => site.close());

async function pullInto(mirror: FeedMirror) {
  const colette = { uuid: 'colette', scopes: ['user:colette', 'contenu'] } as const;
  const answer = await pull(site.database, colette, { cursors: mirror.cursors, unsettled: [] }, options);
  mirror.apply(answer);
  return answer;
}

/** One transaction on two rows of two feeds, slow between its rows and its end. */
async function writePair(uuid: string, n: number, pause: Promise<unknown> = Promise.resolve()) {
  await write(site.database, async (transaction) => {
    await putFeedRow(transaction, 'news', { uuid, n });
    await putFeedRow(transaction, 'coming-news', { uuid, n });
    transaction.recordChange('news', uuid, everybody);
    transaction.recordChange('coming-news', uuid, editors);
    await pause;
  });
}

/** Keys of which the mirror holds one half in another state than the other. */
function halves(mirror: FeedMirror): string[] {
  const rows = mirror.contents();
  const keys = new Set(Object.keys(rows).map((name) => name.split(' ')[1] ?? ''));
  return [...keys].filter((key) => rows[`news ${key}`] !== rows[`coming-news ${key}`]);
}

test('no write of eight concurrent writers ever lies below a cursor, and none is seen by half', async () => {
  const mirror = new FeedMirror();
  const shared = Array.from({ length: 5 }, () => randomUUID());
  let isWriting = true;
  const writer = async (rank: number) => {
    for (let count = 0; count < 25; count += 1) {
      const uuid = count % 3 === 0 ? randomUUID() : (shared[(rank + count) % shared.length] ?? '');
      await writePair(uuid, rank * 1000 + count);
    }
  };
  const reader = async () => {
    for (;;) {
      const wasWriting = isWriting;
      const { more, walking } = await pullInto(mirror);
      if (!walking) expect(halves(mirror)).toEqual([]);
      if (!wasWriting && !more) return;
    }
  };
  const reading = reader();
  await Promise.all(Array.from({ length: 8 }, (_, rank) => writer(rank)));
  isWriting = false;
  await reading;
  const fresh = new FeedMirror();
  while ((await pullInto(fresh)).more);
  expect(mirror.contents()).toEqual(fresh.contents());
});

test('a transaction that stays open holds nobody up, and is not missed when it ends', async () => {
  const mirror = new FeedMirror();
  let end = () => {};
  const open = new Promise<void>((resolve) => {
    end = resolve;
  });
  const [late, early] = [randomUUID(), randomUUID()];
  const writing = writePair(late, 1, open);
  await writePair(early, 2);
  while ((await pullInto(mirror)).more);
  expect(mirror.contents()).toMatchObject({ [`news ${early}`]: 2 });
  expect(mirror.contents()).not.toHaveProperty(`news ${late}`);
  end();
  await writing;
  await pullInto(mirror);
  expect(mirror.contents()).toMatchObject({ [`news ${late}`]: 1 });
});
