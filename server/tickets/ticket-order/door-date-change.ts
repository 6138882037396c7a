import { must } from '#common/base/must';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { changedDoorDate } from '#common/rules/saves/door-date-save';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import { readDoorDates } from '../../agenda/show/door-date-projection';
import { recordAtDoor } from '../../agenda/show/date-rows-repository';
import { lockDates } from '../../agenda/show/show-repository';

/**
 * Sets from when on the counter of a date sells the seats of people who have not come; null: never. Throws `not-found`.
 */
export async function changeDoorDate(
  transaction: WriteTransaction,
  uuid: string,
  latecomersUntil: Date | null,
): Promise<DoorDateRow> {
  const date = (await lockDates(transaction, [uuid])).get(uuid);
  if (date === undefined) throw new CallError('not-found', { message: 'Séance introuvable' });
  const before = must((await readDoorDates(transaction.database, [uuid])).get(uuid), 'a date that is there');
  const changed = changedDoorDate(before, { latecomersUntil });
  await transaction.database
    .updateTable('show_dates')
    .set({ latecomers_until: changed.latecomersUntil ?? null })
    .where('uuid', '=', uuid)
    .execute();
  recordAtDoor(transaction, 'door-dates', uuid, date);
  return changed;
}
