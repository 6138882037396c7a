import { expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { DAY, MINUTE, evening, newcomer, peopleDesk } from '../../../support/people-desk';
import { type Player, troupe } from '../../../support/troupe';

const desk = peopleDesk();
const { marius, colette, ursule, agathe } = troupe;

const unknown = '0190a000-0000-7000-8000-0000000000ff';

const rolesOf = async (player: Player) => (await desk.read(player))?.roles;
const correct = (by: Player, of: Player, fields: object = {}) => {
  const { name, firstname, email } = of;
  return desk.ask('PUT', `/api/users/${of.uuid}`, { by, body: { name, firstname, email, ...fields } });
};
const block = (by: Player, of: Player, disabledUntil: string | null) =>
  desk.ask('PUT', `/api/users/${of.uuid}/blocked-until`, { by, body: { disabledUntil } });
const namesIn = async (query: string, by: Player = ursule) => {
  const { body } = await desk.ask('GET', `/api/users?limit=50${query}`, { by });
  return body.data.map((user: { firstname: string }) => user.firstname);
};

test("another's account is as if it did not exist, by uuid and by slug", async () => {
  const answers = await Promise.all(
    [
      `/api/users/${colette.uuid}`,
      `/api/users/${unknown}`,
      '/api/users/slug/colette-marty',
      '/api/users/slug/personne',
    ].map((path) => desk.ask('GET', path, { by: marius })),
  );
  for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]?.body]);
  expect((await desk.ask('GET', '/api/users/slug/marius-lafon', { by: marius })).body.email).toBe(
    marius.email,
  );
});

test('a correction changes names and address; what was read may be sent back, roles among it, without effect', async () => {
  const { body: read } = await desk.ask('GET', `/api/users/${marius.uuid}`, { by: ursule });
  const wanted = {
    ...read,
    name: 'Lafont',
    habilitations: [{ code: 'ROLE_ADMIN', name: '' }],
    temporary: true,
  };
  const { status, body } = await desk.ask('PUT', `/api/users/${marius.uuid}`, { by: ursule, body: wanted });
  expect([status, body.name, body.temporary]).toEqual([200, 'Lafont', false]);
  expect(await rolesOf(marius)).toEqual(['ROLE_USER', 'ROLE_MEMBRE']);
  expect(await namesIn('&namefilter=lafont')).toEqual(['Marius']);
});

test('an activation, and the correction of a name, leave the address that a colleague has just corrected', async () => {
  await desk.register();
  const [waiting] = (await desk.ask('GET', '/api/users?activated=false', { by: ursule })).body.data;
  const change = (by: Player, body: object) => desk.ask('PUT', `/api/users/${waiting.uuid}`, { by, body });
  await change(agathe, { email: 'zelie@ailleurs.example' });
  const email = 'zelie@ailleurs.example';
  expect((await change(ursule, { isActivated: true })).body).toMatchObject({ email, isActivated: true });
  expect((await change(ursule, { firstname: 'Zélia' })).body).toMatchObject({ email, name: newcomer.name });
});

test('a new address voids the links that went to the old one, which is told', async () => {
  await desk.ask('POST', '/api/accounts/password', { body: { email: marius.email } });
  const token = await desk.tokenTo(marius.email);
  await desk.wait(MINUTE);
  expect((await correct(ursule, marius, { email: 'marius@ailleurs.example' })).status).toBe(200);
  expect((await desk.ask('GET', `/api/accounts/password/${token}`)).status).toBe(404);
  expect((await desk.mailsTo(marius.email)).at(-1)?.kind).toBe('address-changed');
  expect((await correct(ursule, colette, { email: 'MARIUS@ailleurs.example' })).body.code).toBe(
    'already-exists',
  );
});

test('an administrator activates an account, and never undoes it', async () => {
  await desk.register();
  const { body } = await desk.ask('GET', '/api/users?activated=false', { by: ursule });
  const [waiting] = body.data;
  const asked = { by: ursule, body: { ...waiting, isActivated: true } };
  expect((await desk.ask('PUT', `/api/users/${waiting.uuid}`, asked)).body.isActivated).toBe(true);
  const link = await desk.ask('GET', `/api/accounts/activation/${await desk.tokenTo(newcomer.email)}`);
  expect(link.body.user.isActivated).toBe(true);
  expect((await desk.logIn(newcomer.email, newcomer.password)).status).toBe(200);
  expect((await correct(ursule, marius, { isActivated: false })).status).toBe(409);
});

test('somebody blocked is out at once and comes back at the hour', async () => {
  const { body: session } = await desk.logIn(marius.email);
  expect((await block(ursule, marius, '2026-11-23T20:30:00+01:00')).body.disabledUntil).toBe(
    '2026-11-23T20:30:00+01:00',
  );
  const headers = { Authorization: `Bearer ${session.token}` };
  expect((await desk.ask('GET', '/api/sessions', { headers })).status).toBe(401);
  expect((await desk.logIn(marius.email)).body.code).toBe('blocked');
  expect(await namesIn('&blocked')).toEqual(['Marius']);
  await desk.wait(2 * DAY);
  expect((await desk.logIn(marius.email)).status).toBe(200);
  await block(ursule, marius, null);
  expect((await desk.read(marius))?.disabled_until).toBeNull();
});

test('the menu counts demands, accounts that wait and people kept out, for whoever sees it', async () => {
  await desk.register();
  await write(desk.database(), ({ database }) =>
    database
      .updateTable('users')
      .set({ disabled_until: new Date(evening.getTime() + DAY) })
      .where('uuid', '=', marius.uuid)
      .execute(),
  );
  const counters = await desk.ask('GET', '/api/counters/admin-user', { by: ursule });
  expect(counters.body).toEqual({ roleDemands: 0, notActivated: 1, blocked: 1 });
  expect((await desk.ask('GET', '/api/counters/badges', { by: ursule })).body).toEqual({ adminUsers: 0 });
  expect((await desk.ask('GET', '/api/counters/badges', { by: colette })).body).toEqual({
    adminNews: 0,
    adminPieces: 0,
    adminImages: 0,
  });
});

test('the mails of the site are read by administrators', async () => {
  await desk.register();
  const { body } = await desk.ask('GET', '/api/mails?state=waiting', { by: agathe });
  expect(body.data).toMatchObject([{ kind: 'activation', recipient: newcomer.email, attempts: 0 }]);
  const mail = await desk.ask('GET', `/api/mails/${body.data[0].uuid}`, { by: agathe });
  expect(mail.body.link).toContain('/utilisateur/activation/');
  expect((await desk.ask('GET', `/api/mails/${unknown}`, { by: agathe })).status).toBe(404);
  expect((await desk.ask('GET', '/api/mails', { by: ursule })).status).toBe(403);
});
