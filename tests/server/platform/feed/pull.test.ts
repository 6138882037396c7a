import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { A_DAY, bertrand, doneBy, evening, everybody, feedDesk, keysIn, nothing, office } from './feed-desk';
import { FeedMirror } from './feed-mirror';
import { putFeedRow, removeFeedRow } from './feed-rows';

const { ask, catchUp, database, pretendForeignRevs, pullInto, put, remove, setClock } = feedDesk();

describe('the feed of a person', () => {
  const ticket = randomUUID();

  test('is emptied and filled anew when their scopes change, in the answer that tells so', async () => {
    await put('door-tickets', ticket, office);
    const mirror = new FeedMirror();
    await catchUp(mirror, { by: bertrand });
    const retired = { uuid: 'bertrand', scopes: ['user:bertrand'] } as const;
    const [answer] = await catchUp(mirror, { by: retired });
    expect(answer).toMatchObject({ emptied: true, scopes: ['user:bertrand'] } as const);
    expect(mirror.contents()).toEqual({});
    const [back] = await catchUp(mirror, { by: bertrand });
    expect(back).toMatchObject({ emptied: true });
    expect(Object.keys(mirror.contents())).toEqual([`door-tickets ${ticket}`]);
  });

  test('is not for somebody else, nor for a visitor', async () => {
    await put('door-tickets', ticket, office);
    const mirror = new FeedMirror();
    await catchUp(mirror, { by: bertrand });
    const other = { uuid: 'colette', scopes: ['user:colette'] } as const;
    const answer = await ask(mirror, { by: other });
    expect([answer.emptied, doneBy(answer)]).toEqual([true, nothing]);
    const visit = await ask(mirror);
    expect([visit.cursors.mine, doneBy(visit)]).toEqual([null, nothing]);
  });

  test('never hears of rows that others alone could see', async () => {
    const mirror = new FeedMirror();
    await catchUp(mirror, { by: bertrand });
    const coming = randomUUID();
    await put('coming-news', coming, [{ scope: 'contenu', from: null, until: null }]);
    await remove('coming-news', coming);
    expect(doneBy(await pullInto(mirror, { by: bertrand }))).toEqual(nothing);
  });
});

