import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import { agendaFile, links } from '#common/contract/site/links';
import { upcoming } from '#common/rules/agenda';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { findEvents, listEventUuids } from '../../agenda/event/event-repository';
import { calendarEntry, printable } from '#common/rules/calendar-entry';
import { findSettings } from '../settings/settings-repository';
import { findDurations } from '../../agenda/show/duration-repository';
import { findPublicShows } from '../../agenda/show/listed-play-repository';
import { listShowUuids } from '../../agenda/show/show-projection';

/** How often a subscribed calendar should refresh, in seconds. */
const REFRESH = 14_400;

/** The upcoming dates of every public show and event, as a calendar to subscribe to (RFC 5545), in UTC. */
export async function printCalendar(database: Kysely<Database>, siteUrl: string): Promise<string> {
  const { title } = must(await findSettings(database), 'the settings');
  const now = await databaseNow(database);
  const shows = await findPublicShows(
    database,
    await listShowUuids(database, { visibleOnly: true, bookable: false }),
  );
  const events = await findEvents(database, await listEventUuids(database, true));
  const agenda = { shows: [...shows.values()], events: [...events.values()] };
  const owners = new Map([
    ...agenda.shows.flatMap((show) => ownedBy(show, show.dates, links.currentShow.to())),
    ...agenda.events.flatMap((event) => ownedBy(event, event.eventDates, links.event.to(event))),
  ]);
  const changed = await lastChanges(database, [...shows.keys(), ...events.keys()]);
  const name = printable(title);
  const calendar = ical({
    name,
    prodId: { company: name, product: 'agenda', language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH,
    url: siteUrl + agendaFile,
  });
  const occasions = upcoming(agenda, now);
  const durations = await findDurations(
    database,
    occasions.map(({ uuid }) => uuid),
  );
  for (const occasion of occasions) {
    const owner = must(owners.get(occasion.uuid), 'what takes place');
    const at = changed.get(owner.uuid) ?? owner.visibleFrom;
    calendar.createEvent({
      // Never changes: a date that moves to another time or hall is still the same entry.
      id: occasion.uuid,
      ...calendarEntry({ ...occasion, minutes: durations.get(occasion.uuid) }),
      url: siteUrl + owner.address,
      status: ICalEventStatus.CONFIRMED,
      // The time of the last change, not of this request: unchanged entries stay identical.
      stamp: at,
      lastModified: at,
    });
  }
  return calendar.toString();
}

interface Owner {
  readonly uuid: string;
  readonly visibleFrom: Date;
}

/** The show or event of each date, and the address of its page. */
const ownedBy = (
  { uuid, visibleFrom }: Owner,
  dates: readonly { readonly uuid: string }[],
  address: string,
) => dates.map((date) => [date.uuid, { uuid, visibleFrom, address }] as const);

/** When shows and events last changed, by uuid, as far back as the change log goes. */
async function lastChanges(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (uuids.length === 0) return new Map();
  const rows = await database
    .selectFrom('change_log')
    .innerJoin('revs', 'revs.rev', 'change_log.rev')
    .select(({ fn }) => ['key', fn.max('at').as('at')])
    .where('collection', 'in', ['shows', 'events'])
    .where('key', 'in', uuids)
    .groupBy('key')
    .execute();
  return new Map(rows.map(({ key, at }) => [key, at]));
}
