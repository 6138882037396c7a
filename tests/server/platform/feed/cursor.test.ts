import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { trimLog } from '#server/platform/feed/revs';
import { A_DAY, bertrand, doneBy, evening, everybody, feedDesk, nothing } from './feed-desk';
import { FeedMirror } from './feed-mirror';

const { ask, catchUp, database, pullInto, put, setClock } = feedDesk();
const reset = { reset: true, put: {}, remove: {}, cursors: { public: null, mine: null } };

describe('a cursor of another history', () => {
  test('is answered by a reset: the database was restored from a backup, and went on', async () => {
    await put('news', randomUUID(), everybody);
    const mirror = new FeedMirror();
    await catchUp(mirror);
    await sql`update revs set tag = random_tag() where rev = (select max(rev) from revs)`.execute(database());
    expect(await ask(mirror)).toMatchObject(reset);
  });

  test('is answered by a reset: what the last page was read at is no more, though the page’s end still is', async () => {
    const mirror = new FeedMirror();
    await catchUp(mirror);
    for (let count = 0; count < 3; count += 1) await put('news', randomUUID(), everybody);
    expect(await pullInto(mirror, { weight: 1 })).toMatchObject({ more: true });
    await sql`update revs set tag = random_tag() where rev = (select max(rev) from revs)`.execute(database());
    expect(await ask(mirror)).toMatchObject(reset);
  });

  test('is answered by a reset: it is another database, with another secret', async () => {
    const mirror = new FeedMirror();
    await pullInto(mirror, { cursorKey: 'another secret' });
    expect(await ask(mirror)).toMatchObject(reset);
  });

  test.each(['', 'x', '1.AAAA.1.1.1~AAAAAAAAAAAAAA', '1.AAAA.1.1.1~AAAAAAAAAAAAAé', '~'])(
    'is answered by a reset: nobody signed %j',
    async (cursor) => {
      const mirror = new FeedMirror();
      mirror.cursors = { public: cursor, mine: cursor };
      expect(await ask(mirror, { by: bertrand })).toMatchObject(reset);
    },
  );

  test('is answered by a reset: the log does not go back that far', async () => {
    await put('news', randomUUID(), everybody);
    const mirror = new FeedMirror();
    await catchUp(mirror);
    await setClock(new Date(evening.getTime() + 91 * A_DAY));
    await put('news', randomUUID(), everybody);
    await trimLog(database());
    expect(await ask(mirror)).toMatchObject(reset);
    const fresh = new FeedMirror();
    await catchUp(fresh);
    expect(Object.keys(fresh.contents())).toHaveLength(2);
    await setClock(new Date(evening.getTime() + 365 * A_DAY));
    await trimLog(database());
    const quiet = await pullInto(fresh);
    expect([quiet.reset, doneBy(quiet)]).toEqual([false, nothing]);
  });
});
