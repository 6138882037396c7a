import { type Kysely, sql } from 'kysely';
import { addAccountToken } from './account-repository';
import { allParts, oneByOne } from '../../platform/database/one-by-one';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import { deletionComingLetter } from '../../platform/mail/account-letters';
import { queueMail } from '../../platform/mail/mail-repository';
import { eraseUser } from './user-deletion-repository';
import { type StoredUser, findUsers, lockUsers } from '../user/user-repository';
import type { Job } from '../../platform/jobs/job';

const KEPT_DAYS = 30;
const WARNED_DAYS = 7;

/** Deletes accounts that were not activated within 30 days, 7 days after a mail that announces it has left. */
export const unactivatedAccounts = {
  name: 'unactivated-accounts',
  cron: '40 3 * * *',
  run: (database) =>
    allParts({
      deleted: () => forEach(database, isOver, eraseUser),
      warned: () =>
        forEach(database, isDue, async (transaction, user) => {
          const token = await addAccountToken(transaction, 'activation', user.uuid);
          await queueMail(transaction, 'deletion-coming', user, deletionComingLetter(token));
        }),
    }),
} satisfies Job;

const daysAgo = (days: number) => sql<Date>`database_clock() - make_interval(days => ${days})`;

/** Without a mail server no warning ever leaves, and the days begin as it is written. */
const isOver = sql<boolean>`creation_date <= ${daysAgo(KEPT_DAYS)} and (
  warned_at <= ${daysAgo(WARNED_DAYS)}
  or exists (
    select from mails where user_uuid = users.uuid and kind = 'deletion-coming' and created_at <= ${daysAgo(WARNED_DAYS)}
      and sent_at is null and dropped_at is null and try_after is null)
)`;

/** A warning that was given up, since its link had ended before it could leave, is written anew. */
const isDue = sql<boolean>`creation_date <= ${daysAgo(KEPT_DAYS - WARNED_DAYS)} and warned_at is null
  and not exists (
    select from mails where user_uuid = users.uuid and kind = 'deletion-coming'
      and sent_at is null and dropped_at is null)`;

async function forEach(
  database: Kysely<Database>,
  condition: typeof isOver,
  work: (transaction: Parameters<typeof eraseUser>[0], user: StoredUser) => Promise<void>,
): Promise<number> {
  const found = await database
    .selectFrom('users')
    .select('uuid')
    .where('is_activated', '=', false)
    .where(condition)
    .execute();
  return oneByOne(
    found.map(({ uuid }) => uuid),
    (uuid) =>
      write(database, async (transaction) => {
        await lockUsers(transaction);
        const [user] = await findUsers(transaction.database, [uuid]);
        // It was activated meanwhile.
        if (user === undefined || user.is_activated) return false;
        await work(transaction, user);
        return true;
      }),
  );
}
