import { describe, expect, test } from 'vitest';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import type { EffectRows, WaitingWrite } from '#worker/queue/optimistic/effect';
import { effectOf } from '#worker/queue/optimistic/effect-of';

const bertrand = {
  uuid: '0190a000-0000-7000-8000-000000000010',
  slug: 'bertrand-calvet',
  name: 'Calvet',
  firstname: 'Bertrand',
};
const uuid = '0190a000-0000-7000-8000-0000000000d2';
const ticket = '0190a000-0000-7000-8000-0000000000d3';
const dateUuid = '0190a000-0000-7000-8000-0000000000e1';
const key = '0190a000-0000-7000-8000-0000000000c1';
const full = { slug: 'plein-tarif', name: 'Plein tarif' };

const sale = {
  uuid,
  dateUuid,
  seats: [{ category: { slug: 'plein-tarif' }, count: 2 }],
  total: 24,
  state: { code: 'PAYEE' },
  means: { code: 'ESPECES' },
  at: '2026-11-21T20:10:00+01:00',
};
const date = { uuid: dateUuid, prices: [{ category: full, price: 12 }] };
const booking = {
  uuid: ticket,
  dateUuid,
  kind: 'booking',
  seats: 3,
  amountDue: 24,
  categories: [{ name: 'Plein tarif', count: 2 }],
};

const write = (call: QueuedCall, body: object, params = {}): WaitingWrite => ({
  key,
  thing: `ticket-order:${uuid}`,
  seq: 1,
  at: new Date('2026-11-21T20:10:00.500+01:00'),
  call,
  params,
  body,
  author: bertrand,
  device: null,
  status: null,
});

type Rows = Readonly<Record<string, object>>;

/** Plays writes over what the mirror holds, by collection and key; returns what it holds then. */
function apply(before: Rows, ...writes: readonly WaitingWrite[]): Rows {
  const now = new Map(Object.entries(before));
  for (const waiting of writes) {
    const effect = effectOf(waiting);
    const touched = new Set(effect?.touches.map(({ collection, key: of }) => `${collection}/${of}`));
    // Rows here are of whatever collection the effect asks for.
    const effectRows = {
      get: (collection: string, of: string) => now.get(`${collection}/${of}`) ?? null,
      set(collection: string, of: string, row: object) {
        expect([...touched]).toContain(`${collection}/${of}`);
        now.set(`${collection}/${of}`, row);
      },
    } as unknown as EffectRows;
    effect?.apply(effectRows);
  }
  return Object.fromEntries(now);
}

const dates = { [`door-dates/${dateUuid}`]: date };
const orderIn = (rows: Rows) => rows[`ticket-orders/${uuid}`];
const sold = (fields: object = {}) => write('createTicketOrder', { ...sale, ...fields });
const change = (code: string, fields: object = {}) =>
  write('changeTicketOrder', { state: { code }, at: '2026-11-21T20:15:00+01:00', ...fields }, { uuid });

describe('a sale that waits', () => {
  test('shows at the counter at once, with its prices and no numbers', () => {
    expect(orderIn(apply(dates, sold({ name: ' Zoé ' })))).toEqual({
      uuid,
      dateUuid,
      name: 'Zoé',
      seats: [{ category: full, count: 2, price: 12 }],
      total: 24,
      state: { code: 'PAYEE', name: 'Payée' },
      means: { code: 'ESPECES', name: 'Espèces' },
      at: new Date('2026-11-21T20:10:00+01:00'),
      by: 'Bertrand Calvet',
      beyond: false,
      version: key,
    });
  });

  test('lets its people in at the door, who owe what is not paid', () => {
    const rows = apply(dates, sold({ state: { code: 'A_PAYER' }, means: undefined }));
    expect(rows[`door-tickets/${uuid}`]).toEqual({
      uuid,
      dateUuid,
      kind: 'order',
      name: 'Vente en attente de numéro',
      seats: 2,
      categories: [{ name: 'Plein tarif', count: 2 }],
      generated: true,
      amountDue: 24,
    });
  });

  test('leaves what the server knows of it as it is', () => {
    const known = { uuid, firstNumber: 7 };
    const rows = apply({ ...dates, [`ticket-orders/${uuid}`]: known }, sold());
    expect(orderIn(rows)).toBe(known);
    expect(rows).not.toHaveProperty(`door-tickets/${uuid}`);
  });

  test('shows also on a phone that has not heard of its date', () => {
    expect(orderIn(apply({}, sold()))).toMatchObject({
      seats: [{ category: { slug: 'plein-tarif', name: 'plein-tarif' }, count: 2, price: 0 }],
    });
  });

  test('shows nothing where the server will refuse it', () => {
    expect(effectOf(sold({ means: undefined }))).toBe(null);
  });
});

