import { describe, expect, test } from 'vitest';
import type { DoorScanRow, DoorTicketRow } from '#common/contract/tickets/door';
import { boxOfficeFigures } from '#common/rules/box-office';
import { withUnsentPayments } from '#mirror/unsent-payments';
import { fullSeats, ticketOrder } from '../support/ticket-orders';
import { doorDate, doorScan, doorTicket } from '../support/door-rows';

const at = (time: string) => new Date(`2026-11-21T${time}:00+01:00`);

const date = doorDate({ prices: [{ category: fullSeats(1).category, price: 12 }] });

const booked = (fields: Partial<DoorTicketRow> = {}) =>
  doorTicket({ seats: 3, categories: [{ name: 'Plein tarif', count: 3 }], amountDue: 36, ...fields });

const scan = (uuid: string, fields: Partial<DoorScanRow> = {}) => doorScan({ uuid, count: 3, ...fields });
const paid = { means: 'CHEQUE', amount: 36 } as const;
const undo = (undoes: string) => scan(`undo ${undoes}`, { kind: 'undo', seq: 2, at: at('20:02'), undoes });

function seen(rows: {
  readonly ticket?: DoorTicketRow;
  readonly scans: readonly DoorScanRow[];
  readonly orders?: readonly ReturnType<typeof ticketOrder>[];
}) {
  const { ticket = booked(), scans, orders = [] } = rows;
  const counter = withUnsentPayments({ date, tickets: [ticket], scans, orders });
  const [row] = counter.tickets;
  return {
    due: row?.amountDue,
    overpaid: row?.overpaid ?? 0,
    takings: boxOfficeFigures(counter, at('20:10')).takings,
    states: counter.orders.map(({ state }) => state.code),
  };
}

const order = ticketOrder({ ticket: 'billet', seats: [fullSeats(3)], entry: 'a' });

describe('money that the server has not heard of', () => {
  test('pays its booking, without numbers yet', () => {
    const { orders } = withUnsentPayments({
      date,
      tickets: [booked()],
      scans: [scan('a', paid)],
      orders: [],
    });
    expect(orders).toMatchObject([
      {
        ticket: 'billet',
        seats: [{ count: 3, price: 12 }],
        total: 36,
        means: { code: 'CHEQUE' },
        entry: 'a',
      },
    ]);
    expect(orders[0]).not.toHaveProperty('firstNumber');
    expect(seen({ scans: [scan('a', paid)] })).toEqual({
      due: 0,
      overpaid: 0,
      takings: 36,
      states: ['PAYEE'],
    });
  });

  test('is not counted again once the server has made an order of it', () => {
    const rows = { ticket: booked({ amountDue: 0 }), scans: [scan('a', paid)], orders: [order] };
    expect(seen(rows)).toEqual({ due: 0, overpaid: 0, takings: 36, states: ['PAYEE'] });
  });

  test('is not there where its entry was undone or refused', () => {
    const nothing = { due: 36, overpaid: 0, takings: 0, states: [] };
    expect(seen({ scans: [scan('a', paid), undo('a')] })).toEqual(nothing);
    expect(seen({ scans: [scan('a', { ...paid, status: 'refused' })] })).toEqual(nothing);
  });

  test('shows as paid twice, by two phones or after the office', () => {
    const two = [scan('a', paid), scan('b', { ...paid, device: 'autre', status: 'duplicate' })];
    expect(seen({ scans: two })).toMatchObject({ due: 0, overpaid: 36, takings: 72 });
    expect(seen({ ticket: booked({ amountDue: 0 }), scans: [scan('a', paid)] })).toMatchObject({
      due: 0,
      overpaid: 36,
      takings: 36,
    });
  });
});

describe('an entry undone without a network', () => {
  test('ends the payment that it brought, and the booking owes again', () => {
    const rows = { ticket: booked({ amountDue: 0 }), scans: [scan('a', paid), undo('a')], orders: [order] };
    expect(seen(rows)).toEqual({ due: 36, overpaid: 0, takings: 0, states: ['ANNULEE'] });
  });

  test('of two that were paid leaves the booking paid', () => {
    const other = ticketOrder({ ...order, uuid: 'zwei', entry: 'b', state: 'PAYEE', means: 'ESPECES' });
    const scans = [scan('a', paid), scan('b', { ...paid, device: 'autre' }), undo('a')];
    const rows = { ticket: booked({ amountDue: 0, overpaid: 36 }), scans, orders: [order, other] };
    expect(seen(rows)).toMatchObject({ due: 0, overpaid: 0, takings: 36 });
  });

  test('lets a sale of the counter owe again', () => {
    const sale = ticketOrder({ uuid: 'billet', seats: [fullSeats(1)], entry: 'a' });
    const ticket = booked({ kind: 'order', amountDue: 0, seats: 1 });
    const rows = { ticket, scans: [scan('a', paid), undo('a')], orders: [sale] };
    expect(seen(rows)).toMatchObject({ takings: 0, states: ['A_PAYER'] });
  });
});
