import { type Kysely, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { groupBy } from '#common/base/group-by';
import { uuidPattern } from '#common/base/uuid';
import { DOORS_BEFORE, type Show } from '#common/contract/agenda/show';
import type { Database } from '../../platform/database/schema';
import { locationOf } from '../../content/publication/location';
import { paymentOf } from '../../content/publication/payment';
import { categoryOf } from './price-category-list-repository';
import { doorsBeforeOf } from './show-repository';

/** Shows with these uuids in their public form, by uuid: dates in chronological order, without rehearsals. */
export async function findShows(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, Show>> {
  if (uuids.length === 0) return new Map();
  const shows = await database.selectFrom('shows').selectAll().where('uuid', 'in', uuids).execute();
  const dates = await database
    .selectFrom('show_dates')
    .select(['uuid', 'show_uuid', 'date', 'closing_date', 'max_places', 'free_participation', 'pay_at_door'])
    .select('doors_open_at')
    .where('show_uuid', 'in', uuids)
    .where('rehearsal', '=', false)
    .orderBy('date')
    .orderBy('uuid')
    .execute();
  const prices = await database
    .selectFrom('show_prices')
    .innerJoin('price_categories', 'price_categories.slug', 'category_slug')
    .select(['show_prices.uuid', 'show_uuid', 'price', 'slug', 'name', 'description', 'to_confirm'])
    .where('show_uuid', 'in', uuids)
    .orderBy('rank')
    .orderBy('category_slug')
    .execute();
  const datesOf = groupBy(dates, ({ show_uuid }) => show_uuid);
  const pricesOf = groupBy(prices, ({ show_uuid }) => show_uuid);
  return new Map(
    shows.map((show) => [
      show.uuid,
      everyFieldOf<Show>()({
        uuid: show.uuid,
        slug: show.slug,
        title: show.title,
        visibleFrom: show.visible_from,
        visibleUntil: show.visible_until,
        prices: (pricesOf.get(show.uuid) ?? []).map(({ uuid, price, to_confirm, ...category }) => ({
          uuid,
          price: Number(price),
          category: categoryOf(category),
          ...(to_confirm && { toConfirm: true }),
        })),
        // Calls add the number of booked seats; mirrors receive the seats left in a collection of its own.
        dates: (datesOf.get(show.uuid) ?? []).map((date) => {
          const doorsBefore = doorsBeforeOf(date);
          return everyFieldOf<Show['dates'][number], 'bookedPlaces'>()({
            uuid: date.uuid,
            date: date.date,
            closingDate: date.closing_date,
            maxPlaces: date.max_places,
            freeParticipation: date.free_participation,
            ...(!date.pay_at_door && { payAtDoor: false }),
            ...(doorsBefore !== DOORS_BEFORE && { doorsBefore }),
          });
        }),
        location: locationOf(show),
        ...paymentOf(show),
        pieces: show.pieces,
        bookings: show.bookings,
        ...(show.event_slug !== null && { event: { slug: show.event_slug } }),
        ...(show.banner_uuid !== null && { banner: { uuid: show.banner_uuid } }),
        version: show.version,
      }),
    ]),
  );
}

/** The uuid of the show under this slug or uuid, or undefined. */
export async function locateShow(
  database: Kysely<Database>,
  slugOrUuid: string,
  seesAll: boolean,
): Promise<string | undefined> {
  let found = database
    .selectFrom('shows')
    .select('uuid')
    .where(uuidPattern.test(slugOrUuid) ? 'uuid' : 'slug', '=', slugOrUuid);
  if (!seesAll) found = found.where(isVisible);
  return (await found.executeTakeFirst())?.uuid;
}

/** Whether any show names the play under this slug. */
export async function isPieceInShow(database: Kysely<Database>, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select from shows where pieces @> ${JSON.stringify([{ slug }])}::jsonb limit 1`.execute(database);
  return rows.length > 0;
}

/** The uuids of shows, the one with the next date first, past ones last. */
export async function listShowUuids(
  database: Kysely<Database>,
  { visibleOnly, bookable }: { readonly visibleOnly: boolean; readonly bookable: boolean },
): Promise<string[]> {
  let found = database.selectFrom('shows').select('uuid');
  if (visibleOnly) found = found.where(isVisible);
  if (bookable) found = found.where(isBookable);
  const rows = await found
    .orderBy(
      sql`(select min(date) from show_dates
        where show_uuid = shows.uuid and not rehearsal and date >= database_clock()) nulls last`,
    )
    .orderBy('visible_from', 'desc')
    .orderBy('uuid')
    .execute();
  return rows.map(({ uuid }) => uuid);
}

// A show with only rehearsals exists to try out the door, and is not visible.
const isVisible = sql<boolean>`visible_from <= database_clock() and database_clock() < visible_until
  and (not exists (select from show_dates where show_uuid = shows.uuid and rehearsal)
    or exists (select from show_dates where show_uuid = shows.uuid and not rehearsal))`;

const isBookable = sql<boolean>`bookings and exists (
  select from show_dates
  where show_uuid = shows.uuid and not rehearsal and closing_date > database_clock())`;
