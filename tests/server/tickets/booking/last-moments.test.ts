import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { addHold } from '#server/tickets/booking/booking-hold-repository';
import { type NewBooking, type WholeBooking, addBookings } from '#server/tickets/booking/booking-repository';
import { connect } from '#server/platform/database/connection';
import { write } from '#server/platform/database/transaction';
import { CallError } from '#server/platform/http/call-error';
import { type Evening, after, curtain, openHouse } from '../../../support/door';
import { fc } from '../../../support/properties';
import { type BusyDate, seatActs } from '../../../support/seat-acts';
import { seatsTaken } from '../../../support/seats-taken';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { welcomeTroupe } from '../../../support/troupe';

/*
 * Offers, held seats, the opening and the closing of bookings, and the evening all end within a second of one moment,
 * while visitors, the office, the counter and the door ask two nodes for seats at once. The clock of the database moves on
 * each time that it is read, so that a deadline falls between any two steps of a transaction. A few hundred evenings at
 * each proof; a soak, which brings a seed of its own, draws more.
 */
const EVENINGS = process.env['PROPERTY_SEED'] === undefined ? 200 : 10_000;

let site: TestDatabase;
let second: ReturnType<typeof connect>;
let house: Evening;

beforeAll(async () => {
  site = await openTestDatabase();
  second = connect(site.url, { connections: 10 });
  await welcomeTroupe(site.database);
  await site.setClock(curtain);
  house = await openHouse(site.database);
  for (const statement of movingClock) await statement.execute(site.database);
});
afterAll(async () => {
  await second.close();
  await site.close();
});

const movingClock = [
  sql`create sequence ticks`,
  sql`create table moving_clock (origin timestamptz, step integer)`,
  sql`insert into moving_clock values (${curtain}, 1)`,
  sql`
    create or replace function database_clock() returns timestamptz language sql volatile as $$
      select origin + nextval('ticks') * step * interval '1 millisecond' from moving_clock
    $$`,
];

const offset = fc.integer({ min: -1000, max: 1000 });
const few = fc.integer({ min: 0, max: 4 });
const wish = fc.record({ what: fc.nat(seatActs.length - 1), count: fc.integer({ min: 1, max: 5 }) });

/** Moments in milliseconds before or after the one of the evening; null: not near it. */
const evenings = fc.record({
  hall: fc.integer({ min: 3, max: 8 }),
  booked: few,
  offered: few,
  held: few,
  waiting: few,
  offerEnds: offset,
  holdEnds: offset,
  opens: fc.option(offset, { freq: 1 }),
  closes: fc.option(offset, { freq: 1 }),
  begins: fc.option(offset, { freq: 1 }),
  /** Where the clock starts, and how far it moves on at each reading. */
  starts: fc.integer({ min: -1000, max: 0 }),
  step: fc.integer({ min: 1, max: 60 }),
  wishes: fc.array(wish, { minLength: 4, maxLength: 9 }),
});
type DrawnEvening = typeof evenings extends fc.Arbitrary<infer Drawn> ? Drawn : never;

test(
  'in the last moment of offers, held seats and booking, no seat is spoken for twice',
  { timeout: 7_200_000 },
  async () => {
    let evening = 0;
    await fc.assert(
      fc.asyncProperty(evenings, async (drawn) => {
        evening += 1;
        const busy = await setStage(drawn, after(evening * 180, curtain));
        const nodes = [site.database, second.database];
        const done = drawn.wishes.map(({ what, count }, rank) =>
          refusable(must(seatActs[what], 'an act')(must(nodes[rank % 2], 'a node'), busy, count)),
        );
        await Promise.all(done);
        const { booked, offered, held } = await seatsTaken(site.database, busy.date);
        expect(booked + offered + held).toBeLessThanOrEqual(drawn.hall);
      }),
      { numRuns: EVENINGS, endOnFailure: true },
    );
  },
);

/** Whoever comes too late is told so. */
async function refusable(act: Promise<unknown>): Promise<void> {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}

const HOUR = 3_600_000;

async function setStage(drawn: DrawnEvening, at: Date): Promise<BusyDate> {
  const near = (milliseconds: number) => new Date(at.getTime() + milliseconds);
  const { hall, offerEnds, holdEnds, opens, closes, begins, starts, step } = drawn;
  const busy = {
    date: randomUUID(),
    phone: house.phoneA,
    booked: randomUUID(),
    offered: randomUUID(),
    hold: randomUUID(),
    page: randomUUID(),
    at,
  };
  const booked = Math.min(drawn.booked, hall);
  const offered = Math.min(drawn.offered, hall - booked);
  const held = Math.min(drawn.held, hall - booked - offered);
  const date = near(begins ?? 2 * HOUR);
  const closing = near(Math.min(closes ?? HOUR, begins ?? HOUR));
  const until = near(Math.min(offerEnds, closes ?? HOUR, begins ?? HOUR));
  await moveClock(near(-HOUR), 1);
  await write(site.database, async (transaction) => {
    const { database } = transaction;
    // What former evenings left has ended.
    await database.deleteFrom('booking_holds').execute();
    await database
      .updateTable('bookings')
      .set({ state: 'ANNULEE', cancelled_at: at, offered_until: null })
      .where('state', '<>', 'ANNULEE')
      .execute();
    await database
      .updateTable('shows')
      .set({ visible_from: near(opens ?? -HOUR), visible_until: near(24 * HOUR) })
      .execute();
    const like = await database
      .selectFrom('show_dates')
      .selectAll()
      .where('uuid', '=', house.date)
      .executeTakeFirstOrThrow();
    await database
      .insertInto('show_dates')
      .values({ ...like, uuid: busy.date, date, closing_date: closing, max_places: hall })
      .execute();
    await addBookings(transaction, [
      ...bookingOf(busy, booked, { uuid: busy.booked, state: 'CONFIRMEE' }),
      ...bookingOf(busy, offered, { uuid: busy.offered, state: 'PROPOSEE', offered_until: until }),
      ...bookingOf(busy, drawn.waiting, { uuid: randomUUID(), state: 'EN_ATTENTE' }),
    ]);
    const { hold: uuid, date: date_uuid, page } = busy;
    const hold = { uuid, date_uuid, page, places: held, network: uuid, until: near(holdEnds) };
    if (held > 0) await addHold(database, { ...hold, granted_until: null });
  });
  await moveClock(near(starts), step);
  return busy;
}

async function moveClock(origin: Date, step: number): Promise<void> {
  await sql`select setval('ticks', 1, false)`.execute(site.database);
  await sql`update moving_clock set origin = ${origin}, step = ${step}`.execute(site.database);
}

function bookingOf(
  { date, at }: BusyDate,
  count: number,
  fields: Pick<NewBooking, 'uuid' | 'state'> & Partial<NewBooking>,
): WholeBooking[] {
  const booking = {
    ticket_uuid: randomUUID(),
    date_uuid: date,
    name: 'Castan',
    firstname: 'Rémi',
    email: 'remi@public.example',
    phone: null,
    at: new Date(at.getTime() - 2 * HOUR),
    offered_until: null,
    paid_at: null,
    cancelled_at: null,
    reminded_at: null,
    version: 'first',
    ...fields,
  };
  const seat = { booking_uuid: fields.uuid, rank: 0, category_slug: 'plein-tarif', count, price: 12 };
  return count === 0 ? [] : [{ booking, seats: [seat] }];
}
