import { expect, test } from 'vitest';
import { createWordIndex } from '#worker/search/word-index';

const later = () => new Promise((resolve) => setImmediate(resolve));

/** Words that begin in all ways, as those of a language do. */
const wordOf = (edition: number, row: number, at: number) =>
  (Math.imul(edition * 100_000 + row * 100 + at, 2_654_435_761) >>> 0).toString(26);

test('rows that change while traces of former ones are swept break nothing, and are found as they are now', async () => {
  const thrown: unknown[] = [];
  const note = (error: unknown) => thrown.push(error);
  process.on('unhandledRejection', note);
  const index = createWordIndex();
  const put = (row: number, edition: number) => {
    const words = Array.from({ length: 20 }, (_, at) => wordOf(edition, row, at));
    index.put({ id: `news/${row}`, title: '', people: '', text: words.join(' ') });
  };
  for (const edition of [1, 2, 3, 4, 5, 6]) {
    for (let row = 0; row < 300; row += 1) {
      put(row, edition);
      if (row % 5 === 0) await later();
    }
  }
  await later();
  process.off('unhandledRejection', note);
  expect(thrown).toEqual([]);
  expect(index.find([{ word: wordOf(6, 7, 3), joined: [] }]).matches.map(({ id }) => id)).toContain('news/7');
});
