import { type Kysely, type Migration, sql } from 'kysely';

/** People are told of all that changes of their evening, not of its date alone, once they had time to take it back. */
export const toldEvenings: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  sql`
    create table told_evenings (
      booking_uuid uuid unique references bookings on delete cascade,
      free_ticket_uuid uuid unique references free_tickets on delete cascade,
      title text not null,
      date timestamptz not null,
      location_name text not null,
      location_description text,
      pay_at_door boolean not null,
      tell_at timestamptz not null,
      check (num_nonnulls(booking_uuid, free_ticket_uuid) = 1)
    )`,
  sql`create index told_evenings_due on told_evenings (tell_at)`,
  sql`
    insert into told_evenings
    select b.uuid, null, s.title, b.moved_from, s.location_name, s.location_description, d.pay_at_door,
      database_clock()
    from bookings b join show_dates d on d.uuid = b.date_uuid join shows s on s.uuid = d.show_uuid
    where b.moved_from is not null`,
  sql`alter table bookings drop column moved_from`,
];
