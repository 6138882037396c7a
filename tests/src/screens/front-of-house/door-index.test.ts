import { describe, expect, test } from 'vitest';
import type { DoorScanRow, DoorTicketRow } from '#common/contract/tickets/door';
import { countInside, groupScans, indexTickets } from '../../../../src/screens/front-of-house/door-index';
import { typedNames } from '../../../support/typed-names';
import { doorDate, doorScan, doorTicket } from '../../../support/door-rows';

const ticket = (uuid: string, name: string, facts: Partial<DoorTicketRow> = {}) =>
  doorTicket({ uuid, name, ...facts });
const scan = (uuid: string, of: string, facts: Partial<DoorScanRow> = {}) =>
  doorScan({ uuid, ticket: of, ...facts });
const names = (found: readonly DoorTicketRow[]) => found.map(({ name }) => name);

describe('the tickets of a date', () => {
  const tickets = indexTickets([
    ticket('1', 'Hélène Œillet'),
    ticket('2', 'Jean-Pierre Helias'),
    ticket('3', 'Zoé Hé'),
  ]);

  test.each([
    ['helene', ['Hélène Œillet']],
    ['HÉL', ['Hélène Œillet', 'Jean-Pierre Helias']],
    ['oei', ['Hélène Œillet']],
    ['pierre', ['Jean-Pierre Helias']],
    ['hel je', ['Jean-Pierre Helias']],
    ['h', []],
    ['élène', []],
  ])('are found by the beginnings of names, accents folded: %s', (words, found) => {
    expect(names(tickets.search(words))).toEqual(found);
  });

  test.each(typedNames)('are found by a name that is typed otherwise: %s for %s', (typed, name) => {
    expect(names(indexTickets([ticket('1', name), ticket('2', 'Zoé')]).search(typed))).toEqual([name]);
  });

  const codes = ['b0f0-5ac8', 'B0F05AC8', 'B0F0 5AC8', 'BOFO-5AC8'];
  test.each(codes)('are found by the code below the QR: %s', (typed) => {
    const held = ticket('0193f5a0-0000-7000-8000-0000b0f05ac8', 'Camille Aubry');
    expect(names(indexTickets([held, ticket('1', 'Zoé')]).search(typed))).toEqual(['Camille Aubry']);
  });

  test('expect only who may still come', () => {
    const facts = [
      {},
      { seats: 4 },
      { cancelledAt: new Date() },
      { blockedAt: new Date() },
      { replacedBy: 'x' },
      { generated: false },
    ];
    expect(indexTickets(facts.map((fact, rank) => ticket(String(rank), 'Nom', fact))).expected).toBe(5);
  });
});

describe('the scans of a date', () => {
  const tickets = indexTickets([ticket('1', 'Hélène', { seats: 2 })]);
  const inside = (scans: readonly DoorScanRow[]) => countInside(groupScans(scans), tickets, doorDate());

  test('count who is inside, a recent ticket among them', () => {
    expect(inside([scan('a', '1', { count: 2 }), scan('b', 'recent')])).toBe(3);
  });

  test('leave out what the server refused, what was undone, and the other of a double', () => {
    const at = new Date('2026-12-12T20:01:00+01:00');
    expect(inside([scan('a', '1', { status: 'refused' })])).toBe(0);
    expect(inside([scan('a', '1'), scan('b', '1', { kind: 'undo', undoes: 'a', at })])).toBe(0);
    expect(inside([scan('a', '1', { count: 2 }), scan('b', '1', { count: 2, at, device: 'door-b' })])).toBe(
      2,
    );
  });

  test('count a group that came by halves before its booking became smaller', () => {
    const at = new Date('2026-12-12T20:01:00+01:00');
    const halves = [scan('a', '1', { count: 2, seats: 4 }), scan('b', '1', { count: 2, seats: 4, at })];
    expect(inside(halves)).toBe(4);
  });
});
