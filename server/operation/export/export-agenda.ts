import { type Kysely, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { groupBy } from '#common/base/group-by';
import type { Database } from '../../platform/database/schema';
import { findEvents } from '../../agenda/event/event-repository';
import { type ImportedEvent, importEvents } from '../import/import-events';
import { type ImportedShow, importShows } from '../import/import-shows';
import { locationOf } from '../../content/publication/location';
import { paymentOf } from '../../content/publication/payment';
import { categoryOf } from '../../agenda/show/price-category-list-repository';
import { bookedSeats, soldSeats } from '../../agenda/show/seats-repository';
import type { Exporter } from './exporter';

/** Events with their dates. */
export const exportEvents: Exporter<ImportedEvent> = {
  importer: importEvents,
  keys: sql`select uuid as key from events order by slug collate "C"`,
  async read(database, keys) {
    const events = await findEvents(database, keys);
    return new Map(
      [...events].map(([key, event]) => {
        const { uuid: _, version: __, ...row } = event;
        return [key, everyFieldOf<ImportedEvent>()(row)];
      }),
    );
  },
};

/** Shows with all their dates, rehearsals too, and their prices. */
export const exportShows: Exporter<ImportedShow> = {
  importer: importShows,
  keys: sql`select uuid as key from shows order by slug collate "C"`,
  async read(database, keys) {
    const shows = await database
      .selectFrom('shows')
      .leftJoin('events', 'events.slug', 'shows.event_slug')
      .selectAll('shows')
      .select('events.title as event_title')
      .where('shows.uuid', 'in', keys)
      .execute();
    const datesOf = groupBy(await findDates(database, keys), ({ show_uuid }) => show_uuid);
    const pricesOf = groupBy(await findPrices(database, keys), ({ show_uuid }) => show_uuid);
    return new Map(
      shows.map((show) => [
        show.uuid,
        everyFieldOf<ImportedShow>()({
          slug: show.slug,
          title: show.title,
          visibleFrom: show.visible_from,
          visibleUntil: show.visible_until,
          prices: (pricesOf.get(show.uuid) ?? []).map(({ uuid, price, rank, to_confirm, ...category }) => ({
            uuid,
            price,
            category: { ...categoryOf(category), rank },
            ...(to_confirm && { toConfirm: true as const }),
          })),
          dates: (datesOf.get(show.uuid) ?? []).map((date) => ({
            uuid: date.uuid,
            date: date.date,
            closingDate: date.closing_date,
            maxPlaces: date.max_places,
            bookedPlaces: date.booked,
            freeParticipation: date.free_participation,
            doorsOpenAt: date.doors_open_at,
            doorsCloseAt: date.doors_close_at,
            reEntry: date.re_entry,
            payAtDoor: date.pay_at_door,
            rehearsal: date.rehearsal,
          })),
          // An event that was removed leaves its address in the shows that it announced.
          event:
            show.event_slug === null || show.event_title === null
              ? null
              : { slug: show.event_slug, title: show.event_title },
          location: locationOf(show),
          ...paymentOf(show),
          pieces: show.pieces.map(({ slug, title }) => ({ slug, title })),
          bookings: show.bookings,
          banner: show.banner_uuid === null ? null : { uuid: show.banner_uuid },
        }),
      ]),
    );
  },
};

/** Sales of the counter are not exported, so their seats are not counted. */
function findDates(database: Kysely<Database>, shows: readonly string[]) {
  return database
    .selectFrom('show_dates as d')
    .selectAll('d')
    .select(sql<number>`${bookedSeats} - ${soldSeats}`.as('booked'))
    .where('show_uuid', 'in', shows)
    .orderBy('date')
    .orderBy('uuid')
    .execute();
}

function findPrices(database: Kysely<Database>, shows: readonly string[]) {
  return database
    .selectFrom('show_prices as price')
    .innerJoin('price_categories as category', 'category.slug', 'price.category_slug')
    .select(['price.uuid', 'price.show_uuid', 'price.price', 'price.to_confirm'])
    .select(['category.slug', 'category.name', 'category.description', 'category.rank'])
    .where('show_uuid', 'in', shows)
    .orderBy('category.rank')
    .orderBy('category.slug')
    .execute();
}