describe('a pull', () => {
  test('tells of a row that came and went in one transaction nothing at all', async () => {
    const mirror = new FeedMirror();
    await catchUp(mirror);
    const uuid = randomUUID();
    await write(database(), async (transaction) => {
      await putFeedRow(transaction, 'news', { uuid, n: 1 });
      transaction.recordChange('news', uuid, everybody);
      await removeFeedRow(transaction, 'news', uuid);
      transaction.recordChange('news', uuid, []);
    });
    expect(doneBy(await pullInto(mirror))).toEqual(nothing);
  });

  test('passes by what others have written in one step, however much it is', async () => {
    const mirror = new FeedMirror();
    await catchUp(mirror);
    await pretendForeignRevs(20_000, 'billetterie');
    const uuid = randomUUID();
    await put('news', uuid, everybody);
    const answers = await catchUp(mirror, { weight: 10 });
    expect(answers).toHaveLength(1);
    expect(Object.keys(mirror.contents())).toEqual([`news ${uuid}`]);
  });

  test('brings a change that only those of others came after', async () => {
    const mirror = new FeedMirror();
    await catchUp(mirror);
    const uuid = randomUUID();
    await put('news', uuid, everybody);
    await pretendForeignRevs(2, 'billetterie');
    await catchUp(mirror);
    expect(Object.keys(mirror.contents())).toEqual([`news ${uuid}`]);
  });

  test('tells of a window that opened or closed since the last one, though nothing was written', async () => {
    const mirror = new FeedMirror();
    const [opening, closing] = [randomUUID(), randomUUID()];
    const later = new Date(evening.getTime() + 60_000);
    await put('news', opening, [{ scope: 'public', from: later, until: null }]);
    await put('news', closing, [{ scope: 'public', from: null, until: later }]);
    await catchUp(mirror);
    expect(Object.keys(mirror.contents())).toEqual([`news ${closing}`]);
    await setClock(later);
    const answer = await pullInto(mirror);
    expect([keysIn(answer, 'news'), answer.remove]).toEqual([[opening], { news: [closing] }]);
    expect(doneBy(await pullInto(mirror))).toEqual(nothing);
  });

  test('hides nothing again that it has shown when the clock is set back', async () => {
    const mirror = new FeedMirror();
    const uuid = randomUUID();
    const appearing = [{ scope: 'public', from: evening, until: null }] as const;
    await put('news', uuid, appearing);
    await catchUp(mirror);
    await setClock(new Date(evening.getTime() - 60_000));
    await put('news', uuid, appearing);
    const answer = await pullInto(mirror);
    expect([keysIn(answer, 'news'), answer.remove]).toEqual([[uuid], {}]);
  });

  test('brings back what a clock two days ahead took away, once it is right again', async () => {
    const phone = new FeedMirror();
    const ticket = randomUUID();
    const tonight = new Date(evening.getTime() + A_DAY / 2);
    await put('door-tickets', ticket, [{ scope: 'billetterie', from: null, until: tonight }]);
    await catchUp(phone, { by: bertrand });
    await setClock(new Date(evening.getTime() + 2 * A_DAY));
    await catchUp(phone, { by: bertrand });
    expect(phone.contents()).toEqual({});
    await setClock(new Date(evening.getTime() + 60_000));
    expect(await pullInto(phone, { by: bertrand })).toMatchObject({ reset: true });
    await catchUp(phone, { by: bertrand });
    expect(Object.keys(phone.contents())).toEqual([`door-tickets ${ticket}`]);
  });

  test('tells of the end of a row only those who could have seen it', async () => {
    const mirror = new FeedMirror();
    const uuid = randomUUID();
    await catchUp(mirror);
    await put('news', uuid, [{ scope: 'public', from: new Date(evening.getTime() + A_DAY), until: null }]);
    expect(doneBy(await pullInto(mirror))).toEqual(nothing);
    await remove('news', uuid);
    expect(doneBy(await pullInto(mirror))).toEqual(nothing);
  });

  test('never ends a page amid a transaction, though one row changed often before it', async () => {
    const mirror = new FeedMirror();
    await catchUp(mirror);
    const busy = randomUUID();
    for (let count = 0; count < 3; count += 1) await put('news', busy, everybody);
    const together = Array.from({ length: 5 }, () => randomUUID());
    await write(database(), async (transaction) => {
      for (const uuid of together) {
        await putFeedRow(transaction, 'news', { uuid, n: 1 });
        transaction.recordChange('news', uuid, everybody);
      }
    });
    const answers = await catchUp(mirror, { weight: 1 });
    expect(answers.map((answer) => keysIn(answer, 'news').length)).toEqual([1, 5]);
  });

  test('keeps its cursor while nothing happens, and moves it after a thousand revs or a day', async () => {
    const mirror = new FeedMirror();
    await catchUp(mirror);
    const { cursors } = mirror;
    await setClock(new Date(evening.getTime() + A_DAY / 2));
    expect((await pullInto(mirror)).cursors).toEqual(cursors);
    await setClock(new Date(evening.getTime() + 2 * A_DAY));
    const moved = (await pullInto(mirror)).cursors;
    expect(moved).not.toEqual(cursors);
    await pretendForeignRevs(1001, 'billetterie');
    expect((await pullInto(mirror)).cursors).not.toEqual(moved);
  });

  test('settles the writes whose effect its rows hold, and names those that never took place', async () => {
    const mirror = new FeedMirror();
    const [held = '', effectless = '', lost = ''] = [randomUUID(), randomUUID(), randomUUID()];
    await catchUp(mirror);
    await writeUnder(held, async (transaction) => transaction.recordChange('news', held, everybody));
    await writeUnder(effectless, async () => undefined);
    for (let count = 0; count < 4; count += 1) await put('news', randomUUID(), everybody);
    const unsettled = [held, effectless, lost];
    const loading = await pullInto(new FeedMirror(), { unsettled, weight: 1 });
    expect(loading).toMatchObject({ walking: true, settled: [], unknown: [lost] });
    const answers = await catchUp(mirror, { unsettled, weight: 1 });
    expect(answers.length).toBeGreaterThan(1);
    expect(answers.at(-1)).toMatchObject({ settled: [held, effectless], unknown: [lost] });
  });
});

const writeUnder = (key: string, work: Parameters<typeof write>[1]) =>
  write(
    database(),
    async (transaction) => {
      const answer = { owner: 'user:colette', key, call: 'createNews', payload: Buffer.from('') };
      await transaction.database
        .insertInto('stored_answers')
        .values({ ...answer, status: 200, body: null, rev: null })
        .execute();
      await work(transaction);
    },
    { owner: 'user:colette', key },
  );
