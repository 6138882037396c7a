import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import { countAttempt } from '../../platform/guard/limit';
import type { Handlers } from '../../platform/http/handler';
import { callersAccount } from '../../people/user/callers-account-repository';
import { readActs } from './booking-history-repository';
import { listBookingDates, readBookingDate } from './booking-date-list';
import { listBookings } from './booking-list';
import {
  isDateMessageSent,
  listDateMessages,
  previewDateMessage,
  sendDateMessage,
} from './date-message-repository';
import {
  type Clerk,
  cancelDeskBooking,
  changeDeskBooking,
  createDeskBooking,
  keepBookingCall,
} from './desk-booking-change';

export const deskBookingRoutes = {
  listBookings: ({ query, database }) => listBookings(database, query),

  async createOfficeBooking({ body, caller, database }) {
    const clerk = await callersAccount(database, caller);
    return write(database, (transaction) => createDeskBooking(transaction, clerk, body));
  },

  async changeOfficeBooking({ params, body, caller, database }) {
    const clerk = await callersAccount(database, caller);
    return write(database, (transaction) => changeDeskBooking(transaction, clerk, params.uuid, body));
  },

  async cancelOfficeBooking({ params, body, caller, database }) {
    const clerk = await callersAccount(database, caller);
    return write(database, (transaction) => cancelDeskBooking(transaction, clerk, params.uuid, body.reason));
  },

  async keepBookingCall({ params, caller, database }) {
    const clerk = await callersAccount(database, caller);
    await write(database, (transaction) => keepBookingCall(transaction, clerk, params.uuid));
    return null;
  },

  readBookingHistory: ({ params, database }) => readActs(database, params.uuid),

  listBookingDates: ({ query, database }) => listBookingDates(database, query.show),
  readBookingDate: ({ params, database }) => readBookingDate(database, params.uuid),
  listDateMessages: ({ params, database }) => listDateMessages(database, params.uuid),

  async previewDateMessage({ params, body, database }) {
    return previewDateMessage(database, params.uuid, body);
  },

  async sendDateMessage({ params, body, caller, database }) {
    const clerk = await callersAccount(database, caller);
    // A repeat after a lost answer does not count as another message.
    if (!(await isDateMessageSent(database, body.uuid))) await countMessage(database, clerk, params.uuid);
    return write(database, (transaction) => sendDateMessage(transaction, clerk, params.uuid, body));
  },
} satisfies Partial<Handlers>;

/** Each message sends hundreds of letters: limits the damage of a mistake or a stolen session. */
async function countMessage(database: Kysely<Database>, clerk: Clerk, dateUuid: string): Promise<void> {
  await countAttempt(database, { of: 'booking messages by', by: clerk.uuid, most: 20, minutes: 24 * 60 });
  await countAttempt(database, { of: 'booking messages to', by: dateUuid, most: 6, minutes: 24 * 60 });
}
