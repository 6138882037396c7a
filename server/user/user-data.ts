import type { Kysely } from 'kysely';
import { encodeWire } from '#common/base/wire';
import { findBookingsOf } from '../booking/booker-repository';
import { databaseNow } from '../database/clock';
import type { Database } from '../database/schema';
import { findFreeTicketsOf } from '../free-ticket/free-ticket-repository';
import { findFreeTicketDemandsOf } from '../free-ticket-demand/free-ticket-demand-repository';
import { findMailsTo } from '../mail/mail-repository';
import { findPasskeysOf, passkeyOf } from '../passkey/passkey-repository';
import { findPublishedBy } from '../publication/published';
import { findRevisionsBy } from '../revision/revision-repository';
import { findRoleDemandsOf } from '../role-demand/role-demand-repository';
import { summariseScansBy } from '../scan/scan-repository';
import { listKnownDevices, listSessions } from '../session/own-session-repository';
import { summariseTicketOrdersBy } from '../ticket-order/ticket-order-repository';
import { type StoredUser, userOf } from './user-repository';

/** Everything held on a person, as a JSON file that a person can read too. Bookings are those under their address. */
export async function userDataFile(database: Kysely<Database>, user: StoredUser): Promise<Response> {
  const data = {
    exportedAt: await databaseNow(database),
    account: userOf(user),
    hasPassword: user.password_hash !== null,
    roleDemands: await findRoleDemandsOf(database, user.uuid),
    passkeys: (await findPasskeysOf(database, user.uuid)).map((passkey) => ({
      ...passkeyOf(passkey),
      credential: passkey.credential_id,
      uses: passkey.counter,
    })),
    sessions: await listSessions(database, user.uuid, null),
    devices: await listKnownDevices(database, user.uuid),
    bookings: user.is_activated ? await findBookingsOf(database, user.email) : [],
    freeTickets: await findFreeTicketsOf(database, user.uuid),
    freeTicketDemands: await findFreeTicketDemandsOf(database, user.uuid),
    scans: await summariseScansBy(database, user.uuid),
    ticketOrders: await summariseTicketOrdersBy(database, user.uuid),
    news: await findPublishedBy(database, 'news', user.uuid),
    pieces: await findPublishedBy(database, 'pieces', user.uuid),
    revisions: await findRevisionsBy(database, user.uuid),
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