test('a payment that waits leaves its booking nothing to owe', () => {
  const rows = apply({ ...dates, [`door-tickets/${ticket}`]: booking }, sold({ seats: undefined, ticket }));
  expect(rows[`door-tickets/${ticket}`]).toEqual({ ...booking, amountDue: 0 });
  expect(orderIn(rows)).toMatchObject({
    ticket,
    seats: [{ category: full, count: 2, price: 12 }],
    total: 24,
  });
});

describe('a change that waits', () => {
  test('shows over a sale that waits too', () => {
    const rows = apply(dates, sold(), change('REMBOURSEE'));
    const endedAt = new Date('2026-11-21T20:15:00+01:00');
    expect(orderIn(rows)).toMatchObject({ state: { code: 'REMBOURSEE', name: 'Remboursée' }, endedAt });
    expect(rows[`door-tickets/${uuid}`]).toMatchObject({ cancelledAt: endedAt, amountDue: 0 });
  });

  test('takes the money of what was not paid', () => {
    const owed = sold({ state: { code: 'A_PAYER' }, means: undefined });
    const rows = apply(dates, owed, change('PAYEE', { means: { code: 'CARTE' } }));
    expect(orderIn(rows)).toMatchObject({
      state: { code: 'PAYEE' },
      means: { code: 'CARTE', name: 'Carte' },
    });
    expect(rows[`door-tickets/${uuid}`]).toMatchObject({ amountDue: 0 });
  });

  test('shows nothing where it cannot be, nor twice', () => {
    const once = apply(dates, sold(), change('ANNULEE'));
    expect(apply(once, change('REMBOURSEE'))).toEqual(once);
    expect(apply(once, change('ANNULEE'))).toEqual(once);
    expect(apply({}, change('ANNULEE'))).toEqual({});
  });
});

test('the end of a payment leaves its booking to be paid again', () => {
  const paid = apply({ ...dates, [`door-tickets/${ticket}`]: booking }, sold({ seats: undefined, ticket }));
  const rows = apply(paid, change('ANNULEE', { ticket }));
  expect(orderIn(rows)).toMatchObject({ state: { code: 'ANNULEE' } });
  expect(rows[`door-tickets/${ticket}`]).toEqual({ ...booking, amountDue: 24 });
});

test('the end of a payment asks for what the booking cost, not for what its seats cost today', () => {
  const dearer = { [`door-dates/${dateUuid}`]: { ...date, prices: [{ category: full, price: 15 }] } };
  const paid = apply({ ...dearer, [`door-tickets/${ticket}`]: booking }, sold({ seats: undefined, ticket }));
  const rows = apply(paid, change('REMBOURSEE', { ticket }));
  expect(rows[`door-tickets/${ticket}`]).toMatchObject({ amountDue: 24 });
});

test('the end of waiting for latecomers shows at once, and is taken back', () => {
  const until = (latecomersUntil: string | null) =>
    write('changeDoorDate', { latecomersUntil }, { uuid: dateUuid });
  const said = apply(dates, until('2026-11-21T20:40:00+01:00'));
  expect(said[`door-dates/${dateUuid}`]).toEqual({
    ...date,
    latecomersUntil: new Date('2026-11-21T20:40:00+01:00'),
  });
  expect(apply(said, until(null))).toEqual(dates);
});
