import { expect, test } from 'vitest';
import type { DoorScanRow } from '#common/contract/tickets/door';
import { misfitEntries } from '#common/rules/misfit-entries';
import { doorDate, doorScan, doorTicket } from '../../support/door-rows';

const at = (minutes: number) => new Date(Date.parse('2026-11-21T20:00:00+01:00') + minutes * 60_000);
const date = doorDate();
const family = doorTicket();
const scan = (uuid: string, minutes: number, fields: Partial<DoorScanRow> = {}) =>
  doorScan({ uuid, seq: minutes, at: at(minutes), ...fields });
const found = (...scans: DoorScanRow[]) =>
  misfitEntries({ date, tickets: [family], scans, orders: [] }).map(
    ({ scan: { uuid }, misfit, ticket, beyond }) => [uuid, misfit, ticket?.name, beyond],
  );

test('entries that do not fit are told with whose ticket it is and how many are too many, oldest first', () => {
  expect(
    found(
      scan('c', 9, { ticket: 'gone', misfit: 'ANNULE' }),
      scan('a', 1, { count: 3, misfit: 'EN_TROP' }),
      scan('b', 2, { ticket: 'other' }),
    ),
  ).toEqual([
    ['a', 'EN_TROP', 'Rémi Castan', 2],
    ['c', 'ANNULE', undefined, 0],
  ]);
});

test('one that was not paid is told until its seats are', () => {
  const unpaid = scan('a', 1, { misfit: 'A_ENCAISSER' });
  const told = (amountDue: number) =>
    misfitEntries({ date, tickets: [{ ...family, amountDue }], scans: [unpaid], orders: [] }).length;
  expect([told(12), told(0)]).toEqual([1, 0]);
});

test('people too many are told until the booking has their seats again', () => {
  const many = scan('a', 1, { count: 2, misfit: 'EN_TROP' });
  const told = (seats: number) =>
    misfitEntries({ date, tickets: [{ ...family, seats }], scans: [many], orders: [] }).length;
  expect([told(1), told(2)]).toEqual([1, 0]);
});

test('one that was just taken back on this phone is told no more', () => {
  const undo = scan('undo', 3, { kind: 'undo', undoes: 'a' });
  expect(found(scan('a', 1, { count: 3, misfit: 'EN_TROP' }), undo)).toEqual([]);
  expect(found(scan('a', 1, { count: 3, misfit: 'EN_TROP' }), { ...undo, status: 'refused' })).toHaveLength(
    1,
  );
});

test('one of an evening that was put off is not told for the new one', () => {
  expect(found(scan('a', -3 * 24 * 60, { misfit: 'A_ENCAISSER' }))).toEqual([]);
});
