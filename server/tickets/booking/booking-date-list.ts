import { type Expression, type Kysely, sql } from 'kysely';
import type { BookingDate } from '#common/contract/tickets/desk-booking';
import { seatsLeft } from '#common/rules/booking';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';
import { pricesOfShow } from '../../agenda/show/seat-price-repository';
import { type Counting, readSeatsTaken, soldSeats } from '../../agenda/show/seats-repository';

/** The show dates that are booked here, earliest first: those of a show, or all from yesterday on. */
export async function listBookingDates(
  database: Kysely<Database>,
  show: string | undefined,
): Promise<BookingDate[]> {
  const now = await databaseNow(database);
  const isWanted =
    show === undefined ? sql`d.date > ${now}::timestamptz - interval '1 day'` : sql`s.slug = ${show}`;
  return findDates({ database, now }, isWanted);
}

/** One show date. Throws `not-found`. */
export async function readBookingDate(database: Kysely<Database>, uuid: string): Promise<BookingDate> {
  const [date] = await findDates({ database, now: await databaseNow(database) }, sql`d.uuid = ${uuid}`);
  if (date === undefined) throw new CallError('not-found', { message: 'Séance introuvable' });
  return date;
}

type StoredDate = Omit<BookingDate, 'show' | 'invited' | 'offered' | 'held' | 'left' | 'bookings'> &
  BookingDate['bookings'] & { readonly slug: string; readonly title: string };

async function findDates(counting: Counting, isWanted: Expression<unknown>): Promise<BookingDate[]> {
  const { rows } = await sql<StoredDate>`
    select d.uuid, s.slug, s.title, d.date, d.closing_date as "closingDate", d.max_places as "maxPlaces",
      d.free_participation as "freeParticipation", ${pricesOfShow} as prices, sales.list as sales,
      ${soldSeats} as sold, counts.*
    from show_dates d join shows s on s.uuid = d.show_uuid
    cross join lateral (
      select
        coalesce(sum(places) filter (where state = 'CONFIRMEE'), 0)::integer as booked,
        coalesce(sum(places) filter (where state = 'EN_ATTENTE'), 0)::integer as waiting,
        count(*) filter (where state = 'CONFIRMEE')::integer as "CONFIRMEE",
        count(*) filter (where state = 'EN_ATTENTE')::integer as "EN_ATTENTE",
        count(*) filter (where state = 'PROPOSEE')::integer as "PROPOSEE",
        count(*) filter (where state = 'ANNULEE')::integer as "ANNULEE",
        coalesce(sum(price) filter (where state = 'CONFIRMEE' and paid_at is not null), 0)::numeric as paid,
        coalesce(sum(price) filter (where state = 'CONFIRMEE' and paid_at is null), 0)::numeric as owed
      from (${bookingsOfDate}) as b
    ) as counts
    cross join lateral (
      select coalesce(json_agg(json_build_object('day', day, 'places', places) order by day), '[]') as list
      from (
        select to_char(created_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day, sum(places)::integer as places
        from (${bookingsOfDate}) as b where state = 'CONFIRMEE' group by 1
      ) as days
    ) as sales
    where not d.rehearsal and ${isWanted}
    order by d.date, d.uuid`.execute(counting.database);
  return Promise.all(rows.map((row) => withSeats(counting, row)));
}

const bookingsOfDate = sql`
  select b.state, b.paid_at, b.created_at, seats.places, seats.price from bookings b
  cross join lateral (
    select sum(x.count) as places, sum(x.count * x.price) as price from booking_seats x where x.booking_uuid = b.uuid
  ) as seats
  where b.date_uuid = d.uuid`;

async function withSeats(counting: Counting, row: StoredDate): Promise<BookingDate> {
  const { slug, title, CONFIRMEE, EN_ATTENTE, PROPOSEE, ANNULEE, ...date } = row;
  const taken = await readSeatsTaken(counting, row.uuid);
  const { offered, held } = taken;
  return {
    ...date,
    paid: Number(row.paid),
    owed: Number(row.owed),
    prices: row.prices.map(({ category, price }) => ({ category, price: Number(price) })),
    show: { slug, title },
    bookings: { CONFIRMEE, EN_ATTENTE, PROPOSEE, ANNULEE },
    invited: taken.booked - row.booked - row.sold,
    offered,
    held,
    left: seatsLeft(row.maxPlaces, taken),
  };
}
