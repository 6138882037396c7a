import { expect, test } from 'vitest';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import type { FreeTicketDemand } from '#common/contract/tickets/free-ticket-demand';
import { ownShows } from '../../../../src/screens/free-ticket/own-shows';

const now = new Date('2026-11-21T20:00:00+01:00');
const dindon = { slug: 'le-dindon', title: 'Le Dindon' };
const knock = { slug: 'knock', title: 'Knock' };
const tonight = new Date('2026-11-21T20:30:00+01:00');
const tomorrow = new Date('2026-11-22T20:30:00+01:00');
const yesterday = new Date('2026-11-20T20:30:00+01:00');

const ticket = (name: string, linkedShow: typeof dindon, date: Date, fields: Partial<FreeTicket> = {}) =>
  ({
    uuid: name,
    name,
    linkedShow,
    date,
    state: { code: 'GENERE', name: 'Généré' },
    ...fields,
  }) as FreeTicket;
const demand = (name: string, linkedShow: typeof dindon, date: Date, code: string) =>
  ({ uuid: name, names: [name], linkedShow, date, state: { code } }) as FreeTicketDemand;
const told = (shows: ReturnType<typeof ownShows>['coming']) =>
  shows.map(({ title, demands, tickets }) => [
    title,
    demands.map(({ uuid }) => uuid),
    tickets.map(({ uuid }) => uuid),
  ]);

test('what one holds and asks for stands under its show, the next date first', () => {
  const own = {
    tickets: [
      ticket('Zoé', knock, tomorrow),
      ticket('Léa', dindon, tomorrow),
      ticket('Tom', dindon, tonight),
      ticket('Ida', knock, yesterday),
    ],
    demands: [demand('Max', knock, tomorrow, 'EN_ATTENTE')],
  };
  const { coming, past } = ownShows(own, now);
  expect(told(coming)).toEqual([
    ['Le Dindon', [], ['Tom', 'Léa']],
    ['Knock', ['Max'], ['Zoé']],
  ]);
  expect(told(past)).toEqual([['Knock', [], ['Ida']]]);
});

test('the shows of past dates stand with the last one first, and so do the tickets of one show', () => {
  const dayBefore = new Date('2026-11-19T20:30:00+01:00');
  const tickets = [
    ticket('Léa', dindon, dayBefore),
    ticket('Tom', knock, dayBefore),
    ticket('Ida', knock, yesterday),
  ];
  expect(told(ownShows({ tickets, demands: [] }, now).past)).toEqual([
    ['Knock', [], ['Ida', 'Tom']],
    ['Le Dindon', [], ['Léa']],
  ]);
});

test('a demand that was accepted is told by its tickets, and one of a past date not at all', () => {
  const demands = [
    demand('Max', knock, tomorrow, 'ACCEPTEE'),
    demand('Ida', knock, tomorrow, 'REFUSEE'),
    demand('Tom', knock, yesterday, 'EN_ATTENTE'),
  ];
  expect(told(ownShows({ tickets: [], demands }, now).coming)).toEqual([['Knock', ['Ida'], []]]);
});

test('a ticket of tonight is not past while the play is on', () => {
  const { past } = ownShows(
    { tickets: [ticket('Tom', dindon, tonight)], demands: [] },
    new Date('2026-11-21T23:00:00+01:00'),
  );
  expect(past).toEqual([]);
});

test('valid tickets come first, blocked ones after them; what is used, cancelled or replaced is folded with the past', () => {
  const used = { state: { code: 'UTILISE', name: 'Utilisé' } } as const;
  const tickets = [
    ticket('Bloqué', dindon, tonight, { blockedAt: yesterday }),
    ticket('Utilisé', dindon, tonight, used),
    ticket('Annulé', dindon, tonight, { cancelledAt: yesterday }),
    ticket('Remplacé', dindon, tonight, { replacedBy: 'Valable' }),
    ticket('Valable', dindon, tomorrow),
  ];
  const { coming, past } = ownShows({ tickets, demands: [] }, now);
  expect(told(coming)).toEqual([['Le Dindon', [], ['Valable', 'Bloqué']]]);
  expect(told(past)).toEqual([['Le Dindon', [], ['Utilisé', 'Annulé', 'Remplacé']]]);
});
