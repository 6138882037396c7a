import { expect, it } from 'vitest';
import type { DoorTicketRow } from '#common/contract/tickets/door';
import { type ReportScan, eveningReport } from '#server/tickets/scan/evening-figures';

const at = (minutes: number) => new Date(Date.parse('2026-11-21T20:00:00+01:00') + minutes * 60_000);
let seq = 0;
const scan = (minutes: number, fields: Partial<ReportScan> = {}): ReportScan => ({
  key: `scan-${(seq += 1)}`,
  at: at(minutes),
  device: 'a',
  seq,
  kind: 'entry',
  count: 1,
  undoes: null,
  supervisor: false,
  ticket: 'family',
  status: 'accepted',
  verdict: 'OK',
  undone: false,
  mark: null,
  door: 'Porte A',
  by: 'Bertrand Calvet',
  ...fields,
});
const family: DoorTicketRow = {
  uuid: 'family',
  dateUuid: 'date',
  kind: 'booking',
  name: 'Rémi Castan',
  seats: 4,
  categories: [],
  generated: true,
  amountDue: 0,
};
const report = (scans: readonly ReportScan[], reEntry = true) =>
  eveningReport({ reEntry, tickets: [family], reducedAt: new Map(), doorsOpenAt: at(0), scans });

it.each<[string, ReportScan[], boolean, number]>([
  ['a group in two parts', [scan(0, { count: 2 }), scan(1, { count: 2 })], true, 4],
  ['somebody who went out and came back', [scan(0), scan(1, { kind: 'exit' }), scan(2)], true, 1],
  ['the same where nobody may come back', [scan(0), scan(1, { kind: 'exit' }), scan(2)], false, 2],
  ['an exit of whom nobody saw come', [scan(0, { kind: 'exit', count: 2 }), scan(1)], true, 1],
  ['scans in another order than they came', [scan(2), scan(1, { kind: 'exit' }), scan(0)], true, 1],
  ['a double', [scan(0), scan(1, { status: 'duplicate', verdict: 'DOUBLE' })], true, 1],
  ['an entry that was taken back', [scan(0, { undone: true })], true, 0],
  ['a ticket that is not known', [scan(0, { ticket: 'stranger', count: 2 })], true, 2],
])('counts the people of %s', (_, scans, reEntry, arrived) => {
  expect(report(scans, reEntry).arrived).toBe(arrived);
});

it('counts an unknown ticket apart', () => {
  expect(report([scan(0, { ticket: 'stranger' })]).kinds).toEqual([
    { kind: 'booking', expected: 4, arrived: 0 },
    { kind: 'unknown', expected: 0, arrived: 1 },
  ]);
});

it('begins a quarter at its first moment', () => {
  const { quarters } = report([scan(14.99), scan(15)]);
  expect(quarters.map(({ from, arrived }) => [from, arrived])).toEqual([
    [at(0), 1],
    [at(15), 1],
  ]);
});

it('leaves the quarters between out where a clock was days ahead', () => {
  const { quarters } = report([scan(0), scan(60 * 24 * 30)]);
  expect(quarters.map(({ from }) => from)).toEqual([at(0), at(60 * 24 * 30)]);
});

const incidentsOf = (tickets: Parameters<typeof eveningReport>[0]['tickets'], one: ReportScan) =>
  eveningReport({ reEntry: true, tickets, reducedAt: new Map(), doorsOpenAt: at(0), scans: [one] }).incidents
    .length;

it('names an entry that was not paid until its seats are', () => {
  const unpaid = scan(0, { verdict: 'A_ENCAISSER' });
  const told = (amountDue: number) => incidentsOf([{ ...family, amountDue }], unpaid);
  expect([told(12), told(0)]).toEqual([1, 0]);
});

it('names people too many until the booking has their seats again', () => {
  const many = scan(0, { count: 2, verdict: 'EN_TROP' });
  const told = (seats: number) => incidentsOf([{ ...family, seats }], many);
  expect([told(1), told(2)]).toEqual([1, 0]);
});

it('counts nobody of an evening that was put off, and still tells what was refused', () => {
  const before = -3 * 24 * 60;
  const early = scan(before, { status: 'refused', verdict: 'TROP_TOT' });
  const scans = [scan(before, { count: 4, mark: 'clock-ahead' }), early, scan(1, { count: 2 })];
  const { arrived, quarters, incidents } = report(scans);
  expect(arrived).toBe(2);
  expect(quarters.map(({ from }) => from)).toEqual([at(0)]);
  expect(incidents.map(({ key }) => key)).toEqual([early.key]);
});
