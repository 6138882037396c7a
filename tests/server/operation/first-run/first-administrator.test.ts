import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { addAccountToken } from '#server/people/account/account-repository';
import { announceFirstSecret } from '#server/operation/first-run/announce-first-secret';
import { firstRunRoutes } from '#server/operation/first-run/first-run-routes';
import { createLog } from '#server/platform/process/log';
import { addPasskey, countPasskeysOf } from '#server/people/passkey/passkey-repository';
import { accountRoutes } from '#server/people/account/account-routes';
import { sessionRoutes } from '#server/people/session/session-routes';
import { openSession } from '#server/people/session/session-repository';
import { prepareSite } from '#server/content/settings/prepare-site';
import { type AskApi, openApi } from '../../../support/api';
import { lockWaits } from '../../../support/lock-waits';
import { passkeyOf } from '../../../support/stored-passkey';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { PASSWORD, troupe, welcomeTroupe } from '../../../support/troupe';

const SITE_URL = 'https://theatre.example';
const zelie = {
  name: ' Chaumont ',
  firstname: 'Zélie',
  email: 'zelie@public.example',
  password: 'Entracte-20!',
};

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, { ...firstRunRoutes(false), ...accountRoutes, ...sessionRoutes });
  await prepareSite(site.database, 'Les Tréteaux du Lavoir');
});
beforeEach(async () => {
  await write(site.database, async ({ database }) => {
    for (const table of ['users', 'mails', 'rate_limits'] as const)
      await database.deleteFrom(table).execute();
    await database.deleteFrom('installation').where('name', 'like', 'first-%').execute();
  });
});
afterAll(() => site.close());

/** What the server prints when it starts. */
async function printed(): Promise<readonly { readonly secret: string; readonly address: string }[]> {
  const lines: string[] = [];
  await announceFirstSecret(
    site.database,
    SITE_URL,
    createLog('error', (line) => lines.push(line)),
  );
  return lines.map((line) => JSON.parse(line));
}

async function start(): Promise<string> {
  return (await printed())[0]?.secret ?? '';
}

const create = (secret: string, fields = {}, headers = {}) =>
  ask('POST', '/api/first-administrator', { body: { ...zelie, secret, ...fields }, headers });
const isAwaited = async () => (await ask('GET', '/api/first-administrator')).body.isAwaited;
const people = () => site.database.selectFrom('users').selectAll().execute();

const wrongSecret = { status: 400, body: { code: 'invalid-field', fields: { secret: expect.any(String) } } };
const tooLate = { status: 409, body: { code: 'wrong-state' } };

test('a start prints where to go and a secret, which the database holds as a hash alone', async () => {
  const [line, ...others] = await printed();
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    event: 'no administrator yet',
    address: 'https://theatre.example/premiers-pas',
    secret: expect.stringMatching(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/),
  });
  const stored = await site.database.selectFrom('installation').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(line?.secret);
});

test('whoever reads it opens the first account, administers the site and is logged in', async () => {
  expect(await isAwaited()).toBe(true);
  const { status, body } = await create(await start());
  expect(status).toBe(201);
  expect(body.user).toMatchObject({ name: 'Chaumont', slug: 'zelie-chaumont', isActivated: true });
  expect(body.user.habilitations.map(({ code }: { code: string }) => code)).toEqual([
    'ROLE_USER',
    'ROLE_MEMBRE',
    'ROLE_ADMIN',
  ]);
  const headers = { Authorization: `Bearer ${body.token}` };
  expect((await ask('GET', '/api/first-steps', { headers })).status).toBe(200);
  const { email, password } = zelie;
  expect((await ask('POST', '/api/authtokens', { body: { email, password } })).status).toBe(200);
  expect((await people())[0]?.password_hash).toMatch(/^\$argon2id\$/);
  expect(await isAwaited()).toBe(false);
  expect(await printed()).toEqual([]);
});

