import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { boxOfficeDesk, full } from '../../../support/box-office-desk';
import { after } from '../../../support/door';
import { troupe } from '../../../support/troupe';

const desk = boxOfficeDesk();

const unpaid = { state: { code: 'A_PAYER' }, means: undefined };

/** The door sends an entry. Returns its verdict now, and how to ask for what became of it. */
async function enter(ticket: string, count = 1) {
  const [result] = await desk.scan({ ticket, count, at: after(13) });
  const stored = () =>
    desk
      .database()
      .selectFrom('scans')
      .select(['status', 'verdict'])
      .where('key', '=', result?.key ?? '')
      .executeTakeFirstOrThrow();
  return { first: result?.verdict, stored };
}

test('an entry that arrives before its sale counts once the sale is there', async () => {
  const uuid = randomUUID();
  const { first, stored } = await enter(uuid, 2);
  expect(first).toBe('INCONNU');
  await desk.sell({ uuid, seats: [full(2)], total: 24 });
  expect(await stored()).toEqual({ status: 'accepted', verdict: 'OK' });
  expect((await enter(uuid)).first).toBe('DOUBLE');
});

test('an entry that arrives before the payment of its booking is marked as unpaid until it is paid', async () => {
  const { ticket } = await desk.booking();
  const { first, stored } = await enter(ticket, 3);
  expect(first).toBe('A_ENCAISSER');
  await desk.sell({ seats: undefined, ticket, total: 32.5 });
  expect(await stored()).toEqual({ status: 'accepted', verdict: 'OK' });
  expect((await desk.doorTicket(ticket)).amountDue).toBe(0);
});

test('a group that came in two parts before its payment arrives stays whole, though it gave seats back', async () => {
  const { uuid, ticket } = await desk.booking();
  const fewer = { name: 'Castan', firstname: 'Rémi', seats: [full(2)], paid: false, version: 'first' };
  await desk.ask('PUT', `/api/office-bookings/${uuid}`, fewer, troupe.rosalie);
  const parts = [await enter(ticket, 2), await enter(ticket)];
  await desk.sell({ seats: undefined, ticket, total: 24 });
  const stored = await Promise.all(parts.map((part) => part.stored()));
  expect(stored).toMatchObject([{ verdict: 'OK' }, { status: 'accepted', verdict: 'EN_TROP' }]);
});

test('an entry that arrives before a sale that is not paid is marked as unpaid until it is', async () => {
  const uuid = randomUUID();
  const { stored } = await enter(uuid);
  await desk.sell({ uuid, ...unpaid });
  expect(await stored()).toEqual({ status: 'accepted', verdict: 'A_ENCAISSER' });
  await desk.change(uuid, 'PAYEE', { means: { code: 'CARTE' } });
  expect(await stored()).toEqual({ status: 'accepted', verdict: 'OK' });
});

test('the money of an entry that arrives before its sale pays it', async () => {
  const uuid = randomUUID();
  await desk.scan({ ticket: uuid, at: after(13), paid: true, means: 'CARTE', amount: 12 });
  await desk.sell({ uuid, ...unpaid });
  expect(await desk.row(uuid)).toMatchObject({ state: { code: 'PAYEE' }, means: { code: 'CARTE' } });
});

test('an entry that was undone before either arrived stays undone once the sale is there', async () => {
  const uuid = randomUUID();
  const key = randomUUID();
  await desk.scan({ kind: 'undo', ticket: undefined, undoes: key, at: after(14) });
  await desk.scan({ key, ticket: uuid, at: after(13) });
  await desk.sell({ uuid });
  const { undone } = await desk
    .database()
    .selectFrom('scans')
    .select('undone')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  expect(undone).toBe(true);
  expect((await enter(uuid)).first).toBe('OK');
});

test('the phones hear that the entry counts', async () => {
  const uuid = randomUUID();
  const [result] = await desk.scan({ ticket: uuid, at: after(13) });
  await desk.sell({ uuid });
  const told = await desk
    .database()
    .selectFrom('change_log')
    .select('rev')
    .where('collection', '=', 'door-scans')
    .where('key', '=', result?.key ?? '')
    .execute();
  expect(told).toHaveLength(2);
});
