import { sql } from 'kysely';
import { forgetOldTokens } from '../account/account-repository';
import { forgetOldBookers } from '../booking/booking-repository';
import { trimLog } from '../changes/revs';
import { write } from '../database/transaction';
import { forgetOldAnswers } from '../http/stored-answer';
import { forgetOldMails } from '../mail/mail-repository';
import { forgetOldSessions } from '../session/session-repository';
import type { Job } from './job';

/** Keys to accounts, sessions and limits that are over. */
export const expiredTokens: Job = {
  name: 'expired-tokens',
  cron: '17 * * * *',
  async run(database) {
    const tokens = await forgetOldTokens(database);
    await forgetOldSessions(database);
    const { numDeletedRows } = await database
      .deleteFrom('rate_limits')
      .where('until', '<', sql<Date>`database_clock()`)
      .executeTakeFirst();
    return { tokens, limits: Number(numDeletedRows) };
  },
};

/** Names, addresses and numbers of those who booked, three years after the show. */
export const oldBookings: Job = {
  name: 'old-bookings',
  cron: '0 4 * * *',
  run: async (database) => ({ anonymised: await write(database, forgetOldBookers) }),
};

/** What nobody can ask for any more: the log of long ago, answers to old keys, old mails. */
export const oldRecords: Job = {
  name: 'old-records',
  cron: '50 3 * * *',
  async run(database) {
    await trimLog(database);
    return { answers: await forgetOldAnswers(database), mails: await forgetOldMails(database) };
  },
};
