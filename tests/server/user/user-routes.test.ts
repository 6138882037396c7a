import { expect, test } from 'vitest';
import { write } from '#server/database/transaction';
import { DAY, MINUTE, evening, newcomer, peopleDesk } from '../../support/people-desk';
import { PASSWORD, type Player, troupe } from '../../support/troupe';

const desk = peopleDesk();
const { ulysse, marius, anselme, colette, melanie, ursule, agathe } = troupe;

const NEXT = 'Coulisses-7!';
const unknown = '0190a000-0000-7000-8000-0000000000ff';

const setRoles = (by: Player, of: Player, ...codes: string[]) =>
  desk.ask('PUT', `/api/users/${of.uuid}/habilitations`, {
    by,
    body: { habilitations: codes.map((code) => ({ code })) },
  });
const takeRole = (by: Player, of: Player, code: string) =>
  desk.ask('DELETE', `/api/users/${of.uuid}/roles/${code}`, { by });
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

test('accounts are listed by name, a page at a time, without any password', async () => {
  const { body } = await desk.ask('GET', '/api/users?page=2&limit=4', { by: ursule });
  expect(body.metadata).toEqual({ currentPage: 2, lastPage: 3, total: 10, offsetStart: 5, offsetEnd: 8 });
  expect(body.data.map((user: { name: string }) => user.name)).toEqual([
    'Garrigue',
    'Lafon',
    'Marty',
    'Pons',
  ]);
  expect(JSON.stringify(body)).not.toMatch(/argon2|password/);
});

test.each([
  ['&namefilter=LAF', ['Marius']],
  ['&firstnamefilter=melanie', ['Mélanie']],
  ['&namefilter=zzz', []],
  [
    '&namefilter=%27%3A*%26',
    [
      'Ursule',
      'Bertrand',
      'Mélanie',
      'Séraphine',
      'Anselme',
      'Marius',
      'Colette',
      'Rosalie',
      'Agathe',
      'Ulysse',
    ],
  ],
  ['&roles=ROLE_ADMIN,ROLE_ADMIN_USER', ['Ursule', 'Agathe']],
  ['&notroles=ROLE_MEMBRE', ['Anselme', 'Ulysse']],
  ['&roles=ROLE_USER&notroles=ROLE_MEMBRE,ROLE_ANCIEN_MEMBRE', ['Ulysse']],
  ['&activated=false', []],
  ['&blocked', []],
  ['&firstnamefilter=u&orderBy=name-desc', ['Ulysse', 'Ursule']],
])('the list is searched and filtered: %s', async (query, names) => {
  expect(await namesIn(query)).toEqual(names);
});

test('whoever manages members sees members and former members, and nothing else of accounts', async () => {
  expect(await namesIn('', melanie)).not.toContain('Ulysse');
  expect(await namesIn('', melanie)).toContain('Anselme');
  expect((await desk.ask('GET', `/api/users/${marius.uuid}`, { by: melanie })).status).toBe(404);
  expect((await block(melanie, marius, null)).status).toBe(403);
});

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

test('granting a role grants ROLE_MEMBRE too, and losing that loses them all', async () => {
  const granted = await setRoles(ursule, ulysse, 'ROLE_USER', 'ROLE_SECRETAIRE');
  expect(granted.body.habilitations.map(({ code }: { code: string }) => code)).toEqual([
    'ROLE_USER',
    'ROLE_MEMBRE',
    'ROLE_SECRETAIRE',
  ]);
  expect((await takeRole(ursule, ulysse, 'ROLE_MEMBRE')).status).toBe(204);
  expect(await rolesOf(ulysse)).toEqual(['ROLE_USER']);
});

test('only an administrator makes or unmakes one, and the last one stays', async () => {
  expect((await setRoles(ursule, marius, 'ROLE_USER', 'ROLE_ADMIN')).status).toBe(403);
  expect((await takeRole(ursule, agathe, 'ROLE_ADMIN')).status).toBe(403);
  expect((await takeRole(ursule, agathe, 'ROLE_MEMBRE')).status).toBe(403);
  expect(await takeRole(agathe, agathe, 'ROLE_ADMIN')).toMatchObject({
    status: 409,
    body: { code: 'wrong-state' },
  });
  expect((await takeRole(agathe, agathe, 'ROLE_MEMBRE')).status).toBe(409);
  expect((await desk.ask('DELETE', `/api/users/${agathe.uuid}`, { by: agathe })).status).toBe(409);
  expect((await block(agathe, agathe, '2026-12-01T00:00:00+01:00')).status).toBe(409);
  await setRoles(agathe, marius, 'ROLE_USER', 'ROLE_ADMIN');
  expect((await takeRole(agathe, agathe, 'ROLE_ADMIN')).status).toBe(204);
});

