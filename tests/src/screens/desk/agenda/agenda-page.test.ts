import { expect, test } from 'vitest';
import { agendaFilter } from '../../../../../src/screens/desk/agenda/agenda-filter';
import type { AgendaItem } from '../../../../../src/screens/desk/agenda/agenda-item';
import { agendaCount, agendaPage } from '../../../../../src/screens/desk/agenda/agenda-page';

const now = new Date('2026-11-21T20:30:00+01:00');
const days = (many: number) => new Date(now.getTime() + many * 86_400_000);

const item = (title: string, day: number): AgendaItem => ({
  uuid: title,
  slug: title,
  title,
  version: 'v',
  place: 'Salle des fêtes',
  visibleFrom: days(-1),
  visibleUntil: days(30),
  dates: [{ uuid: `${title} ${day}`, date: days(day) }],
  bookings: null,
});
const items = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six'].map((title, rank) => item(title, rank + 1));
const draft = (uuid: string, title: string) => ({ uuid, title, at: now, isNew: true });
const drafts = [draft('begun', 'Sept'), draft('Deux', 'Deux')];

const titles = (filter: Partial<typeof agendaFilter.whole>) =>
  agendaPage(items, drafts, { ...agendaFilter.whole, ...filter }, now).rows.map((row) =>
    row.kind === 'draft' ? `draft ${row.draft.title}` : row.item.title,
  );

test('a page holds as many rows as one chose, what is here alone before all others', () => {
  expect(titles({ size: 5 })).toEqual(['draft Sept', 'Un', 'Deux', 'Trois', 'Quatre']);
  expect(titles({ size: 5, page: 2 })).toEqual(['Cinq', 'Six']);
  expect(titles({})).toHaveLength(7);
});

test('whoever asks for a page beyond the last is shown the last', () => {
  expect(titles({ size: 5, page: 9 })).toEqual(['Cinq', 'Six']);
  expect(agendaPage([], [], { ...agendaFilter.whole, page: 9 }, now).metadata.currentPage).toBe(1);
});

test('drafts are those of what is here alone and those of what everybody has', () => {
  expect(titles({ view: 'brouillons' })).toEqual(['draft Sept', 'Deux']);
  expect(titles({ view: 'a-l-affiche' })).toHaveLength(6);
  expect(titles({ words: 'sep' })).toEqual(['draft Sept']);
});

test('a view tells as many as it holds', () => {
  for (const view of ['tout', 'a-l-affiche', 'a-paraitre', 'passes', 'brouillons'] as const)
    expect(agendaCount(items, drafts, view, now)).toBe(
      agendaPage(items, drafts, { ...agendaFilter.whole, view }, now).metadata.total,
    );
});
