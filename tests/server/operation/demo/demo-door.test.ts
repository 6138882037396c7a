import { afterAll, beforeAll, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { demoCalendar } from '#server/operation/demo/demo-calendar';
import { fillDemoDoor } from '#server/operation/demo/demo-door';
import { addDemoPeople, demoPeople } from '#server/operation/demo/demo-people';
import { demoDates } from '#server/operation/demo/demo-shows';
import { listFreeTickets } from '#server/tickets/free-ticket/free-ticket-list';
import { readDoorDates } from '#server/agenda/show/door-date-projection';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

const calendar = demoCalendar(new Date('2026-11-21T09:12:00+01:00'));
const { tonight, rehearsal } = demoDates(calendar);
let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
  await site.setClock(calendar.now);
  await write(site.database, async (transaction) => {
    await addDemoPeople(transaction);
    await fillDemoDoor(transaction, calendar);
  });
});

afterAll(() => site.close());

test('tonight’s doors are open at whatever hour the demo begins, and seats are left', async () => {
  const date = (await readDoorDates(site.database, [tonight.uuid])).get(tonight.uuid);
  expect(date).toMatchObject({ showTitle: 'Le Dindon', maxPlaces: 120 });
  expect(date?.doorsOpenAt.getTime()).toBeLessThan(calendar.now.getTime());
  expect(date?.doorsCloseAt.getTime()).toBeGreaterThan(calendar.now.getTime());
  expect(date?.bookedPlaces).toBeLessThan(120);
});

test('the member has free tickets in each of the three states', async () => {
  const { data } = await listFreeTickets(site.database, { limit: 100 }, demoPeople.membre.uuid);
  expect(new Set(data.map(({ state }) => state.code))).toEqual(new Set(['A_GENERER', 'GENERE', 'UTILISE']));
});

test('among tonight’s tickets one is cancelled, one blocked, one replaced, and some guests owe their seats', async () => {
  const count = (column: 'cancelled_at' | 'blocked_at' | 'replaced_by') =>
    site.database
      .selectFrom('free_tickets')
      .where('date_uuid', '=', tonight.uuid)
      .where(column, 'is not', null)
      .select('uuid')
      .execute();
  expect(await count('cancelled_at')).toHaveLength(1);
  expect(await count('blocked_at')).toHaveLength(1);
  expect(await count('replaced_by')).toHaveLength(1);
  const unpaid = await site.database
    .selectFrom('bookings')
    .where('paid_at', 'is', null)
    .select('uuid')
    .execute();
  expect(unpaid.length).toBeGreaterThan(10);
});

test('the counter of the rehearsal has sold by every means, and tonight’s nothing yet', async () => {
  const sold = (date: string) =>
    site.database
      .selectFrom('ticket_orders')
      .select(['state', 'means'])
      .where('date_uuid', '=', date)
      .execute();
  const orders = await sold(rehearsal.uuid);
  expect(new Set(orders.map(({ means }) => means))).toEqual(new Set(['ESPECES', 'CHEQUE', 'CARTE', null]));
  expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(['PAYEE', 'REMBOURSEE', 'A_PAYER']));
  expect(await sold(tonight.uuid)).toEqual([]);
});

test('all guests who came in so far were let in', async () => {
  const statuses = await site.database.selectFrom('scans').select('status').execute();
  expect(statuses).toHaveLength(10);
  expect(statuses.every(({ status }) => status === 'accepted')).toBe(true);
});
