import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseNow } from '#server/platform/database/clock';
import { write } from '#server/platform/database/transaction';
import { demoCalendar } from '#server/operation/demo/demo-calendar';
import { addDemoPeople } from '#server/operation/demo/demo-people';
import { addDemoWaiting } from '#server/operation/demo/demo-waiting';
import { listRoleDemands } from '#server/people/role-demand/role-demand-list';
import { countBlocked, countNotActivated } from '#server/people/user/user-repository';
import { unactivatedAccounts } from '#server/people/account/unactivated-accounts';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
  const calendar = demoCalendar(await databaseNow(site.database));
  await write(site.database, async (transaction) => {
    await addDemoPeople(transaction);
    await addDemoWaiting(transaction, calendar);
  });
});
afterAll(() => site.close());

test('demands wait, and one of each was decided', async () => {
  const { data } = await listRoleDemands(site.database, {});
  expect(data.map(({ state, user }) => [user.firstname, state.code])).toEqual([
    ['Gaspard', 'ACCEPTEE'],
    ['Lucien', 'REFUSEE'],
    ['Mathilde', 'EN_ATTENTE'],
    ['Lucien', 'EN_ATTENTE'],
  ]);
});

test('accounts wait for their activation, and somebody is kept out', async () => {
  expect(await countNotActivated(site.database)).toBe(3);
  expect(await countBlocked(site.database)).toBe(1);
});

test('no night takes any of them away', async () => {
  expect(await unactivatedAccounts.run(site.database)).toEqual({ deleted: 0, warned: 0 });
});
