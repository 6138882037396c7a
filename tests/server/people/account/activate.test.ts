import { expect, test } from 'vitest';
import { must } from '#common/base/must';
import { write } from '#server/platform/database/transaction';
import { unactivatedAccounts } from '#server/people/account/unactivated-accounts';
import { DAY, MINUTE, newcomer, peopleDesk } from '../../../support/people-desk';

const desk = peopleDesk();
const stranger = { password: 'Etranger-20!', firstname: 'Autre' };

const activate = async (token: string, password?: string) =>
  desk.ask('PUT', `/api/accounts/activation/${token}`, { body: { token, password } });

test.each([
  ['before the owner', [stranger, {}]],
  ['after the owner', [{}, stranger]],
  ['before and after the owner', [stranger, {}, stranger]],
])(
  'a stranger who registers an address %s gets nothing, whichever link is followed',
  async (_, registrations) => {
    const tokens: string[] = [];
    for (const registration of registrations) {
      await desk.register(registration);
      tokens.push(await desk.tokenTo(newcomer.email));
      await desk.wait(MINUTE);
    }
    for (const token of tokens) {
      const several =
        'Cette adresse était déjà connue ici. Tapez le mot de passe que vous avez choisi en vous inscrivant.';
      expect(await activate(token)).toMatchObject({
        status: 400,
        body: { code: 'invalid-field', message: several, fields: { password: several } },
      });
      expect((await activate(token, 'Rideau-99!')).body.fields.password).toContain(
        'd’aucune de ces inscriptions',
      );
    }
    const followed = must(tokens.at(-1), 'the newest link');
    expect((await activate(followed, newcomer.password)).body.user.firstname).toBe('Zélie');
    expect((await desk.logIn(newcomer.email, stranger.password)).status).toBe(401);
    const { status, body } = await desk.logIn(newcomer.email, newcomer.password);
    expect([status, body.user.firstname]).toEqual([200, 'Zélie']);
  },
);

test('a stranger who registered first has no account by the next one either, once the first link is over', async () => {
  await desk.register();
  await desk.wait(6 * DAY);
  await desk.register(stranger);
  await desk.wait(2 * DAY);
  const token = await desk.tokenTo(newcomer.email);
  expect((await activate(token)).status).toBe(400);
  expect((await activate(token, newcomer.password)).body.user.firstname).toBe('Zélie');
});

/** Brings the newcomer's account from elsewhere, without a password, and goes on to the mail that tells of its end. */
async function importNewcomer(): Promise<string> {
  await desk.register();
  await write(desk.database(), async ({ database }) => {
    await database.deleteFrom('account_tokens').execute();
    await database
      .updateTable('users')
      .set({ password_hash: null })
      .where('email', '=', newcomer.email)
      .execute();
  });
  await desk.wait(24 * DAY);
  await unactivatedAccounts.run(desk.database());
  return desk.tokenTo(newcomer.email);
}

test('a stranger’s password opens no account that was imported without one, whichever link is followed', async () => {
  const reminder = await importNewcomer();
  await desk.wait(MINUTE);
  await desk.register(stranger);
  const strangers = await desk.tokenTo(newcomer.email);
  expect(strangers).not.toBe(reminder);
  for (const token of [reminder, strangers])
    expect((await activate(token)).body.fields).toHaveProperty('password');
  await desk.wait(MINUTE);
  await desk.register();
  expect((await activate(reminder, newcomer.password)).body.user.firstname).toBe('Zélie');
  expect((await desk.logIn(newcomer.email, stranger.password)).status).toBe(401);
  expect((await desk.logIn(newcomer.email, newcomer.password)).status).toBe(200);
});

test('whoever registers the address of such an account alone types the password of that registration', async () => {
  await importNewcomer();
  await desk.wait(MINUTE);
  await desk.register();
  const token = await desk.tokenTo(newcomer.email);
  expect((await activate(token)).body.fields.password).toContain('que vous avez choisi');
  expect((await activate(token, newcomer.password)).status).toBe(200);
  expect((await desk.logIn(newcomer.email, newcomer.password)).status).toBe(200);
});

test('an account that was imported without a password opens as it stands by the link of its reminder', async () => {
  const reminder = await importNewcomer();
  expect((await activate(reminder)).body.user.firstname).toBe('Zélie');
});

test('registrations of one address share a salt, so that a typed password is held against all of them at once', async () => {
  await importNewcomer();
  await desk.register(stranger);
  await desk.wait(MINUTE);
  await desk.register();
  const links = await desk.database().selectFrom('account_tokens').select('pending').execute();
  const salts = links.flatMap(({ pending }) => pending?.passwordHash.split('$')[4] ?? []);
  expect([salts.length, new Set(salts).size]).toEqual([2, 1]);
});

test('who registers twice with the same password follows either link and is in', async () => {
  await desk.register();
  const token = await desk.tokenTo(newcomer.email);
  await desk.wait(MINUTE);
  await desk.register();
  expect((await activate(token)).status).toBe(200);
});

test('an older link of an account that a newer one activated says that it is activated', async () => {
  await desk.register();
  const older = await desk.tokenTo(newcomer.email);
  await desk.wait(MINUTE);
  await desk.ask('POST', '/api/accounts/activation', {
    body: { email: newcomer.email, password: newcomer.password },
  });
  await activate(await desk.tokenTo(newcomer.email));
  const { status, body } = await desk.ask('GET', `/api/accounts/activation/${older}`);
  expect([status, body.user?.isActivated]).toEqual([200, true]);
  const rows = await desk.database().selectFrom('account_tokens').select('pending').execute();
  expect(rows).toEqual([{ pending: null }, { pending: null }]);
});

test('whoever lost the answer to a typed password gets it again with the same link', async () => {
  await desk.register();
  await desk.wait(MINUTE);
  await desk.register(stranger);
  const token = await desk.tokenTo(newcomer.email);
  const first = await activate(token, newcomer.password);
  expect(await activate(token, newcomer.password)).toMatchObject({ status: 200, body: first.body });
  expect(await activate(token)).toMatchObject({ status: 200, body: first.body });
});

test('ten passwords are tried with the links of an address, then nobody goes on for a while', async () => {
  await desk.register();
  const first = await desk.tokenTo(newcomer.email);
  await desk.wait(MINUTE);
  await desk.register(stranger);
  const token = await desk.tokenTo(newcomer.email);
  for (let tries = 1; tries <= 10; tries += 1)
    expect((await activate(tries % 2 ? first : token, `guess ${tries}`)).status).toBe(400);
  expect((await activate(token, newcomer.password)).body.code).toBe('too-many-requests');
  await desk.wait(15 * MINUTE);
  expect((await activate(token, newcomer.password)).status).toBe(200);
});
