import { type Kysely, type Migration, sql } from 'kysely';

/** Which date a booker left for another one of the same show: the codes of then are for that other date. */
export const leftDates: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  sql`
    alter table booking_acts add column left_date_uuid uuid references show_dates on delete set null`,
  sql`
    create index booking_acts_left_date on booking_acts (left_date_uuid) where left_date_uuid is not null`,
];
