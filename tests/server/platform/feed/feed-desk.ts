import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { must } from '#common/base/must';
import type { PullAnswer } from '#common/contract/feed/changes';
import type { Collection } from '#common/contract/feed/collection-names';
import type { Audience, Scope } from '#common/rules/scopes';
import { type PullOptions, type Puller, pull } from '#server/platform/feed/pull';
import { readCursorKey } from '#server/platform/feed/revs';
import { write } from '#server/platform/database/transaction';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import type { FeedMirror } from './feed-mirror';
import { createFeedRows, feedRowReaders, putFeedRow, removeFeedRow } from './feed-rows';

export const A_DAY = 86_400_000;
export const evening = new Date('2026-11-21T20:30:00+01:00');
export const everybody: readonly Audience[] = [{ scope: 'public', from: null, until: null }];
export const office: readonly Audience[] = [{ scope: 'billetterie', from: null, until: null }];
export const bertrand: Puller = { uuid: 'bertrand', scopes: ['user:bertrand', 'billetterie'] };

interface Pulling {
  readonly by?: Puller;
  readonly unsettled?: readonly string[];
  readonly weight?: number;
  readonly bytes?: number;
  readonly cursorKey?: string;
}

/** A feed of a database of its own for a test file, empty before each test; it is evening. */
export function feedDesk() {
  let opened: { readonly site: TestDatabase; readonly options: PullOptions } | null = null;
  let n = 0;
  const desk = () => must(opened, 'the feed of this test file');
  const database = () => desk().site.database;

  beforeAll(async () => {
    const site = await openTestDatabase();
    await createFeedRows(site.database);
    const cursorKey = await readCursorKey(site.database);
    const pageSize = { weight: 100, bytes: 0, companions: 1000 };
    opened = { site, options: { readers: feedRowReaders, cursorKey, pageSize, known: null } };
  });
  beforeEach(async () => {
    await sql`truncate feed_rows, audience, change_log, stored_answers`.execute(database());
    await desk().site.setClock(evening);
  });
  afterAll(() => opened?.site.close());

  /** Asks without applying the answer. */
  const ask = (mirror: FeedMirror, pulling: Pulling = {}) => {
    const { by = null, unsettled = [], weight = 100, bytes = 0, cursorKey } = pulling;
    const { options } = desk();
    return pull(
      database(),
      by,
      { cursors: mirror.cursors, unsettled },
      {
        ...options,
        pageSize: { weight, bytes, companions: 1000 },
        cursorKey: cursorKey ?? options.cursorKey,
      },
    );
  };
  const pullInto = async (mirror: FeedMirror, pulling?: Pulling) => {
    const answer = await ask(mirror, pulling);
    mirror.apply(answer);
    return answer;
  };
  return {
    database,
    ask,
    pullInto,
    setClock: (now: Date) => desk().site.setClock(now),
    async catchUp(mirror: FeedMirror, pulling?: Pulling) {
      const answers = [await pullInto(mirror, pulling)];
      while (answers.at(-1)?.more) answers.push(await pullInto(mirror, pulling));
      return answers;
    },
    async put(collection: Collection, uuid: string, audiences: readonly Audience[]) {
      n += 1;
      await write(database(), async (transaction) => {
        await putFeedRow(transaction, collection, { uuid, n });
        transaction.recordChange(collection, uuid, audiences);
      });
    },
    async remove(collection: Collection, uuid: string) {
      await write(database(), async (transaction) => {
        await removeFeedRow(transaction, collection, uuid);
        transaction.recordChange(collection, uuid, []);
      });
    },
    /** Revs that touched others' rows alone, as many writes would leave them. */
    async pretendForeignRevs(count: number, scope: Scope) {
      await sql`
        with made as (
          insert into revs
          select (select max(rev) from revs) + step, random_tag(), database_clock()
          from generate_series(1, ${count}) step
          returning rev
        )
        insert into change_log
        select rev, 'door-tickets', gen_random_uuid(), ${scope}, null, null, 0 from made`.execute(database());
    },
  };
}

/** The keys that an answer puts into a collection, in its order. */
export const keysIn = (answer: PullAnswer | undefined, collection: Collection): string[] =>
  (answer?.put[collection] ?? []).map((row) => (row as { uuid: string }).uuid);

/** What an answer does to a mirror, whole: an empty object would match whatever it holds. */
export const doneBy = ({ put, remove }: PullAnswer) => ({ put, remove });
export const nothing = { put: {}, remove: {} };
