// The page's own mirror lies where the platform keeps databases.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { settingsQueries } from '#mirror/queries/settings-queries';
import { watch } from '#mirror/queries/watch';
import { browserStorage } from '#mirror/storage';
import { fill, openMirror } from '../stage';

const settings = (title: string) => ({
  uuid: '0190a000-0000-7000-8000-000000000001',
  title,
  description: '',
});

const unexpected = (error: unknown) => {
  throw error;
};

/** What somebody sees who watches the association's name, from the moment at which its code has yet to come. */
function watchTitle() {
  const seen: (string | undefined)[] = [];
  const end = watch(settingsQueries.read, {
    next: (answer) => seen.push(answer?.title),
    error: unexpected,
    missing: unexpected,
  });
  return { seen, end };
}

test('what is asked before the code of the mirror is there is watched from its first answer on', async () => {
  const { seen, end } = watchTitle();
  await expect.poll(() => seen).toEqual([undefined]);
  const { begin } = openMirror(browserStorage());
  const generation = await begin();
  await fill(generation, 'settings', [settings('Avant')]);
  await expect.poll(() => seen.at(-1)).toBe('Avant');
  await fill(generation, 'settings', [settings('Après')]);
  await expect.poll(() => seen.at(-1)).toBe('Après');
  end();
  generation.database.close();
});

test('who leaves before the code is there is told nothing', async () => {
  const left = watchTitle();
  left.end();
  const { seen, end } = watchTitle();
  await expect.poll(() => seen.length).toBe(1);
  expect(left.seen).toEqual([]);
  end();
});
