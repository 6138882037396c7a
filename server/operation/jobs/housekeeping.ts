import { sql } from 'kysely';
import { deleteOldTokens } from '../../people/account/account-repository';
import { deleteOldBookers, forgetRanges, forgetRequests } from '../../tickets/booking/booker-repository';
import { trimLog } from '../../platform/feed/revs';
import { deleteOldMessages } from '../../content/contact/contact-repository';
import { allParts } from '../../platform/database/one-by-one';
import { write } from '../../platform/database/transaction';
import { anonymiseOldFreeTickets } from '../../tickets/free-ticket/ticket-owner-repository';
import { deleteOldFreeTicketDemands } from '../../tickets/free-ticket-demand/free-ticket-demand-repository';
import { deleteOldAnswers } from '../../platform/http/stored-answer';
import { deleteOldJournal } from '../journal/journal-repository';
import { deleteOldMails } from '../../platform/mail/mail-repository';
import { deleteOldChallenges } from '../../people/passkey/passkey-challenge-repository';
import { deleteOldPreviewLinks } from '../../content/preview-link/preview-link-repository';
import { deleteOldSessions } from '../../people/session/session-repository';
import { deleteOldTicketOrders, deleteOldBuyers } from '../../tickets/payment/ticket-order-repository';
import { deleteOldUploads } from '../../content/upload/upload-repository';
import type { Job } from '../../platform/jobs/job';

/** Deletes expired mail tokens, sessions, passkey challenges, preview links and rate limits. */
export const expiredTokens = {
  name: 'expired-tokens',
  cron: '17 * * * *',
  async run(database) {
    const tokens = await deleteOldTokens(database);
    await deleteOldSessions(database);
    await deleteOldChallenges(database);
    await deleteOldPreviewLinks(database);
    const { numDeletedRows } = await database
      .deleteFrom('rate_limits')
      .where('until', '<', sql<Date>`database_clock()`)
      .executeTakeFirst();
    return { tokens, limits: Number(numDeletedRows) };
  },
} satisfies Job;

/**
 * Removes names, addresses and phone numbers from bookings, free tickets and sales, and deletes demands for free tickets,
 * three years after the show; deletes sales after six years. Forgets from which range of networks a past date was booked, and what
 * its bookers asked for.
 */
export const oldBookings = {
  name: 'old-bookings',
  cron: '0 4 * * *',
  run: (database) =>
    allParts({
      ranges: () => write(database, forgetRanges),
      requests: () => write(database, forgetRequests),
      anonymised: () => write(database, deleteOldBookers),
      tickets: () => write(database, anonymiseOldFreeTickets),
      demands: () => write(database, deleteOldFreeTicketDemands),
      buyers: () => write(database, deleteOldBuyers),
      statements: () => write(database, deleteOldTicketOrders),
    }),
} satisfies Job;

/**
 * Deletes old entries of the change log and of the journal, stored answers to old idempotency keys, old mails,
 * records of old messages to the association, and unfinished uploads.
 */
export const oldRecords = {
  name: 'old-records',
  cron: '50 3 * * *',
  async run(database) {
    await trimLog(database);
    return allParts({
      answers: () => deleteOldAnswers(database),
      mails: () => deleteOldMails(database),
      messages: () => deleteOldMessages(database),
      journal: () => deleteOldJournal(database),
      uploads: () => deleteOldUploads(database),
    });
  },
} satisfies Job;
