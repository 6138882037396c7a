import type { Kysely } from 'kysely';
import type { PersonalData } from '../../platform/database/personal-data';
import type { Database } from '../../platform/database/schema';
import { findBookingsOf, eraseBooker } from './booker-repository';

/** A person's bookings are those under their address, once it is confirmed. */
export const bookingPersonalData = {
  columns: {
    'booking_acts.by_uuid': { exported: { in: 'bookingActs' } },
    'booking_messages.by_uuid': { exported: { in: 'bookingMessages' } },
  },
  async exportFields(database, { uuid, email, is_activated }) {
    return {
      bookings: is_activated ? await findBookingsOf(database, email) : [],
      bookingActs: await findActsBy(database, uuid),
      bookingMessages: await findMessagesBy(database, uuid),
    };
  },
  async erase(transaction, { email, is_activated }) {
    if (is_activated) await eraseBooker(transaction, email);
  },
} satisfies PersonalData;

/** A person's office acts on bookings; without the bookers and without the reasons, which may name them. */
function findActsBy(database: Kysely<Database>, userUuid: string) {
  return database
    .selectFrom('booking_acts')
    .select(['kind', 'at'])
    .where('by_uuid', '=', userUuid)
    .orderBy('at')
    .orderBy('uuid')
    .execute();
}

function findMessagesBy(database: Kysely<Database>, userUuid: string) {
  return database
    .selectFrom('booking_messages')
    .select(['at', 'subject', 'text'])
    .where('by_uuid', '=', userUuid)
    .orderBy('at')
    .orderBy('uuid')
    .execute();
}
