import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { collectionsOf } from '#common/contract/feed/collection-names';
import { A_DAY, bertrand, evening, everybody, feedDesk, keysIn, office } from './feed-desk';
import { FeedMirror } from './feed-mirror';

const { catchUp, pullInto, put, remove } = feedDesk();

describe('a first load', () => {
  test('brings the scans of the door before the tickets that they let in', () => {
    const order = collectionsOf('mine');
    expect(order.indexOf('door-scans')).toBeLessThan(order.indexOf('door-tickets'));
  });

  test('brings the collections in their order, the newest keys first, and may be cut anywhere', async () => {
    const keys = [1, 2, 3, 4, 5].map((rank) => `0190a000-0000-7000-8000-00000000000${rank}`);
    for (const key of keys) await put('news', key, everybody);
    await put('settings', keys[0] ?? '', everybody);
    const answers = await catchUp(new FeedMirror(), { weight: 2 });
    expect(answers.flatMap((answer) => keysIn(answer, 'news'))).toEqual(keys.toReversed());
    expect(keysIn(answers[0], 'settings')).toEqual([keys[0]]);
    expect(answers.map(({ walking }) => walking)).toEqual(answers.map(({ more }) => more));
  });

  test('brings as much as a line carries at once, after a short first page, whatever the rows weigh', async () => {
    const keys = Array.from({ length: 40 }, (_, rank) => `0190a000-0000-7000-8000-0000000000${rank + 10}`);
    for (const key of keys) await put('news-bodies', key, everybody);
    await put('settings', keys[0] ?? '', everybody);
    const bytesOfARow = 80;
    const answers = await catchUp(new FeedMirror(), { weight: 16, bytes: 20 * bytesOfARow });
    const sizes = answers.map((answer) => keysIn(answer, 'news-bodies').length);
    expect(sizes[0]).toBeLessThanOrEqual(2);
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(20);
    expect(answers.flatMap((answer) => keysIn(answer, 'news-bodies'))).toEqual(keys.toReversed());
  });

  test('follows what is written meanwhile, before and behind its place', async () => {
    const keys = ['1', '2', '3', '4', '5', '6'].map((rank) => `0190a000-0000-7000-8000-00000000000${rank}`);
    const [first = '', second = '', third = '', , , last = ''] = keys;
    for (const key of keys) await put('news', key, everybody);
    const mirror = new FeedMirror();
    await pullInto(mirror, { weight: 2 });
    await remove('news', last);
    await put('news', second, everybody);
    await remove('news', first);
    await put('news', third, [{ scope: 'public', from: new Date(evening.getTime() + A_DAY), until: null }]);
    await catchUp(mirror, { weight: 2 });
    const fresh = new FeedMirror();
    await catchUp(fresh);
    expect(mirror.contents()).toEqual(fresh.contents());
    expect(Object.keys(mirror.contents())).toHaveLength(3);
  });

  test('of a person does not hold up what is new for everybody', async () => {
    for (let count = 0; count < 6; count += 1) await put('door-tickets', randomUUID(), office);
    const mirror = new FeedMirror();
    await catchUp(mirror);
    await pullInto(mirror, { by: bertrand, weight: 2 });
    const news = randomUUID();
    await put('news', news, everybody);
    const answer = await pullInto(mirror, { by: bertrand, weight: 2 });
    expect(answer.walking).toBe(true);
    expect(keysIn(answer, 'news')).toEqual([news]);
  });
});
