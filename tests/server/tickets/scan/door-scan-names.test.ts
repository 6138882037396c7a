import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { must } from '#common/base/must';
import { type WriteTransaction, write } from '#server/platform/database/transaction';
import { armDevice } from '#server/tickets/device/device-repository';
import { readDoorScans } from '#server/tickets/scan/scan-repository';
import { eraseUser } from '#server/people/account/user-deletion-repository';
import { recordNaming } from '#server/people/account/user-naming-repository';
import { doorStage } from '../../../support/door-stage';
import { troupe } from '../../../support/troupe';

const { bertrand, agathe } = troupe;
const stage = doorStage();

/** A scan by Agathe on this phone, as phones know it, and whether something tells them of it anew. */
async function scanOf(device: string) {
  const scan = stage.scan({ ticket: await stage.ticket(), device });
  await stage.sendAs(agathe, scan);
  const { key } = scan;
  const row = async () => must((await readDoorScans(stage.database, [key])).get(key), 'the scan');
  const told = () => stage.database.selectFrom('change_log').select('rev').where('key', '=', key).execute();
  return {
    row,
    async isToldBy(work: (transaction: WriteTransaction) => Promise<unknown>): Promise<boolean> {
      const before = (await told()).length;
      await write(stage.database, work);
      return (await told()).length > before;
    },
  };
}

test('a phone that scanned before it was armed has its door’s name on every other phone from then on', async () => {
  const phone = randomUUID();
  const { row, isToldBy } = await scanOf(phone);
  expect(await row()).toMatchObject({ deviceName: 'Appareil inconnu' });
  const arming = (transaction: WriteTransaction) =>
    armDevice(transaction, { uuid: phone, name: 'Porte D' }, bertrand.uuid);
  expect(await isToldBy(arming)).toBe(true);
  expect(await row()).toMatchObject({ deviceName: 'Porte D' });
});

test('whoever takes another name is called by it at the doors too, and whose account is gone by none', async () => {
  const { row, isToldBy } = await scanOf(stage.evening.phoneA);
  const renaming = async (transaction: WriteTransaction) => {
    await transaction.database
      .updateTable('users')
      .set({ name: 'Aubry' })
      .where('uuid', '=', agathe.uuid)
      .execute();
    await recordNaming(transaction, agathe.uuid);
  };
  expect(await isToldBy(renaming)).toBe(true);
  expect(await row()).toMatchObject({ by: `${agathe.firstname} Aubry` });
  expect(await isToldBy((transaction) => eraseUser(transaction, agathe))).toBe(true);
  expect(await row()).toMatchObject({ by: '' });
});