test('of the last two administrators who leave at the same instant, one stays', async () => {
  await setRoles(agathe, marius, 'ROLE_USER', 'ROLE_ADMIN');
  const both = await Promise.all([
    takeRole(agathe, agathe, 'ROLE_ADMIN'),
    takeRole(marius, marius, 'ROLE_ADMIN'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test('an administrator’s account is changed by administrators alone: no detour leads to their rights', async () => {
  expect((await correct(ursule, agathe, { email: 'ursule-bis@troupe.example' })).status).toBe(403);
  expect((await block(ursule, agathe, '2026-12-01T00:00:00+01:00')).status).toBe(403);
  expect((await desk.ask('DELETE', `/api/users/${agathe.uuid}`, { by: ursule })).status).toBe(403);
});

test('whoever manages members makes members and former members, and touches no other role', async () => {
  expect((await setRoles(melanie, anselme, 'ROLE_USER', 'ROLE_MEMBRE')).status).toBe(200);
  expect((await takeRole(melanie, marius, 'ROLE_MEMBRE')).status).toBe(204);
  expect((await takeRole(melanie, colette, 'ROLE_MEMBRE')).status).toBe(403);
  expect((await setRoles(melanie, marius, 'ROLE_USER', 'ROLE_BILLETTERIE')).status).toBe(403);
  expect((await takeRole(melanie, ulysse, 'ROLE_USER')).status).toBe(404);
});

test('anybody lays down a role of their own, never another’s', async () => {
  expect((await takeRole(colette, colette, 'ROLE_ADMIN_CONTENT')).status).toBe(204);
  expect(await rolesOf(colette)).toEqual(['ROLE_USER', 'ROLE_MEMBRE']);
  expect((await takeRole(marius, colette, 'ROLE_MEMBRE')).status).toBe(404);
  expect((await takeRole(marius, marius, 'ROLE_ADMIN')).status).toBe(404);
});

test('who gives up ROLE_USER gives up the account, and it cannot be taken by a list of roles', async () => {
  expect((await setRoles(agathe, marius, 'ROLE_MEMBRE')).status).toBe(409);
  expect((await takeRole(marius, marius, 'ROLE_USER')).status).toBe(204);
  expect(await desk.read(marius)).toBeUndefined();
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

test('a password is changed by whoever knows the old one; other sessions end, and a mail tells of it', async () => {
  const { body: here } = await desk.logIn(marius.email);
  const { body: elsewhere } = await desk.logIn(marius.email);
  const change = (password: string, next: string) =>
    desk.ask('PUT', `/api/users/${marius.uuid}/password`, {
      headers: { Authorization: `Bearer ${here.token}` },
      body: { user: here.user, password, newUser: { ...here.user, password: next } },
    });
  expect((await change('Rideau-1985!', NEXT)).body.fields.password).toContain('actuel');
  expect((await change(PASSWORD, 'faible')).body.fields['newUser.password']).toContain('8caractères');
  expect((await change(PASSWORD, NEXT)).status).toBe(204);
  const isIn = async ({ token }: { token: string }) =>
    (await desk.ask('GET', '/api/sessions', { headers: { Authorization: `Bearer ${token}` } })).status ===
    200;
  expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
  expect((await desk.logIn(marius.email, NEXT)).status).toBe(200);
  expect((await desk.mailsTo(marius.email)).at(-1)?.kind).toBe('password-changed');
});

test('an old password is guessed ten times, and then no more', async () => {
  const guess = () =>
    desk.ask('PUT', `/api/users/${marius.uuid}/password`, {
      by: marius,
      body: { password: 'Rideau-1985!', newUser: { password: NEXT } },
    });
  for (let tries = 1; tries <= 10; tries += 1) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
});

test('sessions are listed with their devices and ended one by one, one’s own alone', async () => {
  const firefox = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/128.0' };
  const { body: first } = await desk.logIn(marius.email, PASSWORD, firefox);
  await desk.wait(MINUTE);
  const { body: second } = await desk.logIn(marius.email);
  const headers = { Authorization: `Bearer ${second.token}` };
  const { body: sessions } = await desk.ask('GET', '/api/sessions', { headers });
  expect(sessions).toMatchObject([
    { device: 'Appareil inconnu', current: true },
    { device: 'Firefox sur Windows', current: false, createdAt: '2026-11-21T20:30:00+01:00' },
  ]);
  const path = `/api/sessions/${sessions[1].uuid}`;
  expect((await desk.ask('DELETE', path, { by: colette })).status).toBe(404);
  expect((await desk.ask('DELETE', path, { headers })).status).toBe(204);
  expect((await desk.ask('DELETE', path, { headers })).status).toBe(404);
  const asFirst = { Authorization: `Bearer ${first.token}` };
  expect((await desk.ask('GET', '/api/sessions', { headers: asFirst })).status).toBe(401);
});

test('an account turns temporary and permanent again', async () => {
  const turn = (by: Player, temporary: boolean) =>
    desk.ask('PUT', `/api/users/${ulysse.uuid}/temporary`, { by, body: { uuid: ulysse.uuid, temporary } });
  expect((await turn(ulysse, true)).body.temporary).toBe(true);
  expect((await turn(ulysse, false)).body.temporary).toBe(false);
  expect((await turn(marius, true)).status).toBe(404);
});

test('the accepted version of the terms is kept with the account, for oneself alone', async () => {
  const accept = (by: Player) =>
    desk.ask('PUT', `/api/users/${ulysse.uuid}/terms`, { by, body: { version: 4 } });
  expect((await accept(ulysse)).body.termsVersion).toBe(4);
  expect((await accept(marius)).status).toBe(404);
  expect((await accept(agathe)).status).toBe(403);
});

test('everything held on a person comes as a file, for themselves and for an administrator who is asked for it', async () => {
  await desk.logIn(marius.email);
  const read = async (by: Player) => desk.ask('GET', `/api/users/${marius.uuid}/data`, { by });
  const { headers, body } = await read(marius);
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="mes-donnees-marius-lafon.json"');
  expect(body).toMatchObject({
    account: { email: marius.email },
    sessions: expect.any(Array),
    devices: [{ label: 'Appareil inconnu' }],
    bookings: [],
    freeTickets: [],
    roleDemands: [],
    mails: [],
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|hash/);
  expect([(await read(agathe)).status, (await read(ursule)).status, (await read(colette)).status]).toEqual([
    200, 403, 404,
  ]);
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
  expect((await desk.ask('GET', '/api/counters/badges', { by: colette })).body).toEqual({});
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
