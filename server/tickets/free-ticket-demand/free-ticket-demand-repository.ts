import { type Kysely, type Selectable, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { must } from '#common/base/must';
import { demandStateOf } from '#common/contract/fields/demand-states';
import type { FreeTicketDemand } from '#common/contract/tickets/free-ticket-demand';
import { ownAudience } from '#common/rules/audience';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { recordWaiting } from '../../agenda/show/date-rows-repository';
import { NAME_YEARS, datesLongBefore } from '../../agenda/show/old-dates-repository';
import { lockDatesOf } from '../../agenda/show/show-repository';
import { personColumns, personReferenceOf } from '../../people/user/user-repository';
import type { FreeTicketDemandTables } from '../../platform/database/tables/free-ticket-demand-tables';

export type StoredFreeTicketDemand = Selectable<FreeTicketDemandTables['free_ticket_demands']>;

/** A demand with its show, date, owner, requester and decider. */
export function selectFreeTicketDemands(database: Kysely<Database>) {
  return database
    .selectFrom('free_ticket_demands as demand')
    .innerJoin('show_dates as show_date', 'show_date.uuid', 'demand.date_uuid')
    .innerJoin('shows as show', 'show.uuid', 'show_date.show_uuid')
    .innerJoin('users as owner', 'owner.uuid', 'demand.owner_uuid')
    .leftJoin('users as asker', 'asker.uuid', 'demand.asked_by')
    .leftJoin('users as judge', 'judge.uuid', 'demand.decided_by')
    .selectAll('demand')
    .select(['show_date.date as date', 'show.slug as show_slug', 'show.title as show_title'])
    .select([...personColumns('owner'), ...personColumns('asker'), ...personColumns('judge')]);
}

type WholeDemand = Awaited<ReturnType<ReturnType<typeof selectFreeTicketDemands>['executeTakeFirstOrThrow']>>;

/** Converts a stored demand to the form of the API and the mirrors. */
export function freeTicketDemandOf(stored: WholeDemand): FreeTicketDemand {
  const asker = personReferenceOf(stored, 'asker');
  const judge = personReferenceOf(stored, 'judge');
  return everyFieldOf<FreeTicketDemand>()({
    uuid: stored.uuid,
    linkedShow: { slug: stored.show_slug, title: stored.show_title },
    dateUuid: stored.date_uuid,
    date: stored.date,
    owner: must(personReferenceOf(stored, 'owner'), 'the owner of a demand'),
    names: stored.names,
    ...(stored.note !== null && { note: stored.note }),
    state: demandStateOf(stored),
    createdAt: stored.created_at,
    ...(asker && { askedBy: asker }),
    ...(stored.decided_at && { decidedAt: stored.decided_at }),
    ...(judge && { decidedBy: judge }),
    ...(stored.reason !== null && { reason: stored.reason }),
  });
}

/** The demand with this uuid in the form of the API, or undefined. */
export async function findFreeTicketDemand(
  database: Kysely<Database>,
  uuid: string,
): Promise<FreeTicketDemand | undefined> {
  const stored = await selectFreeTicketDemands(database).where('demand.uuid', '=', uuid).executeTakeFirst();
  return stored && freeTicketDemandOf(stored);
}

/** Every demand of a person, newest first. */
export async function findFreeTicketDemandsOf(
  database: Kysely<Database>,
  ownerUuid: string,
): Promise<FreeTicketDemand[]> {
  const demands = await selectFreeTicketDemands(database)
    .where('demand.owner_uuid', '=', ownerUuid)
    .orderBy('demand.created_at', 'desc')
    .orderBy('demand.uuid', 'desc')
    .execute();
  return demands.map(freeTicketDemandOf);
}

/**
 * Re-publishes the demands that name a person (as owner, requester or decider) after a rename or an account deletion.
 */
export async function recordFreeTicketDemandsOf(
  transaction: WriteTransaction,
  userUuid: string,
): Promise<void> {
  const named = await transaction.database
    .selectFrom('free_ticket_demands')
    .select(['uuid', 'owner_uuid'])
    .where((is) =>
      is.or([
        is('owner_uuid', '=', userUuid),
        is('asked_by', '=', userUuid),
        is('decided_by', '=', userUuid),
      ]),
    )
    .execute();
  for (const { uuid, owner_uuid } of named)
    transaction.recordChange('free-ticket-demands', uuid, ownAudience(owner_uuid));
}

/** Deletes every demand of a person. */
export async function deleteFreeTicketDemandsOf(
  transaction: WriteTransaction,
  ownerUuid: string,
): Promise<void> {
  const { database } = transaction;
  const theirs = database
    .selectFrom('free_ticket_demands')
    .select(['uuid', 'owner_uuid', 'date_uuid'])
    .where('owner_uuid', '=', ownerUuid);
  // Locked before they are deleted: a decision in progress ends first, and none comes after.
  const { rows: gone, dates } = await lockDatesOf(transaction, () => theirs.execute());
  if (gone.length === 0) return;
  await database
    .deleteFrom('free_ticket_demands')
    .where(
      'uuid',
      'in',
      gone.map(({ uuid }) => uuid),
    )
    .execute();
  for (const demand of gone)
    recordFreeTicketDemand(
      transaction,
      demand,
      must(dates.get(demand.date_uuid), 'the date of a demand'),
      true,
    );
}

/** Deletes demands for dates of long ago. Returns how many. */
export async function deleteOldFreeTicketDemands(transaction: WriteTransaction): Promise<number> {
  const { database, now } = transaction;
  const gone = await database
    .deleteFrom('free_ticket_demands')
    .where('date_uuid', 'in', datesLongBefore(database, now, NAME_YEARS))
    .returning('uuid')
    .execute();
  for (const { uuid } of gone) transaction.recordChange('free-ticket-demands', uuid, []);
  return gone.length;
}

/** How many demands for dates to come wait for a decision. */
export async function countWaitingFreeTicketDemands(database: Kysely<Database>, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from free_ticket_demands f join show_dates d on d.uuid = f.date_uuid
    where f.decided_at is null and d.date > ${now}`.execute(database);
  return rows[0]?.total ?? 0;
}

/** How many demands wait for each of these dates; dates without any are left out. */
export async function countWaitingFreeTicketDemandsOf(
  database: Kysely<Database>,
  dateUuids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ uuid: string; total: number }>`
    select date_uuid as uuid, count(*)::integer as total from free_ticket_demands
    where decided_at is null and date_uuid = any(${[...dateUuids]}::uuid[]) group by date_uuid`.execute(
    database,
  );
  return new Map(rows.map(({ uuid, total }) => [uuid, total]));
}

/** Re-publishes a demand to its owner and updates the waiting counters; `gone`: nobody may see it any more. */
export function recordFreeTicketDemand(
  transaction: WriteTransaction,
  demand: Pick<StoredFreeTicketDemand, 'uuid' | 'owner_uuid'>,
  showDate: Parameters<typeof recordWaiting>[1],
  gone = false,
): void {
  transaction.recordChange('free-ticket-demands', demand.uuid, gone ? [] : ownAudience(demand.owner_uuid));
  recordWaiting(transaction, showDate);
}
