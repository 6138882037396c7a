import { expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { changeUser } from '#server/people/user/user-repository';
import { peopleDesk } from '../../../support/people-desk';
import { type Player, troupe } from '../../../support/troupe';

const desk = peopleDesk();
const { ulysse, marius, anselme, colette, melanie, ursule, agathe } = troupe;

const setRoles = (by: Player, of: Player, ...codes: string[]) =>
  desk.ask('PUT', `/api/users/${of.uuid}/habilitations`, {
    by,
    body: { habilitations: codes.map((code) => ({ code })) },
  });
/** Chooses roles on a screen that shows those of the troupe, whatever was changed since. */
const chooseRoles = (by: Player, of: Player, ...codes: string[]) =>
  desk.ask('PUT', `/api/users/${of.uuid}/habilitations`, {
    by,
    body: { habilitations: codes.map((code) => ({ code })), held: of.roles },
  });
const revokeRole = (by: Player, of: Player, code: string) =>
  desk.ask('DELETE', `/api/users/${of.uuid}/roles/${code}`, { by });
const rolesOf = async (player: Player) => (await desk.read(player))?.roles;
const correct = (by: Player, of: Player, fields: object = {}) => {
  const { name, firstname, email } = of;
  return desk.ask('PUT', `/api/users/${of.uuid}`, { by, body: { name, firstname, email, ...fields } });
};
const block = (by: Player, of: Player, disabledUntil: string | null) =>
  desk.ask('PUT', `/api/users/${of.uuid}/blocked-until`, { by, body: { disabledUntil } });
test('granting a role grants ROLE_MEMBRE too, and losing that loses them all', async () => {
  const granted = await setRoles(ursule, ulysse, 'ROLE_USER', 'ROLE_SECRETAIRE');
  expect(granted.body.habilitations.map(({ code }: { code: string }) => code)).toEqual([
    'ROLE_USER',
    'ROLE_MEMBRE',
    'ROLE_SECRETAIRE',
  ]);
  expect((await revokeRole(ursule, ulysse, 'ROLE_MEMBRE')).status).toBe(204);
  expect(await rolesOf(ulysse)).toEqual(['ROLE_USER']);
});

test('a role that a colleague gave or took meanwhile stays so, whatever old list another one chose from', async () => {
  await setRoles(agathe, marius, ...marius.roles, 'ROLE_BILLETTERIE');
  await chooseRoles(ursule, marius, ...marius.roles, 'ROLE_ADMIN_CONTENT');
  expect(await rolesOf(marius)).toEqual([
    'ROLE_USER',
    'ROLE_MEMBRE',
    'ROLE_ADMIN_CONTENT',
    'ROLE_BILLETTERIE',
  ]);
  await revokeRole(agathe, colette, 'ROLE_ADMIN_CONTENT');
  await chooseRoles(ursule, colette, ...colette.roles, 'ROLE_SECRETAIRE');
  expect(await rolesOf(colette)).toEqual(['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_SECRETAIRE']);
});

test('only an administrator makes or unmakes one, and the last one stays', async () => {
  expect((await setRoles(ursule, marius, 'ROLE_USER', 'ROLE_ADMIN')).status).toBe(403);
  expect((await revokeRole(ursule, agathe, 'ROLE_ADMIN')).status).toBe(403);
  expect((await revokeRole(ursule, agathe, 'ROLE_MEMBRE')).status).toBe(403);
  expect(await revokeRole(agathe, agathe, 'ROLE_ADMIN')).toMatchObject({
    status: 409,
    body: { code: 'wrong-state' },
  });
  expect((await revokeRole(agathe, agathe, 'ROLE_MEMBRE')).status).toBe(409);
  expect((await desk.ask('DELETE', `/api/users/${agathe.uuid}`, { by: agathe })).status).toBe(409);
  expect((await block(agathe, agathe, '2026-12-01T00:00:00+01:00')).status).toBe(409);
  await setRoles(agathe, marius, 'ROLE_USER', 'ROLE_ADMIN');
  expect((await revokeRole(agathe, agathe, 'ROLE_ADMIN')).status).toBe(204);
});

test('of the last two administrators who leave at the same instant, one stays', async () => {
  await setRoles(agathe, marius, 'ROLE_USER', 'ROLE_ADMIN');
  const both = await Promise.all([
    revokeRole(agathe, agathe, 'ROLE_ADMIN'),
    revokeRole(marius, marius, 'ROLE_ADMIN'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test.each([
  ['is blocked', { disabled_until: new Date('2027-01-01T00:00:00+01:00') }],
  ['never activated their account', { is_activated: false }],
  ['has an account for a while', { temporary: true }],
])('an administrator who %s is none who stays', async (_, state) => {
  await setRoles(agathe, marius, 'ROLE_USER', 'ROLE_ADMIN');
  await write(desk.database(), (transaction) => changeUser(transaction, marius.uuid, state));
  expect((await revokeRole(agathe, agathe, 'ROLE_ADMIN')).status).toBe(409);
  expect((await desk.ask('DELETE', `/api/users/${agathe.uuid}`, { by: agathe })).status).toBe(409);
  expect((await block(agathe, agathe, '2026-12-01T00:00:00+01:00')).status).toBe(409);
  expect(await rolesOf(agathe)).toContain('ROLE_ADMIN');
});

test('the last administrator’s account stays for good, also where both of them switch at the same instant', async () => {
  const switchTo = (of: Player, temporary: boolean) =>
    desk.ask('PUT', `/api/users/${of.uuid}/temporary`, { by: of, body: { uuid: of.uuid, temporary } });
  expect((await switchTo(agathe, true)).status).toBe(409);
  await setRoles(agathe, marius, 'ROLE_USER', 'ROLE_ADMIN');
  const both = await Promise.all([switchTo(agathe, true), switchTo(marius, true)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an administrator’s account is changed by administrators alone: no detour leads to their rights', async () => {
  expect((await correct(ursule, agathe, { email: 'ursule-bis@troupe.example' })).status).toBe(403);
  expect((await block(ursule, agathe, '2026-12-01T00:00:00+01:00')).status).toBe(403);
  expect((await desk.ask('DELETE', `/api/users/${agathe.uuid}`, { by: ursule })).status).toBe(403);
});

test('nobody gives themselves a role, and anybody lays one down', async () => {
  expect((await setRoles(ursule, ursule, ...ursule.roles, 'ROLE_ADMIN_CONTENT')).status).toBe(403);
  expect((await setRoles(agathe, agathe, ...agathe.roles, 'ROLE_SECRETAIRE')).status).toBe(403);
  expect((await setRoles(melanie, melanie, ...melanie.roles, 'ROLE_ANCIEN_MEMBRE')).status).toBe(403);
  expect((await setRoles(ursule, ursule, 'ROLE_USER', 'ROLE_MEMBRE')).status).toBe(200);
});

test('whoever manages members reads of nobody else, whatever they change or leave', async () => {
  const unknown = { ...ulysse, uuid: '0190a000-0000-7000-8000-0000000000ff' } as typeof ulysse;
  for (const codes of [[], ['ROLE_USER']]) {
    const refused = await setRoles(melanie, ulysse, ...codes);
    expect(refused.status).toBe(404);
    expect(refused.body).toEqual((await setRoles(melanie, unknown, ...codes)).body);
  }
  const body = { habilitations: [{ code: 'ROLE_MEMBRE' }], held: ['ROLE_MEMBRE'] };
  const unread = await desk.ask('PUT', `/api/users/${ulysse.uuid}/habilitations`, { by: melanie, body });
  expect(unread.status).toBe(404);
  expect((await setRoles(melanie, marius, 'ROLE_USER', 'ROLE_MEMBRE')).body.email).toBe(marius.email);
  expect((await setRoles(melanie, ulysse, 'ROLE_USER', 'ROLE_MEMBRE')).status).toBe(200);
});

test('whoever manages members makes members and former members, and touches no other role', async () => {
  expect((await setRoles(melanie, anselme, 'ROLE_USER', 'ROLE_MEMBRE')).status).toBe(200);
  expect((await revokeRole(melanie, marius, 'ROLE_MEMBRE')).status).toBe(204);
  expect((await revokeRole(melanie, colette, 'ROLE_MEMBRE')).status).toBe(403);
  expect((await setRoles(melanie, marius, 'ROLE_USER', 'ROLE_BILLETTERIE')).status).toBe(403);
  expect((await revokeRole(melanie, ulysse, 'ROLE_USER')).status).toBe(404);
});

test('anybody lays down a role of their own, never another’s', async () => {
  expect((await revokeRole(colette, colette, 'ROLE_ADMIN_CONTENT')).status).toBe(204);
  expect(await rolesOf(colette)).toEqual(['ROLE_USER', 'ROLE_MEMBRE']);
  expect((await revokeRole(marius, colette, 'ROLE_MEMBRE')).status).toBe(404);
  expect((await revokeRole(marius, marius, 'ROLE_ADMIN')).status).toBe(404);
});

test('who gives up ROLE_USER gives up the account, and it cannot be taken by a list of roles', async () => {
  expect((await setRoles(agathe, marius, 'ROLE_MEMBRE')).status).toBe(409);
  expect((await revokeRole(marius, marius, 'ROLE_USER')).status).toBe(204);
  expect(await desk.read(marius)).toBeUndefined();
});
