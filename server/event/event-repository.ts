import { type Kysely, type Selectable, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { groupBy } from '#common/base/group-by';
import { uuidPattern } from '#common/base/uuid';
import type { AgendaEvent } from '#common/contract/agenda/event';
import { shownAudience, siteAudience } from '#common/rules/audience';
import { insertRows } from '../database/insert-rows';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import { locationColumns, locationOf } from '../publication/location';
import type { EventTables } from '../database/tables/event-tables';

/** An event with its dates. */
export interface WholeEvent {
  readonly event: Selectable<EventTables['events']>;
  readonly dates: readonly Selectable<EventTables['event_dates']>[];
}

/** An event as it is stored. */
export const wholeEvent = (event: AgendaEvent): WholeEvent => ({
  event: {
    uuid: event.uuid,
    slug: event.slug,
    title: event.title,
    ...locationColumns(event.location),
    visible_from: event.visibleFrom,
    visible_until: event.visibleUntil,
    version: event.version,
  },
  dates: event.eventDates.map(({ uuid, date }) => ({ uuid, event_uuid: event.uuid, date })),
});

/** Events with these uuids in the form of the API, by uuid; dates in chronological order. */
export async function findEvents(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, AgendaEvent>> {
  if (uuids.length === 0) return new Map();
  const events = await database.selectFrom('events').selectAll().where('uuid', 'in', uuids).execute();
  const dates = await database
    .selectFrom('event_dates')
    .selectAll()
    .where('event_uuid', 'in', uuids)
    .orderBy('date')
    .orderBy('uuid')
    .execute();
  const datesOf = groupBy(dates, ({ event_uuid }) => event_uuid);
  return new Map(
    events.map((event) => [
      event.uuid,
      everyFieldOf<AgendaEvent>()({
        uuid: event.uuid,
        slug: event.slug,
        title: event.title,
        location: locationOf(event),
        eventDates: (datesOf.get(event.uuid) ?? []).map(({ uuid, date }) => ({ uuid, date })),
        visibleFrom: event.visible_from,
        visibleUntil: event.visible_until,
        version: event.version,
      }),
    ]),
  );
}

/**
 * The uuid of the event with this slug or uuid, or undefined.
 * @param seesAll whether the reader may see an event that is not visible at this moment
 */
export async function locateEvent(
  database: Kysely<Database>,
  slugOrUuid: string,
  seesAll: boolean,
): Promise<string | undefined> {
  let found = database
    .selectFrom('events')
    .select('uuid')
    .where(uuidPattern.test(slugOrUuid) ? 'uuid' : 'slug', '=', slugOrUuid);
  if (!seesAll) found = found.where(isVisible);
  return (await found.executeTakeFirst())?.uuid;
}

/** The uuids of events, ordered by their first date. */
export async function listEventUuids(database: Kysely<Database>, visibleOnly: boolean): Promise<string[]> {
  let found = database.selectFrom('events').select('uuid');
  if (visibleOnly) found = found.where(isVisible);
  const rows = await found
    .orderBy(sql`(select min(date) from event_dates where event_uuid = events.uuid)`)
    .orderBy('uuid')
    .execute();
  return rows.map(({ uuid }) => uuid);
}

const isVisible = sql<boolean>`visible_from <= database_clock() and database_clock() < visible_until`;

/** The event to which each of these dates belongs; unknown dates are left out. */
export async function findDateOwners(
  database: Kysely<Database>,
  dates: readonly string[],
): Promise<readonly { readonly uuid: string; readonly event_uuid: string }[]> {
  if (dates.length === 0) return [];
  return database
    .selectFrom('event_dates')
    .select(['uuid', 'event_uuid'])
    .where('uuid', 'in', dates)
    .execute();
}

/** Adds events with slugs that are not taken. */
export async function addEvents(transaction: WriteTransaction, events: readonly WholeEvent[]): Promise<void> {
  await insertRows(
    transaction.database,
    'events',
    events.map(({ event }) => event),
  );
  await insertRows(
    transaction.database,
    'event_dates',
    events.flatMap(({ dates }) => dates),
  );
  for (const { event } of events) recordEvent(transaction, event);
}

/** Overwrites the event with the same uuid. */
export async function changeEvent(
  transaction: WriteTransaction,
  { event, dates }: WholeEvent,
): Promise<void> {
  const { uuid, ...columns } = event;
  const { database } = transaction;
  await database.updateTable('events').set(columns).where('uuid', '=', uuid).execute();
  await database.deleteFrom('event_dates').where('event_uuid', '=', uuid).execute();
  await insertRows(database, 'event_dates', dates);
  recordEvent(transaction, event);
}

/** Removes an event. */
export async function removeEvent(transaction: WriteTransaction, uuid: string): Promise<void> {
  await transaction.database.deleteFrom('events').where('uuid', '=', uuid).execute();
  transaction.recordChange('events', uuid, []);
  transaction.recordChange('desk-events', uuid, []);
}

function recordEvent(transaction: WriteTransaction, event: WholeEvent['event']): void {
  const { visible_from: visibleFrom, visible_until: visibleUntil } = event;
  transaction.recordChange('events', event.uuid, shownAudience({ visibleFrom, visibleUntil }));
  transaction.recordChange('desk-events', event.uuid, siteAudience);
}
