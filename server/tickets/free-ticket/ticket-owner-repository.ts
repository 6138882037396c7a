import type { Kysely } from 'kysely';
import { fold } from '#common/base/fold';
import { must } from '#common/base/must';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import { ownAudience } from '#common/rules/audience';
import { offerFreedSeats } from '../booking/waiting-list-repository';
import { randomVersion } from '../../platform/database/random-version';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { NAME_YEARS, datesLongBefore } from '../../agenda/show/old-dates-repository';
import { recordSeatsLeft } from '../../agenda/show/seats-repository';
import { lockDatesOf } from '../../agenda/show/show-repository';
import { freeTicketOf, recordFreeTicket, selectFreeTickets } from './free-ticket-repository';

/** Re-publishes a person's tickets after a rename. */
export async function recordFreeTicketsOf(transaction: WriteTransaction, ownerUuid: string): Promise<void> {
  const owned = await transaction.database
    .selectFrom('free_tickets')
    .select('uuid')
    .where('owner_uuid', '=', ownerUuid)
    .execute();
  for (const { uuid } of owned) transaction.recordChange('my-tickets', uuid, ownAudience(ownerUuid));
}

/** Every ticket of a person, earliest date first. */
export async function findFreeTicketsOf(
  database: Kysely<Database>,
  ownerUuid: string,
): Promise<FreeTicket[]> {
  const owned = await selectFreeTickets(database)
    .where('ticket.owner_uuid', '=', ownerUuid)
    .orderBy('show_date.date')
    .orderBy('ticket.uuid')
    .execute();
  return owned.map(freeTicketOf);
}

/**
 * Removes a person's name from their tickets. Those of future dates are cancelled and their seats offered to the waiting
 * list, but for those that were used.
 */
export async function anonymiseFreeTickets(transaction: WriteTransaction, ownerUuid: string): Promise<void> {
  const { database } = transaction;
  const owned = database
    .selectFrom('free_tickets')
    .select(['uuid', 'date_uuid', 'state'])
    .where('owner_uuid', '=', ownerUuid);
  const { rows, dates } = await lockDatesOf(transaction, () => owned.execute());
  const { now } = transaction;
  for (const { uuid, date_uuid, state } of rows) {
    const date = must(dates.get(date_uuid), 'the date of a ticket');
    const cancels = date.date > now && state !== 'UTILISE';
    await database
      .updateTable('free_tickets')
      .set((is) => ({
        ...nobody,
        ...(cancels && { cancelled_at: is.fn.coalesce('cancelled_at', is.val(now)) }),
        version: randomVersion(),
      }))
      .where('uuid', '=', uuid)
      .execute();
    recordFreeTicket(transaction, { uuid, owner_uuid: null, date_uuid }, date);
  }
  await recordSeatsLeft(transaction, [...dates.keys()]);
  for (const date of dates.values()) await offerFreedSeats(transaction, date);
}

/** Removes names and owners from tickets of old dates, which no door has any more; the seats stay counted. Returns of how many. */
export async function anonymiseOldFreeTickets(transaction: WriteTransaction): Promise<number> {
  const { database, now } = transaction;
  const forgotten = await database
    .updateTable('free_tickets')
    .set({ ...nobody, version: randomVersion() })
    .where('date_uuid', 'in', datesLongBefore(database, now, NAME_YEARS))
    .where((is) => is.or([is('name', '<>', nobody.name), is('owner_uuid', 'is not', null)]))
    .returning('uuid')
    .execute();
  for (const { uuid } of forgotten) transaction.recordChange('my-tickets', uuid, []);
  return forgotten.length;
}

const nobody = { owner_uuid: null, name: 'Anonyme', name_folded: fold('Anonyme') };
