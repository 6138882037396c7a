import { describe, expect, it } from 'vitest';
import type { PaymentMeansCode, TicketOrder } from '#common/contract/tickets/ticket-order';
import { changedOrder, placedOrder } from '#common/rules/saves/ticket-order-save';

const uuid = '0190a000-0000-7000-8000-0000000000d1';
const dateUuid = '0190a000-0000-7000-8000-0000000000e1';
const at = new Date('2026-11-28T20:00:00+01:00');
const begins = new Date('2026-11-28T20:30:00+01:00');
const write = {
  uuid,
  dateUuid,
  name: ' Zoé ',
  total: 17,
  state: { code: 'PAYEE' },
  means: { code: 'ESPECES' },
  at,
} as const;
const facts = { before: null, begins, version: 'first' };

describe('an order of the counter', () => {
  it('has the name of its buyer without blanks, and its means of payment', () => {
    expect(placedOrder(write, facts)).toEqual({
      ok: true,
      value: {
        uuid,
        dateUuid,
        name: 'Zoé',
        total: 17,
        state: { code: 'PAYEE', name: 'Payée' },
        means: { code: 'ESPECES', name: 'Espèces' },
        at,
        version: 'first',
      },
    });
  });

  it('is refused over another one with its uuid', () => {
    expect(placedOrder(write, { ...facts, before: {} })).toMatchObject({
      failure: { code: 'already-exists' },
    });
  });

  it('is refused when the counter has closed, twelve hours after the date began', () => {
    const late = new Date('2026-11-29T08:30:01+01:00');
    expect(placedOrder({ ...write, at: late }, facts)).toMatchObject({ failure: { code: 'wrong-state' } });
    expect(placedOrder({ ...write, at: late }, { ...facts, begins: null }).ok).toBe(true);
  });

  it.each([
    ['1990-01-01T20:00:00+01:00', false],
    ['2024-11-26T20:00:00+01:00', false],
    ['2025-11-28T20:00:00+01:00', true],
  ])('of %s is taken for a date of 2026: %s', (day, isTaken) => {
    const ruling = placedOrder({ ...write, at: new Date(day) }, facts);
    expect(ruling.ok).toBe(isTaken);
    if (!ruling.ok) expect(ruling.failure.fields).toHaveProperty('at');
  });

  it('is not free of charge when an amount is due', () => {
    const failure = { code: 'invalid-field', fields: { 'means.code': 'un montant est dû' } };
    expect(placedOrder({ ...write, means: { code: 'GRATUIT' } }, facts)).toEqual({ ok: false, failure });
  });
});

const order = (code: TicketOrder['state']['code'], means?: PaymentMeansCode): TicketOrder => ({
  uuid,
  dateUuid,
  seats: [],
  total: 17,
  state: { code, name: code },
  ...(means && { means: { code: means, name: means } }),
  at,
  by: '',
  beyond: false,
  version: 'first',
});
const change = (code: 'PAYEE' | 'REMBOURSEE' | 'ANNULEE', means?: PaymentMeansCode) => ({
  state: { code },
  ...(means && { means: { code: means } }),
  at,
});

describe('a change of an order', () => {
  it('pays it', () => {
    expect(changedOrder(order('A_PAYER'), change('PAYEE', 'CHEQUE'), 'second')).toMatchObject({
      value: { state: { code: 'PAYEE' }, means: { code: 'CHEQUE' }, version: 'second' },
    });
  });

  it('does not end it before it was made, whatever a clock says', () => {
    const early = { ...change('ANNULEE'), at: new Date('1990-01-01T20:00:00+01:00') };
    expect(changedOrder(order('PAYEE'), early, 'second')).toMatchObject({ value: { endedAt: at } });
  });

  it('needs a means to pay it', () => {
    expect(changedOrder(order('A_PAYER'), change('PAYEE'), 'second')).toMatchObject({
      failure: { fields: { means: 'un moyen de paiement est attendu' } },
    });
  });

  it.each([
    ['PAYEE', 'REMBOURSEE'],
    ['PAYEE', 'ANNULEE'],
    ['A_PAYER', 'ANNULEE'],
  ] as const)('ends it: from %s to %s', (before, after) => {
    expect(changedOrder(order(before), change(after), 'second')).toMatchObject({
      value: { state: { code: after }, endedAt: at, version: 'second' },
    });
  });

  it('is the same order when it is so already', () => {
    for (const [before, wanted] of [
      [order('PAYEE', 'CHEQUE'), change('PAYEE', 'CHEQUE')],
      [order('ANNULEE'), change('ANNULEE')],
    ] as const)
      expect(changedOrder(before, wanted, 'second')).toEqual({ ok: true, value: before });
  });

  it.each([
    ['A_PAYER', 'REMBOURSEE', 'il n’y a rien à rembourser'],
    ['REMBOURSEE', 'ANNULEE', 'déjà remboursée'],
    ['ANNULEE', 'PAYEE', 'déjà annulée'],
  ] as const)('is refused from %s to %s', (before, after, message) => {
    expect(changedOrder(order(before), change(after, 'CHEQUE'), 'second')).toMatchObject({
      failure: { code: 'wrong-state', message: expect.stringContaining(message) },
    });
  });
});
