import { describe, expect, it } from 'vitest';
import { deskFilter } from '../../../../../src/screens/desk/list/desk-filter';
import type { DeskItem } from '../../../../../src/screens/desk/list/desk-item';
import { readDeskCounts, readDeskPage } from '../../../../../src/screens/desk/list/desk-page';

const monday = new Date('2026-11-16T09:00:00+01:00');

const item = (rank: number): DeskItem => ({
  uuid: `saved-${rank}`,
  slug: `brève-${rank}`,
  title: `Brève ${rank}`,
  by: '',
  visibleFrom: monday,
  years: [],
  types: [],
  savedAt: monday,
  savedBy: null,
  previewImage: null,
  version: 'v',
});

const seven = Array.from({ length: 7 }, (_, rank) => item(rank + 1));
const noun = {
  slice: async (_: unknown, from: number, count: number) => ({
    items: seven.slice(from, from + count),
    total: seven.length,
  }),
  find: async (uuid: string) => seven.find((one) => one.uuid === uuid) ?? null,
};
const draft = (uuid: string, title: string) => ({ uuid, title, at: monday, isNew: true });
const fresh = [draft('new-1', 'Rideau levé'), draft('new-2', '')];
const five = { ...deskFilter.whole, size: 5 } as const;

const keys = (page: Awaited<ReturnType<typeof readDeskPage>>) => page.rows.map(({ uuid }) => uuid);

describe('a page of an editors’ list', () => {
  it('begins with what was never saved, and counts it', async () => {
    const first = await readDeskPage(noun, five, fresh);
    expect(keys(first)).toEqual(['new-1', 'new-2', 'saved-1', 'saved-2', 'saved-3']);
    expect(first.metadata).toEqual({ currentPage: 1, lastPage: 2, total: 9, offsetStart: 1, offsetEnd: 5 });
  });

  it('goes on where the page before it ended', async () => {
    expect(keys(await readDeskPage(noun, { ...five, page: 2 }, fresh))).toEqual([
      'saved-4',
      'saved-5',
      'saved-6',
      'saved-7',
    ]);
  });

  it('marks what has words that were not saved, in its place', async () => {
    const { rows, metadata } = await readDeskPage(noun, five, [draft('saved-2', 'Brève 2, mieux dite')]);
    expect(rows.map((row) => row.draft?.title ?? null)).toEqual([
      null,
      'Brève 2, mieux dite',
      null,
      null,
      null,
    ]);
    expect(rows[1]?.title).toBe('Brève 2');
    expect(metadata.total).toBe(7);
  });

  it('holds drafts alone where those are looked for, with what they are drafts of', async () => {
    const drafts = [...fresh, draft('saved-2', 'Brève 2, mieux dite')];
    const { rows } = await readDeskPage(noun, { ...five, view: 'brouillons' }, drafts);
    expect(rows.map(({ title, item: of }) => [title, of?.slug ?? null])).toEqual([
      ['Rideau levé', null],
      ['', null],
      ['Brève 2, mieux dite', 'brève-2'],
    ]);
  });

  it('finds a draft by its title, whatever its accents', async () => {
    expect(keys(await readDeskPage(noun, { ...five, title: 'LEVE' }, fresh))[0]).toBe('new-1');
    expect(keys(await readDeskPage(noun, { ...five, title: 'LEVE' }, fresh))).not.toContain('new-2');
  });

  it('leaves out what has neither year nor date where it is narrowed by them', async () => {
    expect(keys(await readDeskPage(noun, { ...five, year: '1998' }, fresh))[0]).toBe('saved-1');
    expect(keys(await readDeskPage(noun, { ...five, view: 'a-paraitre' }, fresh))[0]).toBe('saved-1');
  });

  it('is empty while the year is none', async () => {
    expect((await readDeskPage(noun, { ...five, year: '19' }, fresh)).metadata.total).toBe(0);
  });
});

it('tells on its tab as many as it counts: drafts of what is not there are among them', async () => {
  const drafts = [...fresh, { ...draft('discarded', 'Brève 8'), isNew: false }, draft('saved-2', 'Brève 2')];
  const { metadata } = await readDeskPage(noun, five, drafts);
  expect(metadata.total).toBe(10);
  expect(await readDeskCounts(noun, drafts)).toMatchObject({ all: metadata.total });
});
