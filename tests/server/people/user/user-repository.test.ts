import { afterAll, beforeAll, expect, test } from 'vitest';
import { is } from 'superstruct';
import { user } from '#common/contract/people/user';
import { write } from '#server/platform/database/transaction';
import { readAccountRows } from '#server/people/user/account-projection';
import { addUser, findUserByEmail, findUsers, isBlocked } from '#server/people/user/user-repository';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

const { ulysse, marius, agathe } = troupe;

let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
  await welcomeTroupe(site.database);
});

afterAll(() => site.close());

const add = (
  fields: Partial<Parameters<typeof addUser>[1]> & { uuid: string; slug: string; email: string },
) =>
  write(site.database, (transaction) => addUser(transaction, { ...ulysse, password_hash: null, ...fields }));

test('somebody is found by their address, whatever its case', async () => {
  expect((await findUserByEmail(site.database, 'MaRiUs@troupe.example'))?.uuid).toBe(marius.uuid);
  expect(await findUserByEmail(site.database, 'm_rius@troupe.example')).toBeUndefined();
});

test('two people cannot share an address, in whatever case', async () => {
  const twin = {
    uuid: '0190a000-0000-7000-8000-0000000000aa',
    slug: 'jumeau',
    email: 'MARIUS@troupe.example',
  };
  await expect(add(twin)).rejects.toThrow('users_by_email');
});

test('an habilitation brings membership with it, and none twice', async () => {
  const uuid = '0190a000-0000-7000-8000-0000000000bb';
  await add({
    uuid,
    slug: 'roland',
    email: 'roland@troupe.example',
    roles: ['ROLE_ADMIN_RESA', 'ROLE_USER', 'ROLE_USER'],
  });
  const [roland] = await findUsers(site.database, [uuid]);
  expect(roland?.roles).toEqual(['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN_RESA']);
});

test('a former member is not a member', async () => {
  const [anselme] = await findUsers(site.database, [troupe.anselme.uuid]);
  expect(anselme?.roles).toEqual(['ROLE_USER', 'ROLE_ANCIEN_MEMBRE']);
});

test('everybody has a row of their own in the feed, without a password, for themselves alone', async () => {
  const rows = await readAccountRows(site.database, [marius.uuid, agathe.uuid]);
  expect([...rows.keys()].sort()).toEqual([marius.uuid, agathe.uuid].sort());
  for (const row of rows.values()) {
    expect(is(row, user)).toBe(true);
    expect(JSON.stringify(row)).not.toContain('argon2');
  }
  const seen = await site.database
    .selectFrom('audience')
    .select('scope')
    .where('key', '=', marius.uuid)
    .execute();
  expect(seen).toEqual([{ scope: `user:${marius.uuid}` }]);
});

test('somebody is blocked until the moment named, and not at it', () => {
  const at = new Date('2026-11-21T20:30:00+01:00');
  const before = new Date(at.getTime() - 1);
  expect(isBlocked({ disabled_until: at }, before)).toBe(true);
  expect(isBlocked({ disabled_until: at }, at)).toBe(false);
  expect(isBlocked({ disabled_until: null }, at)).toBe(false);
});
