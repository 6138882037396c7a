import type { Kysely } from 'kysely';
import { oneByOne } from '../../platform/database/one-by-one';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import { isOfferedDateToCome } from '../../agenda/show/show-repository';
import { eraseUser } from './user-deletion-repository';
import { findUsers, lockUsers } from '../user/user-repository';
import type { Job } from '../../platform/jobs/job';

/** Deletes temporary accounts in the night after the last date: deleting an account cancels its bookings to come. */
export const temporaryAccounts = {
  name: 'temporary-accounts',
  cron: '30 3 * * *',
  async run(database) {
    if (await isOfferedDateToCome(database)) return { deleted: 0, offered: true };
    const temporary = await database
      .selectFrom('users')
      .select('uuid')
      .where('temporary', '=', true)
      .execute();
    const uuids = temporary.map(({ uuid }) => uuid);
    return { deleted: await oneByOne(uuids, (uuid) => eraseTemporary(database, uuid)), offered: false };
  },
} satisfies Job;

/** One transaction each, to hold locks briefly; an account that became permanent meanwhile stays. */
function eraseTemporary(database: Kysely<Database>, uuid: string): Promise<boolean> {
  return write(database, async (transaction) => {
    await lockUsers(transaction);
    const [user] = await findUsers(transaction.database, [uuid]);
    if (user?.temporary !== true || user.roles.includes('ROLE_ADMIN')) return false;
    await eraseUser(transaction, user);
    return true;
  });
}
