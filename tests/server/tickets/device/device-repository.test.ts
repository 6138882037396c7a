import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { noteContact } from '#server/tickets/device/device-contact-repository';
import { armDevice, disarmDevice, findDeviceByKey, isOver } from '#server/tickets/device/device-repository';
import { usualSpans } from '#server/platform/process/spans';
import { after } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { troupe } from '../../../support/troupe';

const stage = doorStage();
const days = (count: number) => after(count * 24 * 60);
const now = after(10);

const arm = (uuid: string, name = 'Porte C') =>
  write(stage.database, (transaction) => armDevice(transaction, { uuid, name }, troupe.bertrand.uuid));

test('an armed phone is known by its key for seven days', async () => {
  const uuid = randomUUID();
  const { key, expiresAt } = await arm(uuid);
  expect(expiresAt.getTime() - now.getTime()).toBe(7 * 24 * 3_600_000);
  const device = await findDeviceByKey(stage.database, key, now);
  expect(device).toMatchObject({ uuid, name: 'Porte C', armed_by: troupe.bertrand.uuid });
  expect(device && isOver(device, now)).toBe(false);
  expect(device && isOver(device, expiresAt)).toBe(true);
});

test('only the hash of a key is kept', async () => {
  const uuid = randomUUID();
  const { key } = await arm(uuid);
  const stored = await stage.database
    .selectFrom('devices')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  expect(stored?.key_hash).toHaveLength(32);
  expect(JSON.stringify(stored)).not.toContain(key);
});

test('a disarmed phone is over, yet its key still brings in stragglers for a month, and no longer', async () => {
  const uuid = randomUUID();
  const { key } = await arm(uuid);
  expect(await write(stage.database, (transaction) => disarmDevice(transaction, uuid))).toBe(true);
  const device = await findDeviceByKey(stage.database, key, now);
  expect(device && isOver(device, now)).toBe(true);
  expect(await findDeviceByKey(stage.database, key, days(36))).toBeDefined();
  expect(await findDeviceByKey(stage.database, key, days(38))).toBeUndefined();
});

test('arming a phone again gives it a new key, and the old one is worth nothing once that is used', async () => {
  const uuid = randomUUID();
  const old = await arm(uuid);
  await write(stage.database, (transaction) => disarmDevice(transaction, uuid));
  const fresh = await arm(uuid, 'Porte D');
  await noteContact(stage.database, { key: fresh.key, mirroredAt: null, waiting: 0 }, usualSpans);
  expect(await findDeviceByKey(stage.database, old.key, now)).toBeUndefined();
  expect(await findDeviceByKey(stage.database, fresh.key, now)).toMatchObject({
    name: 'Porte D',
    disarmed_at: null,
  });
});

test('a phone that the answer to its arming never reached goes on under the key that it holds', async () => {
  const uuid = randomUUID();
  const held = await arm(uuid);
  const report = { key: held.key, mirroredAt: null, waiting: 3 };
  const second = await arm(uuid, 'Porte D');
  await arm(uuid, 'Porte E');
  for (const { key } of [held, second])
    expect(await findDeviceByKey(stage.database, key, now)).toMatchObject({ name: 'Porte E' });
  expect(await noteContact(stage.database, report, usualSpans)).toMatchObject({ disarmed: false });
  await write(stage.database, (transaction) => disarmDevice(transaction, uuid));
  expect(await noteContact(stage.database, report, usualSpans)).toEqual({ disarmed: true, door: null });
});

test('a phone that was never armed cannot be disarmed', async () => {
  expect(await write(stage.database, (transaction) => disarmDevice(transaction, randomUUID()))).toBe(false);
});

test('a key that nobody was given opens nothing', async () => {
  expect(await findDeviceByKey(stage.database, 'x'.repeat(43), now)).toBeUndefined();
});
