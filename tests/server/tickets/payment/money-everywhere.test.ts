import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { after } from '../../../support/door';
import { type Booked, CASH, type Expected, PRICE, everywhere, moneyDesk } from '../../../support/money-desk';

const { desk, door, undo, counter, office, refund, told } = moneyDesk();

const ways: readonly (readonly [string, (booked: Booked) => Promise<unknown>, Expected])[] = [
  ['nobody was paid', async () => undefined, { owes: true }],
  [
    'the door let them in without their money',
    ({ ticket }) => desk.scan({ ticket, count: 3 }),
    { owes: true, unpaid: true },
  ],
  [
    'the door let them in without their money, and the office was paid then',
    async (booked) => [await desk.scan({ ticket: booked.ticket, count: 3 }), await office(booked, true)],
    { history: ['paid'] },
  ],
  [
    'the door let them in without their money, and the counter was paid then',
    async ({ ticket }) => [await desk.scan({ ticket, count: 3 }), await counter(ticket)],
    { boxes: [CASH], orders: ['PAYEE 1 3'], history: ['paid'] },
  ],
  ['the office was paid', (booked) => office(booked, true), { history: ['paid'] }],
  [
    'the office was paid by mistake',
    async (booked) => [await office(booked, true), await office(booked, false)],
    { owes: true, history: ['paid', 'unpaid'] },
  ],
  [
    'the counter was paid by cheque',
    ({ ticket }) => counter(ticket, { means: { code: 'CHEQUE' } }),
    { boxes: [['CHEQUE', PRICE]], orders: ['PAYEE 1 3'], history: ['paid'] },
  ],
  [
    'the counter was paid, and gave it back',
    async ({ ticket }) => [await counter(ticket), await refund(0)],
    { owes: true, orders: ['REMBOURSEE 1 3'], history: ['paid', 'unpaid'] },
  ],
  [
    'the door was paid',
    ({ ticket }) => door(ticket),
    { boxes: [CASH], orders: ['PAYEE 1 3'], history: ['paid'] },
  ],
  [
    'the door was paid by card',
    ({ ticket }) => door(ticket, { means: 'CARTE' }),
    { boxes: [['CARTE', PRICE]], orders: ['PAYEE 1 3'], history: ['paid'] },
  ],
  [
    'a phone of before was paid, which names neither means nor amount',
    ({ ticket }) => desk.scan({ ticket, count: 3, paid: true }),
    { boxes: [CASH], orders: ['PAYEE 1 3'], history: ['paid'] },
  ],
  [
    'the door was paid by the first of a group',
    async ({ ticket }) => [
      await door(ticket, { count: 1 }),
      await desk.scan({ ticket, count: 2, at: after(4) }),
    ],
    { boxes: [CASH], orders: ['PAYEE 1 3'], history: ['paid'] },
  ],
  [
    'the door was paid, and the entry was undone',
    async ({ ticket }) => undo(await door(ticket)),
    { owes: true, orders: ['ANNULEE 1 3'], history: ['paid', 'unpaid'] },
  ],
  [
    'the door was paid, the entry was undone, and the counter was paid',
    async ({ ticket }) => [await undo(await door(ticket)), await counter(ticket)],
    { boxes: [CASH], orders: ['ANNULEE 1 3', 'PAYEE 4 6'], history: ['paid', 'unpaid', 'paid'] },
  ],
  [
    'fewer came than the ticket says: the entry was undone and made anew, both before they were sent',
    async ({ ticket }) => {
      const key = randomUUID();
      await desk.scan({ kind: 'undo', undoes: key, at: after(1) });
      await door(ticket, { key });
      await door(ticket, { count: 2, at: after(1) });
    },
    { boxes: [CASH], orders: ['PAYEE 1 3'], history: ['paid'] },
  ],
  [
    'the door was paid, and the counter gave it back',
    async ({ ticket }) => [await door(ticket), await refund(0)],
    { owes: true, orders: ['REMBOURSEE 1 3'], history: ['paid', 'unpaid'] },
  ],
  [
    'the counter gave it back, and the entry was undone then',
    async ({ ticket }) => {
      const key = await door(ticket);
      await refund(0);
      await undo(key);
    },
    { owes: true, orders: ['REMBOURSEE 1 3'], history: ['paid', 'unpaid'] },
  ],
  [
    'the door was paid, and the counter asked for it again with a network',
    async ({ ticket }) => {
      await door(ticket);
      expect((await counter(ticket)).body.message).toBe('Cette réservation est déjà payée.');
    },
    { boxes: [CASH], orders: ['PAYEE 1 3'], history: ['paid'] },
  ],
  [
    'the door was paid, which its phone told twice',
    async ({ ticket }) => {
      const key = randomUUID();
      await door(ticket, { key });
      await door(ticket, { key });
    },
    { boxes: [CASH], orders: ['PAYEE 1 3'], history: ['paid'] },
  ],
  [
    'the door was paid, which its phone told the day after',
    async ({ ticket }) => {
      await desk.setClock(after(20 * 60));
      await door(ticket);
    },
    { boxes: [CASH], orders: ['PAYEE 1 3'], history: ['paid'] },
  ],
  [
    'an entry was undone that its phone tells after the undoing',
    async ({ ticket }) => {
      const key = randomUUID();
      await undo(key);
      await door(ticket, { key });
    },
    { owes: true, orders: [], history: [] },
  ],
];

describe('every place says the same of a booking where', () => {
  test.each(ways)('%s', async (_, act, expected) => {
    const booked = await desk.booking();
    await act(booked);
    expect(await told(booked)).toEqual(everywhere(expected));
  });
});
