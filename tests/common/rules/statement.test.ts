import { describe, expect, test } from 'vitest';
import {
  type PaymentMeansCode,
  paymentMeansCodes,
  ticketOrderStateCodes,
} from '#common/contract/tickets/ticket-order';
import { statementOf } from '#common/rules/statement';
import { fc } from '../../support/properties';
import { fullSeats, reducedSeats, ticketOrder } from '../../support/ticket-orders';
import { doorTicket } from '../../support/door-rows';

describe('the statement of a date', () => {
  test('has a line for each tariff, with first and last number, count, price and takings', () => {
    const orders = [
      ticketOrder({ seats: [fullSeats(2), reducedSeats(1)], firstNumber: 4, lastNumber: 6 }),
      ticketOrder({ seats: [reducedSeats(3)], firstNumber: 9, lastNumber: 11 }),
      ticketOrder({ seats: [fullSeats(1)], firstNumber: 7, lastNumber: 7 }),
    ];
    expect(statementOf(orders, []).lines).toEqual([
      { category: fullSeats(1).category, price: 12, firstNumber: 4, lastNumber: 7, count: 3, takings: 36 },
      {
        category: reducedSeats(1).category,
        price: 8.5,
        firstNumber: 6,
        lastNumber: 11,
        count: 4,
        takings: 34,
      },
    ]);
  });

  test('has two lines for one tariff whose price changed in between', () => {
    const dearer = { ...fullSeats(1), price: 13 };
    const lines = statementOf(
      [
        ticketOrder({ seats: [fullSeats(1)], firstNumber: 1, lastNumber: 1 }),
        ticketOrder({ seats: [dearer], firstNumber: 2, lastNumber: 2 }),
      ],
      [],
    ).lines;
    expect(lines.map(({ price, takings }) => [price, takings])).toEqual([
      [13, 13],
      [12, 12],
    ]);
  });

  test('tells what was given where the participation is free', () => {
    const free = { count: 2, price: 0 };
    const { lines, paid } = statementOf(
      [
        ticketOrder({ seats: [free], total: 15.5, firstNumber: 1, lastNumber: 2 }),
        ticketOrder({ seats: [free], total: 0, means: 'GRATUIT', firstNumber: 3, lastNumber: 4 }),
      ],
      [],
    );
    expect(lines).toEqual([
      { category: null, price: null, firstNumber: 1, lastNumber: 4, count: 4, takings: 15.5 },
    ]);
    expect(paid).toMatchObject({ count: 4, amount: 15.5 });
  });

  test('tells each means of payment apart, in the usual order', () => {
    const { means } = statementOf(
      [
        ticketOrder({ means: 'CARTE', seats: [reducedSeats(1)] }),
        ticketOrder({ means: 'ESPECES' }),
        ticketOrder({ means: 'CARTE', seats: [fullSeats(1)] }),
      ],
      [],
    );
    expect(means.map(({ code, name, count, amount }) => [code, name, count, amount])).toEqual([
      ['ESPECES', 'Espèces', 2, 24],
      ['CARTE', 'Carte', 2, 20.5],
    ]);
  });

  test('keeps apart what is owed, was refunded or cancelled, and counts none of it as taken', () => {
    const { lines, paid, owed, refunded, cancelled } = statementOf(
      [
        ticketOrder({ state: 'A_PAYER', seats: [fullSeats(1)] }),
        ticketOrder({ state: 'REMBOURSEE', seats: [fullSeats(3)] }),
        ticketOrder({ state: 'ANNULEE', seats: [reducedSeats(2)] }),
      ],
      [],
    );
    expect(lines).toEqual([]);
    expect([paid, owed, refunded, cancelled].map(({ count, amount }) => [count, amount])).toEqual([
      [0, 0],
      [1, 12],
      [3, 36],
      [2, 17],
    ]);
  });

  test('tells what of the takings the door took, and by whom it was paid twice', () => {
    const taken = { ticket: 'booking', seats: [fullSeats(3)], entry: 'a' };
    const { door, paid, overpaid } = statementOf(
      [ticketOrder({ seats: [fullSeats(2)] }), ticketOrder(taken), ticketOrder({ ...taken, means: 'CARTE' })],
      [
        doorTicket({ uuid: 'booking', name: 'Rémi Castan', seats: 3, overpaid: 36 }),
        doorTicket({ uuid: 'free', kind: 'free' }),
      ],
    );
    expect([door.count, door.amount, paid.amount]).toEqual([6, 72, 96]);
    expect(overpaid).toEqual([{ uuid: 'booking', name: 'Rémi Castan', amount: 36 }]);
  });

  test('adds up where the door took another amount than the booking costs by now', () => {
    const { lines, besides, paid } = statementOf(
      [ticketOrder({ ticket: 'booking', seats: [fullSeats(1)], total: 36, entry: 'a' })],
      [],
    );
    expect([lines.map(({ takings }) => takings), besides, paid.amount]).toEqual([[12], 24, 36]);
  });

  test('says how many tickets wait for their number, and gives them none', () => {
    const { firstNumber: _, lastNumber: __, ...waiting } = ticketOrder();
    const { lines, unnumbered } = statementOf([waiting], []);
    expect(unnumbered).toBe(2);
    expect(lines).toMatchObject([{ firstNumber: null, lastNumber: null, count: 2, takings: 24 }]);
  });

  test('adds up to the cent, whatever was sold', () => {
    const seats = fc.array(
      fc.record({
        category: fc.constantFrom(fullSeats(1).category, reducedSeats(1).category),
        count: fc.integer({ min: 1, max: 10 }),
        price: fc.integer({ min: 0, max: 9999 }).map((cents) => cents / 100),
      }),
      { minLength: 1, maxLength: 3 },
    );
    const order = fc.record({
      seats,
      state: fc.constantFrom(...ticketOrderStateCodes),
      means: fc.constantFrom<PaymentMeansCode>(...paymentMeansCodes),
    });
    fc.assert(
      fc.property(fc.array(order, { maxLength: 40 }), (drawn) => {
        const orders = drawn.map((fields) => ticketOrder(fields));
        const { lines, paid, means, owed, refunded, cancelled } = statementOf(orders, []);
        const cents = (amounts: readonly number[]) =>
          amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
        const all = orders.reduce(
          (sum, one) =>
            sum + cents(one.seats.map(({ count, price }) => (count * Math.round(price * 100)) / 100)),
          0,
        );
        expect(cents(lines.map(({ takings }) => takings))).toBe(cents([paid.amount]));
        expect(cents(means.map(({ amount }) => amount))).toBe(cents([paid.amount]));
        expect(cents([paid, owed, refunded, cancelled].map(({ amount }) => amount))).toBe(all);
        expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(paid.count);
        for (const { takings } of lines) expect(takings).toBe(Number(takings.toFixed(2)));
      }),
    );
  });
});
