import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { must } from '#common/base/must';
import type { RoleCode } from '#common/contract/people/roles';
import { ownAudience } from '#common/rules/audience';
import { write } from '#server/platform/database/transaction';
import { noteContact, renewKey } from '#server/tickets/device/device-contact-repository';
import { listDevices } from '#server/tickets/device/device-list-repository';
import { armDevice, disarmDevice } from '#server/tickets/device/device-repository';
import { usualSpans } from '#server/platform/process/spans';
import { startSession } from '#server/people/session/entry-repository';
import { openSession, rotateSession } from '#server/people/session/session-repository';
import { findUsers } from '#server/people/user/user-repository';
import { after, curtain } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { troupe } from '../../../support/troupe';

const { bertrand } = troupe;
const stage = doorStage();
const DAY = 24 * 60;
/** Noon of a day without a show, so many days after the evening of the stage. */
const day = (count: number) => after((count + 10) * DAY - 8 * 60);
const goTo = (moment: Date) => stage.setClock(moment);

beforeEach(async () => {
  await goTo(day(0));
  await become({ roles: [...bertrand.roles], disabled_until: null });
  await login();
});

async function become(fields: { roles?: RoleCode[]; disabled_until?: Date | null }) {
  await write(stage.database, async (transaction) => {
    const { database, recordChange } = transaction;
    await database.updateTable('users').set(fields).where('uuid', '=', bertrand.uuid).execute();
    recordChange('account', bertrand.uuid, ownAudience(bertrand.uuid));
  });
}
async function login() {
  const [user] = await findUsers(stage.database, [bertrand.uuid]);
  return write(stage.database, (transaction) =>
    startSession(transaction, must(user, 'Bertrand'), { userAgent: 'Firefox', spans: usualSpans }),
  );
}
async function arm() {
  const uuid = randomUUID();
  const { key } = await write(stage.database, (transaction) =>
    armDevice(transaction, { uuid, name: 'Porte C' }, bertrand.uuid),
  );
  return { uuid, key };
}
const contact = (key: string, waiting = 0) =>
  noteContact(stage.database, { key, mirroredAt: null, waiting }, usualSpans);
async function endAfterContact(key: string) {
  const state = await contact(key);
  return state?.door?.expiresAt ?? null;
}
const listed = async (uuid: string) =>
  (await listDevices(stage.database)).find((device) => device.uuid === uuid);

test('a key that is used is good for seven more days, and the phone is told', async () => {
  const { uuid, key } = await arm();
  await goTo(day(5));
  expect(await endAfterContact(key)).toEqual(day(12));
  await goTo(day(11));
  expect(await endAfterContact(key)).toEqual(day(18));
  expect(await listed(uuid)).toMatchObject({ expiresAt: day(18) });
});

test('thirty days after the login of who armed the phone nothing renews its key, not even a renewed session', async () => {
  const { refreshToken } = await login();
  const { key } = await arm();
  for (const count of [6, 12, 18, 24]) {
    await goTo(day(count));
    await endAfterContact(key);
  }
  expect(await rotateSession(stage.database, refreshToken.token)).not.toBeNull();
  expect(await endAfterContact(key)).toEqual(day(30));
  await goTo(day(29));
  expect(await endAfterContact(key)).toEqual(day(30));
  await login();
  expect(await endAfterContact(key)).toEqual(day(36));
});

test('a session that was opened without a login counts for none', async () => {
  const { key } = await arm();
  await goTo(day(6));
  await endAfterContact(key);
  await goTo(day(12));
  await endAfterContact(key);
  await goTo(day(18));
  await endAfterContact(key);
  await goTo(day(24));
  await write(stage.database, (transaction) => openSession(transaction, bertrand.uuid, 'Firefox'));
  expect(await endAfterContact(key)).toEqual(day(30));
});

test.each<[string, () => Promise<unknown>]>([
  ['who lost the role', () => become({ roles: ['ROLE_USER', 'ROLE_MEMBRE'] })],
  ['who is blocked', () => become({ disabled_until: day(90) })],
])('the key of somebody %s ends at the next contact, for good', async (_, lose) => {
  const { uuid, key } = await arm();
  await goTo(day(1));
  await lose();
  expect(await endAfterContact(key)).toEqual(day(1));
  expect(await listed(uuid)).toBeUndefined();
  await become({ roles: [...bertrand.roles], disabled_until: null });
  await goTo(day(2));
  expect(await endAfterContact(key)).toEqual(day(1));
});

test('in mid-evening the key goes on until the doors have closed, whoever lost which right', async () => {
  await goTo(after(10 - 3 * DAY));
  await login();
  const { uuid, key } = await arm();
  await goTo(after(10));
  await become({ roles: ['ROLE_USER'] });
  expect(await endAfterContact(key)).toEqual(after(180, curtain));
  await goTo(after(179, curtain));
  expect(await endAfterContact(key)).toEqual(after(180, curtain));
  expect(await listed(uuid)).toBeDefined();
});

test('a key that expires in mid-evening without a contact is still good that evening, and listed', async () => {
  await goTo(after(10 - 7 * DAY));
  await login();
  const { uuid, key } = await arm();
  await goTo(after(40));
  expect(await listed(uuid)).toMatchObject({ expiresAt: after(180, curtain) });
  expect(await endAfterContact(key)).toEqual(after(40 + 7 * DAY));
});

test('a disarmed phone is told so, and its key is never renewed', async () => {
  const { uuid, key } = await arm();
  await write(stage.database, (transaction) => disarmDevice(transaction, uuid));
  await goTo(day(5));
  expect(await contact(key)).toEqual({ disarmed: true, door: null });
  const stored = await stage.database.selectFrom('devices').selectAll().where('uuid', '=', uuid).execute();
  expect(stored).toMatchObject([{ expires_at: day(7) }]);
});

test('a key that is over stays so until the phone is armed again', async () => {
  const { uuid, key } = await arm();
  await goTo(day(8));
  await login();
  expect(await endAfterContact(key)).toEqual(day(7));
  await write(stage.database, (transaction) =>
    armDevice(transaction, { uuid, name: 'Porte C' }, bertrand.uuid),
  );
  expect(await endAfterContact(key)).toEqual(day(15));
});

test('a phone whose key is over is listed as long as scans wait on it', async () => {
  const { uuid, key } = await arm();
  await goTo(day(8));
  await contact(key, 3);
  expect(await listed(uuid)).toMatchObject({ waiting: 3, expiresAt: day(7) });
  await contact(key, 0);
  expect(await listed(uuid)).toBeUndefined();
});

test('nobody’s key and nobody’s phone are told nothing', async () => {
  expect(await contact('nobody')).toBeNull();
  expect(await renewKey(stage.database, randomUUID(), usualSpans)).toBeNull();
});
