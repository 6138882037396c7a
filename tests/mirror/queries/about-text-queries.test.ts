import { beforeEach, expect, test } from 'vitest';
import { type AboutTextQueries, aboutTextQueriesOf } from '#mirror/queries/about-text-queries';
import { fill, openMirror } from '../stage';

const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;

const row = (rank: number, slug: string, title: string) => ({
  uuid: uuidOf(rank),
  slug,
  type: 'PAGE' as const,
  title,
  content: { type: 'adls-text' as const, content: [] },
  version: 1,
  lastModified: new Date('2026-11-21T09:12:00+01:00'),
});

let queries: AboutTextQueries;

beforeEach(async () => {
  const { mirror, begin } = openMirror();
  const generation = await begin();
  queries = aboutTextQueriesOf(mirror);
  await fill(generation, 'about-texts', [
    row(1, 'histoire', 'Notre histoire'),
    row(2, 'ecole', 'École du spectateur'),
    row(3, 'contacts', 'Contacts'),
  ]);
});

test('texts are listed by title, accents beside their letter', async () => {
  expect((await queries.list()).map(({ title }) => title)).toEqual([
    'Contacts',
    'École du spectateur',
    'Notre histoire',
  ]);
});

test('a text is read by its slug and by its uuid', async () => {
  expect((await queries.read('histoire'))?.uuid).toBe(uuidOf(1));
  expect((await queries.read(uuidOf(3)))?.slug).toBe('contacts');
});

test.each(['cgu', uuidOf(9), ''])('no text answers to “%s”', async (address) => {
  expect(await queries.read(address)).toBeNull();
});
