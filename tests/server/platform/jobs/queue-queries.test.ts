import { expect, test } from 'vitest';
import { openQueueQueries } from '#server/platform/jobs/queue-queries';

test('the end waits for what runs, and what is asked afterwards reaches no closed database', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const queries = openQueueQueries({
    query: (text) =>
      new Promise((resolve) => {
        asked.push(text);
        answers.push(() => resolve({ rows: [] }));
      }),
  });
  const done = queries.executeSql('complete', []);
  let isOver = false;
  const end = queries.end().then(() => (isOver = true));
  void queries.executeSql('fetch', []);
  await Promise.resolve();
  expect([asked, isOver]).toEqual([['complete'], false]);
  answers[0]?.();
  await end;
  expect(await done).toEqual({ rows: [] });
});

test('a query that fails is told to whoever asked, and holds nothing up', async () => {
  const queries = openQueueQueries({ query: () => Promise.reject(new Error('away')) });
  await expect(queries.executeSql('fetch', [])).rejects.toThrow('away');
  await queries.end();
});
