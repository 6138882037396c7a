import { type Kysely, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { groupBy } from '#common/base/group-by';
import type { AgendaEvent } from '#common/contract/agenda/event';
import { eventNoun } from '#common/nouns/event';
import { shownAudience, siteAudience } from '#common/rules/audience';
import { columnsOf, fieldsOf } from '../../platform/database/columns';
import { insertRows } from '../../platform/database/insert-rows';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { locationColumns, locationOf } from '../../content/publication/location';
import type { NounStore } from '../../content/publication/noun-store';

const isShown = sql<boolean>`visible_from <= database_clock() and database_clock() < visible_until`;

/** Events with their dates. */
export const eventStore = {
  table: 'events',
  isShown,
  words: eventNoun.words,
  read: findEvents,
  add: (transaction, event) => addEvents(transaction, [event]),
  async change(transaction, event) {
    const { uuid, ...columns } = columnsOfEvent(event);
    const { database } = transaction;
    await database.updateTable('events').set(columns).where('uuid', '=', uuid).execute();
    await database.deleteFrom('event_dates').where('event_uuid', '=', uuid).execute();
    await insertRows(database, 'event_dates', datesOf(event));
    recordEvent(transaction, event);
  },
  async remove(transaction, { uuid }) {
    await transaction.database.deleteFrom('events').where('uuid', '=', uuid).execute();
    transaction.recordChange('events', uuid, []);
    transaction.recordChange('desk-events', uuid, []);
  },
} satisfies NounStore<AgendaEvent>;

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
        ...fieldsOf(eventNoun.fields, event),
        location: locationOf(event),
        eventDates: (datesOf.get(event.uuid) ?? []).map(({ uuid, date }) => ({ uuid, date })),
        visibleFrom: event.visible_from,
        visibleUntil: event.visible_until,
        version: event.version,
      }),
    ]),
  );
}

/** The uuids of events, ordered by their first date. */
export async function listEventUuids(database: Kysely<Database>, visibleOnly: boolean): Promise<string[]> {
  let found = database.selectFrom('events').select('uuid');
  if (visibleOnly) found = found.where(isShown);
  const rows = await found
    .orderBy(sql`(select min(date) from event_dates where event_uuid = events.uuid)`)
    .orderBy('uuid')
    .execute();
  return rows.map(({ uuid }) => uuid);
}

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
export async function addEvents(
  transaction: WriteTransaction,
  events: readonly AgendaEvent[],
): Promise<void> {
  await insertRows(transaction.database, 'events', events.map(columnsOfEvent));
  await insertRows(transaction.database, 'event_dates', events.flatMap(datesOf));
  for (const event of events) recordEvent(transaction, event);
}

function recordEvent(transaction: WriteTransaction, event: AgendaEvent): void {
  transaction.recordChange('events', event.uuid, shownAudience(event));
  transaction.recordChange('desk-events', event.uuid, siteAudience);
}

const columnsOfEvent = (event: AgendaEvent) => ({
  uuid: event.uuid,
  slug: event.slug,
  ...columnsOf(eventNoun.fields, event),
  ...locationColumns(event.location),
  visible_from: event.visibleFrom,
  visible_until: event.visibleUntil,
  version: event.version,
});

const datesOf = ({ uuid: event, eventDates }: AgendaEvent) =>
  eventDates.map(({ uuid, date }) => ({ uuid, event_uuid: event, date }));
