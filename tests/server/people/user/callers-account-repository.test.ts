import { afterAll, beforeAll, expect, test } from 'vitest';
import { callersAccount } from '#server/people/user/callers-account-repository';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

let site: TestDatabase;
beforeAll(async () => {
  site = await openTestDatabase();
  await welcomeTroupe(site.database);
});
afterAll(() => site.close());

const callerWith = (uuid: string) => ({
  person: { uuid, roles: new Set<never>(), session: uuid },
  device: null,
  address: '203.0.113.9',
});

test('the account of the person who calls', async () => {
  const { uuid, email } = troupe.colette;
  expect(await callersAccount(site.database, callerWith(uuid))).toMatchObject({ uuid, email });
});

test('no session, when it was deleted since the call came in', async () => {
  const gone = callerWith('0190a000-0000-7000-8000-00000000dead');
  await expect(callersAccount(site.database, gone)).rejects.toMatchObject({ code: 'no-session' });
});
