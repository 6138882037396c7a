import { expect, test } from 'vitest';
import { agendaFilter, matchingAgenda } from '../../../../../src/screens/desk/agenda/agenda-filter';
import { type AgendaItem, inAgendaOrder } from '../../../../../src/screens/desk/agenda/agenda-item';

const now = new Date('2026-11-21T20:30:00+01:00');
const days = (many: number) => new Date(now.getTime() + many * 86_400_000);

const item = (title: string, from: number, until: number, dates: readonly number[]): AgendaItem => ({
  uuid: title,
  slug: title,
  title,
  version: 'v',
  place: title === 'Fête' ? 'Médiathèque' : 'Salle des fêtes',
  visibleFrom: days(from),
  visibleUntil: days(until),
  dates: dates.map((day) => ({ uuid: `${title} ${day}`, date: days(day) })),
  bookings: null,
});
const items = [
  item('Passé', -30, -1, [-10]),
  item('Ancien', -90, -60, [-70]),
  item('Fête', 5, 20, [12]),
  item('Dindon', -5, 20, [-1, 3]),
];
const found = (view: Parameters<typeof matchingAgenda>[1]['view'], words = '') =>
  matchingAgenda(items, { view, words }, now).map(({ title }) => title);

test('a view holds what is shown, what is to be, or what is over', () => {
  expect(found('a-l-affiche')).toEqual(['Dindon']);
  expect(found('a-paraitre')).toEqual(['Fête']);
  expect(found('passes')).toEqual(['Passé', 'Ancien']);
  expect(found('tout')).toHaveLength(4);
});

test('words are looked for in title and place, accents folded', () => {
  expect(found('tout', 'mediath')).toEqual(['Fête']);
  expect(found('tout', 'salle din')).toEqual(['Dindon']);
});

test('what is given next stands first, then what was given last', () => {
  expect(inAgendaOrder(items, now).map(({ title }) => title)).toEqual(['Dindon', 'Fête', 'Passé', 'Ancien']);
});

test('the address holds the filter, and nothing of the usual', () => {
  expect(agendaFilter.write(agendaFilter.whole)).toBe('');
  const filter = { view: 'a-paraitre', words: 'fête', size: 5, page: 2 } as const;
  expect(agendaFilter.read(agendaFilter.write(filter))).toEqual(filter);
  expect(agendaFilter.read('?vue=demain&taille=7&page=-1')).toEqual(agendaFilter.whole);
});
