import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { TicketOrderStateCode } from '#common/contract/tickets/ticket-order';
import { write } from '#server/platform/database/transaction';
import { boxOfficeDesk, full } from '../../../support/box-office-desk';
import { after } from '../../../support/door';

const desk = boxOfficeDesk();

const cash = { means: { code: 'ESPECES' } };
const unpaid = { state: { code: 'A_PAYER' }, means: undefined };

/** The uuid of a sale in this state. */
async function saleIn(state: TicketOrderStateCode): Promise<string> {
  const { body } = await desk.sell(state === 'A_PAYER' ? unpaid : {});
  if (state === 'REMBOURSEE' || state === 'ANNULEE') await desk.change(body.uuid, state);
  return body.uuid;
}

describe('a sale', () => {
  test.each([
    ['A_PAYER', 'PAYEE', 'done'],
    ['A_PAYER', 'REMBOURSEE', 'Cette vente n’est pas payée : il n’y a rien à rembourser.'],
    ['A_PAYER', 'ANNULEE', 'done'],
    ['PAYEE', 'REMBOURSEE', 'done'],
    ['PAYEE', 'ANNULEE', 'done'],
    ['REMBOURSEE', 'PAYEE', 'Cette vente est déjà remboursée.'],
    ['REMBOURSEE', 'ANNULEE', 'Cette vente est déjà remboursée.'],
    ['ANNULEE', 'PAYEE', 'Cette vente est déjà annulée.'],
    ['ANNULEE', 'REMBOURSEE', 'Cette vente est déjà annulée.'],
  ] as const)('that is %s and asked to be %s: %s', async (before, wanted, outcome) => {
    const uuid = await saleIn(before);
    const { status, body } = await desk.change(uuid, wanted, wanted === 'PAYEE' ? cash : {});
    const told = status === 200 ? 'done' : String(body.message).replace(/\u00a0/g, ' ');
    expect(told).toBe(outcome);
    expect((await desk.row(uuid))?.state.code).toBe(outcome === 'done' ? wanted : before);
  });

  test.each(['PAYEE', 'REMBOURSEE', 'ANNULEE'] as const)(
    'that is %s already stays so when it is asked again',
    async (state) => {
      const uuid = await saleIn(state);
      const before = await desk.row(uuid);
      expect((await desk.change(uuid, state, state === 'PAYEE' ? cash : {})).status).toBe(200);
      expect(await desk.row(uuid)).toEqual(before);
    },
  );

  test('that was paid in cash is not paid by card then', async () => {
    const { body } = await desk.change(await saleIn('PAYEE'), 'PAYEE', { means: { code: 'CARTE' } });
    expect([body.code, body.message]).toEqual(['wrong-state', 'Cette vente est déjà payée.']);
  });

  test('is paid by some means, and for nothing by none', async () => {
    const uuid = await saleIn('A_PAYER');
    expect((await desk.change(uuid, 'PAYEE')).body.fields).toHaveProperty('means');
    const free = await desk.change(uuid, 'PAYEE', { means: { code: 'GRATUIT' } });
    expect(free.body.fields).toHaveProperty('means.code');
  });

  test('tells when it ended, and a new version', async () => {
    const uuid = await saleIn('PAYEE');
    const before = await desk.row(uuid);
    const { body } = await desk.change(uuid, 'REMBOURSEE');
    expect(body.endedAt).toBe('2026-11-21T20:12:00+01:00');
    expect(body.means.code).toBe('ESPECES');
    expect(body.version).not.toBe(before?.version);
  });

  test('that ended gives its seats back, and never its numbers', async () => {
    const { body: whole } = await desk.sell({ seats: [full(10)], total: 120 });
    expect((await desk.sell()).body.code).toBe('full');
    await desk.change(whole.uuid, 'ANNULEE');
    expect((await desk.sell()).body.firstNumber).toBe(11);
  });

  test('that ended is offered to those who wait, as long as the date can be booked', async () => {
    await write(desk.database(), ({ database }) =>
      database
        .updateTable('show_dates')
        .set({ closing_date: after(20) })
        .where('uuid', '=', desk.house().date)
        .execute(),
    );
    const { body: whole } = await desk.sell({ seats: [full(10)], total: 120 });
    const waiting = await desk.booking({ state: 'EN_ATTENTE' });
    await desk.change(whole.uuid, 'REMBOURSEE');
    const { state } = await desk
      .database()
      .selectFrom('bookings')
      .select('state')
      .where('uuid', '=', waiting.uuid)
      .executeTakeFirstOrThrow();
    expect(state).toBe('PROPOSEE');
  });

  test('that is not there is told so', async () => {
    expect((await desk.change(randomUUID(), 'ANNULEE')).body.message).toBe('Vente introuvable');
  });
});

test('of a refund and a cancellation at once one stands', async () => {
  const uuid = await saleIn('PAYEE');
  const answers = await Promise.all([desk.change(uuid, 'REMBOURSEE'), desk.change(uuid, 'ANNULEE')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
