import type { Kysely, Selectable } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import { nameOf } from '#common/contract/content/reference-names';
import { must } from '#common/base/must';
import { ownAudience } from '#common/rules/audience';
import { insertNewRows } from '../../platform/database/insert-rows';
import { randomVersion } from '../../platform/database/random-version';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { recordSeatsLeft } from '../../agenda/show/seats-repository';
import { recordAtDoor } from '../../agenda/show/date-rows-repository';
import { type StoredShowDate, lockDates } from '../../agenda/show/show-repository';
import { personColumns, personReferenceOf } from '../../people/user/user-repository';
import type { FreeTicketTables } from '../../platform/database/tables/free-ticket-tables';

export type StoredFreeTicket = Selectable<FreeTicketTables['free_tickets']>;

/** A free ticket with its show, date and owner. */
export function selectFreeTickets(database: Kysely<Database>) {
  return database
    .selectFrom('free_tickets as ticket')
    .innerJoin('show_dates as show_date', 'show_date.uuid', 'ticket.date_uuid')
    .innerJoin('shows as show', 'show.uuid', 'show_date.show_uuid')
    .leftJoin('users as owner', 'owner.uuid', 'ticket.owner_uuid')
    .selectAll('ticket')
    .select([
      'show_date.date as date',
      'show_date.doors_open_at as doors_open_at',
      'show_date.doors_close_at as doors_close_at',
      'show.slug as show_slug',
      'show.title as show_title',
      'show.location_name',
      'show.location_description',
      'show.location_link',
      'show.location_address',
      'show.location_parking',
      'show.location_access',
    ])
    .select(personColumns('owner'));
}

export type WholeFreeTicket = Awaited<
  ReturnType<ReturnType<typeof selectFreeTickets>['executeTakeFirstOrThrow']>
>;

/** A ticket to look up: `owner` limits it to that person's tickets; null means any. */
export interface SoughtTicket {
  readonly uuid: string;
  readonly owner: string | null;
}

/** Looks up a ticket regardless of its owner. */
export const ofAnyone = (uuid: string): SoughtTicket => ({ uuid, owner: null });

/** The free ticket looked up, or undefined. */
export async function findFreeTicket(
  database: Kysely<Database>,
  { uuid, owner }: SoughtTicket,
): Promise<WholeFreeTicket | undefined> {
  const found = await selectFreeTickets(database).where('ticket.uuid', '=', uuid).executeTakeFirst();
  return owner === null || found?.owner_uuid === owner ? found : undefined;
}

/** The same, read after locking its date, and that date; if undefined, nothing is locked. */
export async function lockFreeTicket(
  transaction: WriteTransaction,
  sought: SoughtTicket,
): Promise<{ readonly ticket: WholeFreeTicket; readonly date: StoredShowDate } | undefined> {
  const { database } = transaction;
  // A ticket's date never changes, so it may be read before the lock.
  const before = await database
    .selectFrom('free_tickets')
    .select(['owner_uuid', 'date_uuid'])
    .where('uuid', '=', sought.uuid)
    .executeTakeFirst();
  if (before === undefined || (sought.owner !== null && before.owner_uuid !== sought.owner)) return undefined;
  const dates = await lockDates(transaction, [before.date_uuid]);
  const ticket = await findFreeTicket(database, sought);
  return ticket && { ticket, date: must(dates.get(ticket.date_uuid), 'the date of a ticket') };
}

/** Converts a stored ticket to the form of the API and the mirrors. */
export function freeTicketOf(stored: WholeFreeTicket): FreeTicket {
  const owner = personReferenceOf(stored, 'owner');
  return everyFieldOf<FreeTicket>()({
    uuid: stored.uuid,
    name: stored.name,
    linkedShow: { slug: stored.show_slug, title: stored.show_title },
    dateUuid: stored.date_uuid,
    date: stored.date,
    ...(owner && { owner }),
    state: { code: stored.state, name: nameOf('free-ticket-states', stored.state) },
    ...(stored.generated_at && { generatedAt: stored.generated_at }),
    ...(stored.used_at && { usedAt: stored.used_at }),
    ...(stored.replaced_by && { replacedBy: stored.replaced_by }),
    ...(stored.cancelled_at && { cancelledAt: stored.cancelled_at }),
    ...(stored.blocked_at && { blockedAt: stored.blocked_at }),
    version: stored.version,
  });
}

