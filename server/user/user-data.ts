import type { Kysely } from 'kysely';
import { encodeWire } from '#common/base/wire';
import { findBookingsOf } from '../booking/booking-repository';
import { databaseNow } from '../database/clock';
import type { Database } from '../database/schema';
import { findFreeTicketsOf } from '../free-ticket/free-ticket-repository';
import { findMailsTo } from '../mail/mail-repository';
import { findNewsBy } from '../news/news-repository';
import { findRoleDemandsOf } from '../role-demand/role-demand-repository';
import { summariseScansBy } from '../scan/scan-repository';
import { listKnownDevices, listSessions } from '../session/own-session-repository';
import { type StoredUser, userOf } from './user-repository';

/** Everything held on a person, as a JSON file that a person can read too. Bookings are those under their address. */
export async function userDataFile(database: Kysely<Database>, user: StoredUser): Promise<Response> {
  const data = {
    exportedAt: await databaseNow(database),
    account: userOf(user),
    hasPassword: user.password_hash !== null,
    roleDemands: await findRoleDemandsOf(database, user.uuid),
    sessions: await listSessions(database, user.uuid, null),
    devices: await listKnownDevices(database, user.uuid),
    bookings: user.is_activated ? await findBookingsOf(database, user.email) : [],
    freeTickets: await findFreeTicketsOf(database, user.uuid),
    scans: await summariseScansBy(database, user.uuid),
    news: await findNewsBy(database, user.uuid),
    mails: await findMailsTo(database, user.uuid),
  };
  return new Response(`${JSON.stringify(JSON.parse(encodeWire(data)), null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="mes-donnees-${user.slug}.json"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