test('a secret typed in small letters, with spaces or without dashes is the same', async () => {
  const secret = await start();
  expect((await create(` ${secret.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(201);
});

test('a wrong secret opens nothing, and says which field it was', async () => {
  await start();
  expect(await create('AAAA-AAAA-AAAA-AAAA')).toMatchObject(wrongSecret);
  expect(await create('é')).toMatchObject(wrongSecret);
  expect(await people()).toEqual([]);
});

test('without a printed secret there is none that fits', async () => {
  expect(await create('')).toMatchObject({ status: 400, body: { code: 'invalid-field' } });
  expect(await create('-')).toMatchObject(wrongSecret);
});

test('a new start prints a new secret, and the one before is void', async () => {
  const before = await start();
  const now = await start();
  expect(await create(before)).toMatchObject(wrongSecret);
  expect((await create(now)).status).toBe(201);
});

test('one range of networks may guess ten times a quarter of an hour, which keeps no other out', async () => {
  const secret = await start();
  const from = (address: string, guess: string) => create(guess, {}, { 'X-Forwarded-For': address });
  for (let tries = 1; tries <= 10; tries += 1)
    expect(await from('192.0.2.7', `AAAA-AAAA-AAAA-${tries}`)).toMatchObject(wrongSecret);
  expect((await from('192.0.2.8', secret)).status).toBe(429);
  expect((await from('198.51.100.8', secret)).status).toBe(201);
});

test.each([
  ['password', 'entracte'],
  ['email', 'zelie'],
  ['name', ' '],
])('what any account needs, this one needs too: a %s like “%s” is refused', async (field, value) => {
  const secret = await start();
  expect(await create(secret, { [field]: value })).toMatchObject({
    status: 400,
    body: { code: 'invalid-field', fields: { [field]: expect.any(String) } },
  });
  expect((await create(secret)).status).toBe(201);
});

describe('once there is an administrator', () => {
  test('the secret that was used opens nothing more', async () => {
    const secret = await start();
    await create(secret);
    expect(await create(secret, { email: 'eve@public.example' })).toMatchObject(tooLate);
    expect(await people()).toHaveLength(1);
  });

  test('one who came otherwise closes the way too', async () => {
    const secret = await start();
    await welcomeTroupe(site.database);
    expect(await isAwaited()).toBe(false);
    expect(await create(secret)).toMatchObject(tooLate);
    expect(await printed()).toEqual([]);
  });

  test.each([
    ['is open while none of them can log in, as after an import', false],
    ['is closed once one of them has a passkey', true],
  ])('the way %s', async (_, hasPasskey) => {
    const secret = await start();
    await welcomeTroupe(site.database);
    await write(site.database, async (transaction) => {
      await transaction.database.updateTable('users').set({ password_hash: null }).execute();
      if (hasPasskey) await addPasskey(transaction, passkeyOf(troupe.agathe));
    });
    expect(await isAwaited()).toBe(!hasPasskey);
    const { status } = await create(secret, { email: troupe.agathe.email });
    expect(status).toBe(hasPasskey ? 409 : 201);
  });

  test('the way stays closed when that account is gone', async () => {
    await create(await start());
    await write(site.database, ({ database }) => database.deleteFrom('users').execute());
    expect(await printed()).toEqual([]);
    expect(await create('AAAA-AAAA-AAAA-AAAA')).toMatchObject(tooLate);
  });
});

test('of two who know the secret and come at once, one gets in and the other is told', async () => {
  const secret = await start();
  const addresses = ['un@public.example', 'deux@public.example'];
  const { asked } = await site.database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('users'))`.execute(transaction);
    const asked = Promise.all(addresses.map((email) => create(secret, { email })));
    await lockWaits(site.database, 2);
    return { asked };
  });
  const statuses = (await asked).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 409]);
  expect(await people()).toHaveLength(1);
});

test('an address that is known is taken over, and whoever had access to it has none any more', async () => {
  await welcomeTroupe(site.database);
  const { agathe, marius } = troupe;
  await write(site.database, async ({ database }) => {
    await database.deleteFrom('users').where('uuid', '=', agathe.uuid).execute();
  });
  const { token } = await write(site.database, async (transaction) => {
    await addPasskey(transaction, passkeyOf(marius));
    await addAccountToken(transaction, 'password', marius.uuid);
    return openSession(transaction, marius.uuid, 'Autre');
  });
  const { status, body } = await create(await start(), { email: marius.email });
  expect(status).toBe(201);
  expect(body.user).toMatchObject({ uuid: marius.uuid, firstname: 'Zélie', name: 'Chaumont' });
  const headers = { Authorization: `Bearer ${token}` };
  expect((await ask('GET', '/api/sessions', { headers })).status).toBe(401);
  const login = { email: marius.email, password: PASSWORD };
  expect((await ask('POST', '/api/authtokens', { body: login })).status).toBe(401);
  expect(await countPasskeysOf(site.database, marius.uuid)).toBe(0);
  expect(await site.database.selectFrom('account_tokens').selectAll().execute()).toEqual([]);
});
