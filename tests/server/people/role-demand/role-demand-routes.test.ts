import { expect, test } from 'vitest';
import { underKey } from '../../../support/api';
import { MINUTE, peopleDesk } from '../../../support/people-desk';
import { type Player, troupe } from '../../../support/troupe';

const desk = peopleDesk();
const { ulysse, marius, colette, ursule, agathe } = troupe;

const uuid = '0190a000-0000-7000-8000-0000000000d1';

const demand = (by: Player, code: string, fields: object = {}) =>
  desk.ask('POST', '/api/role-demands', {
    by,
    headers: underKey(),
    body: { role: { code }, user: { uuid: by.uuid }, ...fields },
  });
const decide = (by: Player, of: string, code: string, reason?: string) =>
  desk.ask('PUT', `/api/role-demands/${of}`, { by, body: { state: { code }, reason } });
const withdraw = (by: Player, of: string) =>
  desk.ask('DELETE', `/api/role-demands/${of}`, { by, headers: underKey() });
const rolesOf = async (player: Player) => (await desk.read(player))?.roles;
const adminUsers = async () =>
  (await desk.ask('GET', '/api/counters/badges', { by: ursule })).body.adminUsers;

test('a member asks for a role, under the uuid that their device chose', async () => {
  const { status, body } = await demand(marius, 'ROLE_BILLETTERIE', { uuid });
  expect(status).toBe(201);
  expect(body).toEqual({
    uuid,
    role: { code: 'ROLE_BILLETTERIE', name: 'Billetterie' },
    user: { uuid: marius.uuid, slug: 'marius-lafon', name: 'Lafon', firstname: 'Marius' },
    createdAt: '2026-11-21T20:30:00+01:00',
    state: { code: 'EN_ATTENTE', name: 'En attente' },
  });
  expect((await desk.ask('GET', `/api/role-demands/user/${marius.uuid}`, { by: marius })).body).toEqual([
    body,
  ]);
  expect(await adminUsers()).toBe(1);
});

test.each([
  ['held already', colette, 'ROLE_ADMIN_CONTENT', 'already-exists'],
  ['that comes with an account', marius, 'ROLE_USER', 'already-exists'],
  ['of former members', marius, 'ROLE_ANCIEN_MEMBRE', 'wrong-state'],
])('nobody asks for a role %s', async (_, by, role, code) => {
  expect((await demand(by, role)).body.code).toBe(code);
});