/**
 * Adds free tickets of existing dates and owners. Those already generated are numbered in the order of the list, after
 * the numbers assigned by their dates so far.
 */
export async function addFreeTickets(
  transaction: WriteTransaction,
  tickets: readonly Omit<StoredFreeTicket, 'ticket_number'>[],
): Promise<void> {
  const dates = await lockDates(
    transaction,
    tickets.map((ticket) => ticket.date_uuid),
  );
  const last = new Map([...dates].map(([uuid, date]) => [uuid, date.last_ticket_number]));
  const numbered = tickets.map((ticket) => {
    if (ticket.generated_at === null) return { ...ticket, ticket_number: null };
    const next = (last.get(ticket.date_uuid) ?? 0) + 1;
    last.set(ticket.date_uuid, next);
    return { ...ticket, ticket_number: next };
  });
  await insertNewRows(transaction.database, 'free_tickets', numbered);
  for (const date of dates.values()) await keepLastNumber(transaction, date.uuid, last.get(date.uuid) ?? 0);
  for (const ticket of tickets) {
    const date = dates.get(ticket.date_uuid);
    if (date !== undefined) recordFreeTicket(transaction, ticket, date);
  }
  await recordSeatsLeft(transaction, [...dates.keys()]);
}

/**
 * Updates a ticket, under the version given or a new one, and re-publishes it to all who see it. Its date must be locked.
 * @returns the updated ticket
 */
export async function updateFreeTicket(
  transaction: WriteTransaction,
  ticket: WholeFreeTicket,
  changes: Partial<Omit<StoredFreeTicket, 'uuid' | 'date_uuid' | 'owner_uuid'>>,
): Promise<WholeFreeTicket> {
  const changed = await transaction.database
    .updateTable('free_tickets')
    .set({ version: randomVersion(), ...changes })
    .where('uuid', '=', ticket.uuid)
    .returningAll()
    .executeTakeFirstOrThrow();
  recordFreeTicket(transaction, ticket, ticket);
  await recordSeatsLeft(transaction, [ticket.date_uuid]);
  const after = { ...ticket, ...changed };
  updates.set(transaction, { before: ticket, after });
  return after;
}

interface FreeTicketUpdate {
  readonly before: WholeFreeTicket;
  readonly after: WholeFreeTicket;
}

const updates = new WeakMap<WriteTransaction, FreeTicketUpdate>();

/** The last update of a ticket in this transaction, so that the journal need not read the ticket again. */
export const lastFreeTicketUpdate = (transaction: WriteTransaction): FreeTicketUpdate | undefined =>
  updates.get(transaction);

/** Publishes a ticket to its owner and to the door of its date. */
export function recordFreeTicket(
  transaction: WriteTransaction,
  ticket: Pick<StoredFreeTicket, 'uuid' | 'owner_uuid' | 'date_uuid'>,
  showDate: { readonly date: Date },
): void {
  const { owner_uuid: owner } = ticket;
  transaction.recordChange('my-tickets', ticket.uuid, owner === null ? [] : ownAudience(owner));
  recordAtDoor(transaction, 'door-tickets', ticket.uuid, showDate);
  recordAtDoor(transaction, 'door-dates', ticket.date_uuid, showDate);
}

async function keepLastNumber(
  transaction: WriteTransaction,
  dateUuid: string,
  number: number,
): Promise<void> {
  await transaction.database
    .updateTable('show_dates')
    .set({ last_ticket_number: number })
    .where('uuid', '=', dateUuid)
    .where('last_ticket_number', '<', number)
    .execute();
}
