import { describe, expect, test } from 'vitest';
import type { DoorScanRow, DoorTicketRow } from '#common/contract/tickets/door';
import { type BoxOfficeRows, arrivalStretches, boxOfficeFigures } from '#common/rules/box-office';
import { fullSeats, ticketOrder } from '../../support/ticket-orders';
import { doorDate, doorScan, doorTicket } from '../../support/door-rows';

const at = (time: string) => new Date(`2026-11-21T${time}:00+01:00`);

const date = doorDate({ maxPlaces: 10 });

const ticket = (uuid: string, fields: Partial<DoorTicketRow> = {}) =>
  doorTicket({ uuid, seats: 3, ...fields });

let seq = 0;
const scan = (of: string, time: string, fields: Partial<DoorScanRow> = {}) =>
  doorScan({ uuid: `scan ${(seq += 1)}`, ticket: of, device: 'A', seq, at: at(time), ...fields });

const figures = (rows: Partial<BoxOfficeRows>, time = '20:00') =>
  boxOfficeFigures({ date, tickets: [], scans: [], orders: [], ...rows }, at(time));

describe('the figures of a date', () => {
  test('count who is expected, who came and who is still to come', () => {
    const tickets = [ticket('one'), ticket('two', { kind: 'free', seats: 1 }), ticket('three', { seats: 2 })];
    const scans = [scan('one', '20:00', { count: 2 }), scan('two', '20:01')];
    expect(figures({ tickets, scans })).toMatchObject({ expected: 6, arrived: 3, toCome: 3, left: 4 });
  });

  test('expect nobody with a ticket that is cancelled, replaced, blocked or not generated', () => {
    const tickets = [
      ticket('a', { cancelledAt: at('12:00') }),
      ticket('b', { replacedBy: 'c' }),
      ticket('c', { generated: false }),
      ticket('d', { blockedAt: at('12:00'), seats: 1 }),
    ];
    // A blocked ticket keeps its seat.
    expect(figures({ tickets })).toMatchObject({ expected: 0, toCome: 0, left: 9 });
  });

  test('count who went out for a moment once', () => {
    const scans = [scan('one', '20:00'), scan('one', '21:30', { kind: 'exit' }), scan('one', '21:45')];
    expect(figures({ tickets: [ticket('one')], scans }).arrived).toBe(1);
  });

  test('count nobody whose entry was refused or taken back', () => {
    const entry = scan('one', '20:00');
    const scans = [
      entry,
      scan('one', '20:01', { kind: 'undo', undoes: entry.uuid }),
      scan('one', '20:02', { status: 'refused' }),
    ];
    expect(figures({ tickets: [ticket('one')], scans }).arrived).toBe(0);
  });

  test('tell what was sold, what was taken by which means, and what is owed', () => {
    const sale = ticketOrder({ uuid: 'sale' });
    const orders = [
      sale,
      ticketOrder({ uuid: 'owed', seats: [fullSeats(1)], state: 'A_PAYER' }),
      ticketOrder({ uuid: 'gone', seats: [fullSeats(4)], state: 'REMBOURSEE' }),
      ticketOrder({ uuid: 'payment', ticket: 'one', seats: [fullSeats(3)], means: 'CHEQUE' }),
    ];
    const tickets = [
      ticket('one'),
      ticket('sale', { kind: 'order', seats: 2 }),
      ticket('owed', { kind: 'order', seats: 1 }),
      ticket('gone', { kind: 'order', seats: 4, cancelledAt: at('20:00') }),
    ];
    const told = figures({ tickets, orders });
    expect(told).toMatchObject({ sold: 3, takings: 60, owed: 12, expected: 6, left: 4 });
    expect(told.means.map(({ code, amount }) => [code, amount])).toEqual([
      ['ESPECES', 24],
      ['CHEQUE', 36],
    ]);
  });

  test('have what the door took among the takings', () => {
    const orders = [
      ticketOrder({ uuid: 'sale' }),
      ticketOrder({ ticket: 'one', total: 32.5, entry: 'a' }),
      ticketOrder({ ticket: 'one', total: 32.5, entry: 'b' }),
    ];
    const tickets = [ticket('one', { overpaid: 32.5 }), ticket('sale', { kind: 'order', seats: 2 })];
    expect(figures({ tickets, orders })).toMatchObject({ takings: 89, door: 65, owed: 0, overpaid: 32.5 });
  });

  test('leave no seat below zero where a hall was sold beyond', () => {
    expect(figures({ tickets: [ticket('one', { seats: 12 })] }).left).toBe(0);
  });

  test('set free the seats of latecomers once these are not waited for any more', () => {
    const tickets = [ticket('one', { seats: 8 }), ticket('sale', { kind: 'order', seats: 2 })];
    const orders = [ticketOrder({ uuid: 'sale' })];
    // Whoever bought at the counter is counted once, in the hall or not.
    const scans = [scan('one', '20:20', { count: 5 }), scan('sale', '20:21', { count: 2 })];
    const rows = { tickets, orders, scans, date: { ...date, latecomersUntil: at('20:40') } };
    expect(figures(rows, '20:39')).toMatchObject({ left: 0, latecomers: 0 });
    expect(figures(rows, '20:40')).toMatchObject({ left: 3, latecomers: 3 });
  });

  test('keep what the server keeps for the waiting list and for forms, until the seats of latecomers are on sale', () => {
    const rows = {
      tickets: [ticket('one', { seats: 8 })],
      date: { ...date, latecomersUntil: at('20:40') },
    };
    const told = (time: string, left?: number) =>
      boxOfficeFigures({ scans: [], orders: [], ...rows }, at(time), left).left;
    expect([told('20:00', 1), told('20:00'), told('20:00', 5)]).toEqual([1, 2, 2]);
    expect(told('20:40', 1)).toBe(10);
  });

  test.each(['20:39', '20:40'])(
    'leave no seat to sell, at %s, on which people of a cancelled or reduced booking sit',
    (time) => {
      const tickets = [
        ticket('gone', { seats: 2, cancelledAt: at('12:00') }),
        ticket('less', { seats: 1 }),
        ticket('rest', { seats: 7 }),
      ];
      const scans = [
        scan('gone', '20:01', { count: 2, seats: 2, misfit: 'ANNULE' }),
        scan('less', '20:02', { count: 2, seats: 2, misfit: 'EN_TROP' }),
        scan('rest', '20:03', { count: 7 }),
      ];
      const rows = { tickets, scans, date: { ...date, latecomersUntil: at('20:40') } };
      expect(figures(rows, time)).toMatchObject({ arrived: 11, left: 0, latecomers: 0 });
    },
  );
});

describe('the arrivals of a date', () => {
  test('are counted in stretches of so many minutes, also where nobody came', () => {
    const scans = [
      scan('one', '20:01', { count: 2 }),
      scan('one', '20:04'),
      scan('two', '20:17'),
      scan('two', '20:18', { kind: 'exit' }),
      scan('two', '20:19'),
    ];
    const rows = { date, tickets: [ticket('one'), ticket('two')], scans, orders: [] };
    expect(arrivalStretches(rows, 5)).toEqual([
      { from: at('20:00'), people: 3 },
      { from: at('20:05'), people: 0 },
      { from: at('20:10'), people: 0 },
      { from: at('20:15'), people: 1 },
    ]);
    expect(arrivalStretches(rows, 15).map(({ people }) => people)).toEqual([3, 1]);
  });

  test('are none before the first one', () => {
    expect(arrivalStretches({ date, tickets: [ticket('one')], scans: [], orders: [] }, 5)).toEqual([]);
  });
});
