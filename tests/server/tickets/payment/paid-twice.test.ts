import { describe, expect, test } from 'vitest';
import { after } from '../../../support/door';
import { type Booked, CASH, type Expected, PRICE, everywhere, moneyDesk } from '../../../support/money-desk';

const { desk, door, undo, counter, office, refund, told } = moneyDesk();

const ways: readonly (readonly [string, (booked: Booked) => Promise<unknown>, Expected])[] = [
  [
    'two phones without network were paid',
    async ({ ticket }) => [
      await door(ticket),
      await door(ticket, { device: desk.house().phoneB, at: after(1), means: 'CARTE' }),
    ],
    {
      twice: PRICE,
      boxes: [CASH, ['CARTE', PRICE]],
      orders: ['PAYEE 1 3', 'PAYEE 4 6'],
      history: ['paid', 'paid-again'],
    },
  ],
  [
    'two phones were paid, and one gave it back',
    async ({ ticket }) => {
      await door(ticket);
      await door(ticket, { device: desk.house().phoneB, at: after(1) });
      await refund(0);
    },
    { boxes: [CASH], orders: ['REMBOURSEE 1 3', 'PAYEE 4 6'], history: ['paid', 'paid-again', 'unpaid'] },
  ],
  [
    'two phones were paid, and the entry of one was undone',
    async ({ ticket }) => {
      const key = await door(ticket);
      await door(ticket, { device: desk.house().phoneB, at: after(1) });
      await undo(key);
    },
    { boxes: [CASH], orders: ['ANNULEE 1 3', 'PAYEE 4 6'], history: ['paid', 'paid-again', 'unpaid'] },
  ],
  [
    'the office was paid, and a phone that had not heard of it',
    async (booked) => [await office(booked, true), await door(booked.ticket)],
    { twice: PRICE, boxes: [CASH], orders: ['PAYEE 1 3'], history: ['paid', 'paid-again'] },
  ],
  [
    'the office and the door were paid, and the office gave it back',
    async (booked) => [await office(booked, true), await door(booked.ticket), await office(booked, false)],
    { boxes: [CASH], orders: ['PAYEE 1 3'], history: ['paid', 'paid-again', 'unpaid'] },
  ],
  [
    'the office and the door were paid, and the counter gave it back',
    async (booked) => [await office(booked, true), await door(booked.ticket), await refund(0)],
    { orders: ['REMBOURSEE 1 3'], history: ['paid', 'paid-again', 'unpaid'] },
  ],
  [
    'the door was paid, and a counter without network',
    async ({ ticket }) => [await door(ticket), await counter(ticket, { beyond: true })],
    {
      twice: PRICE,
      boxes: [['ESPECES', 2 * PRICE]],
      orders: ['PAYEE 1 3', 'PAYEE 4 6'],
      history: ['paid', 'paid-again'],
    },
  ],
];

describe('every place says how much is to be given back, or that it was, where', () => {
  test.each(ways)('%s', async (_, act, expected) => {
    const booked = await desk.booking();
    await act(booked);
    expect(await told(booked)).toEqual(everywhere(expected));
  });
});