test('a role is asked for once, also when both demands come at the same instant', async () => {
  const both = await Promise.all([demand(marius, 'ROLE_BILLETTERIE'), demand(marius, 'ROLE_BILLETTERIE')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('nobody asks in another’s name, nor without being a member', async () => {
  expect((await demand(marius, 'ROLE_BILLETTERIE', { user: { uuid: colette.uuid } })).status).toBe(404);
  expect((await demand(ulysse, 'ROLE_BILLETTERIE')).status).toBe(403);
});

test('an acceptance gives the role, says who gave it and when, and is told by mail', async () => {
  await demand(marius, 'ROLE_BILLETTERIE', { uuid });
  await desk.wait(MINUTE);
  const { status, body } = await decide(ursule, uuid, 'ACCEPTEE');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: { code: 'ACCEPTEE', name: 'Acceptée' },
    decidedAt: '2026-11-21T20:31:00+01:00',
    decidedBy: { firstname: 'Ursule' },
  });
  expect(await rolesOf(marius)).toEqual(['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_BILLETTERIE']);
  expect((await desk.mailsTo(marius.email))[0]?.text).toContain('«\u00a0Billetterie\u00a0» a été acceptée');
  expect(await adminUsers()).toBe(0);
});

test('a refusal needs a reason, which the member reads; then they may ask again', async () => {
  await demand(marius, 'ROLE_BILLETTERIE', { uuid });
  expect((await decide(ursule, uuid, 'REFUSEE', ' \u200b\n')).body.fields).toHaveProperty('reason');
  expect((await decide(ursule, uuid, 'REFUSEE', 'Pas cette saison.')).body.reason).toBe('Pas cette saison.');
  expect(await rolesOf(marius)).toEqual(['ROLE_USER', 'ROLE_MEMBRE']);
  expect((await desk.mailsTo(marius.email))[0]?.text).toContain('Motif\u00a0: Pas cette saison.');
  expect((await demand(marius, 'ROLE_BILLETTERIE')).status).toBe(201);
});

test('a demand is decided once, also by two at the same instant', async () => {
  await demand(marius, 'ROLE_BILLETTERIE', { uuid });
  const both = await Promise.all([decide(ursule, uuid, 'ACCEPTEE'), decide(agathe, uuid, 'REFUSEE', 'Non.')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await desk.mailsTo(marius.email)).toHaveLength(1);
});

test('only an administrator accepts a demand for their own role', async () => {
  await demand(marius, 'ROLE_ADMIN', { uuid });
  expect((await decide(ursule, uuid, 'ACCEPTEE')).status).toBe(403);
  expect((await decide(agathe, uuid, 'ACCEPTEE')).status).toBe(200);
});

test('nobody decides about themselves, administrators neither', async () => {
  for (const [by, code] of [
    [ursule, 'ROLE_BILLETTERIE'],
    [agathe, 'ROLE_SECRETAIRE'],
  ] as const) {
    const { body } = await demand(by, code);
    expect((await decide(by, body.uuid, 'ACCEPTEE')).status).toBe(403);
    expect((await decide(by, body.uuid, 'REFUSEE', 'Non.')).status).toBe(403);
    expect(await rolesOf(by)).not.toContain(code);
    expect((await withdraw(by, body.uuid)).status).toBe(204);
  }
});

test('a demand is taken back by whoever made it, as long as it waits', async () => {
  await demand(marius, 'ROLE_BILLETTERIE', { uuid });
  expect((await withdraw(colette, uuid)).status).toBe(404);
  expect((await withdraw(marius, uuid)).status).toBe(204);
  expect((await withdraw(marius, uuid)).status).toBe(404);
  await demand(marius, 'ROLE_BILLETTERIE', { uuid });
  await decide(ursule, uuid, 'ACCEPTEE');
  expect((await withdraw(marius, uuid)).status).toBe(409);
});

test('those who decide see all demands, oldest first; another’s are nobody else’s business', async () => {
  await demand(marius, 'ROLE_BILLETTERIE', { uuid });
  await desk.wait(MINUTE);
  await demand(colette, 'ROLE_SECRETAIRE');
  await decide(ursule, uuid, 'ACCEPTEE');
  const list = async (query: string) =>
    (await desk.ask('GET', `/api/role-demands${query}`, { by: ursule })).body.data.map(
      ({ user }: { user: { firstname: string } }) => user.firstname,
    );
  expect(await list('')).toEqual(['Marius', 'Colette']);
  expect(await list('?state=EN_ATTENTE')).toEqual(['Colette']);
  expect(await list('?page=2&limit=1')).toEqual(['Colette']);
  expect((await desk.ask('GET', `/api/role-demands/user/${colette.uuid}`, { by: marius })).status).toBe(404);
  expect((await desk.ask('GET', '/api/role-demands', { by: marius })).status).toBe(403);
});

test('who is given a role outright has what they asked for', async () => {
  await demand(marius, 'ROLE_BILLETTERIE', { uuid });
  await desk.ask('PUT', `/api/users/${marius.uuid}/habilitations`, {
    by: agathe,
    body: { habilitations: [{ code: 'ROLE_USER' }, { code: 'ROLE_BILLETTERIE' }] },
  });
  const { body } = await desk.ask('GET', `/api/role-demands/user/${marius.uuid}`, { by: marius });
  expect(body).toMatchObject([{ state: { code: 'ACCEPTEE' }, decidedBy: { firstname: 'Agathe' } }]);
  const [mail, ...others] = await desk.mailsTo(marius.email);
  expect(mail).toMatchObject({ kind: 'demand-decided' });
  expect(mail?.text).toContain('Votre demande «\u00a0Billetterie\u00a0» a été acceptée.');
  expect(others).toEqual([]);
});

test('a role given to somebody who did not ask for it is told by no mail', async () => {
  await demand(marius, 'ROLE_SECRETAIRE');
  await desk.ask('PUT', `/api/users/${marius.uuid}/habilitations`, {
    by: agathe,
    body: { habilitations: [{ code: 'ROLE_USER' }, { code: 'ROLE_BILLETTERIE' }] },
  });
  expect(await desk.mailsTo(marius.email)).toEqual([]);
});

test('demands are listed by state and in the order of their decision, a page at a time', async () => {
  for (const [rank, code] of ['ROLE_BILLETTERIE', 'ROLE_SECRETAIRE', 'ROLE_ADMIN_CONTENT'].entries()) {
    const { body } = await demand(marius, code);
    await desk.wait(MINUTE);
    if (rank < 2) await decide(agathe, body.uuid, rank === 0 ? 'ACCEPTEE' : 'REFUSEE', 'Plus tard.');
  }
  const list = async (query: string) => {
    const { body } = await desk.ask('GET', `/api/role-demands?${query}`, { by: ursule });
    return [body.metadata.total, body.data.map(({ role }: { role: { code: string } }) => role.code)];
  };
  const decided = 'state=ACCEPTEE,REFUSEE&orderBy=decision-desc&limit=1';
  expect(await list(decided)).toEqual([2, ['ROLE_SECRETAIRE']]);
  expect(await list(`${decided}&page=2`)).toEqual([2, ['ROLE_BILLETTERIE']]);
  expect(await list('state=EN_ATTENTE')).toEqual([1, ['ROLE_ADMIN_CONTENT']]);
  expect(await list('orderBy=creation-desc&limit=2')).toEqual([3, ['ROLE_ADMIN_CONTENT', 'ROLE_SECRETAIRE']]);
  expect((await desk.ask('GET', '/api/role-demands?state=PERDUE', { by: ursule })).status).toBe(400);
  expect((await desk.ask('GET', '/api/role-demands?orderBy=name', { by: ursule })).status).toBe(400);
});
