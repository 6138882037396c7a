import { type Kysely, type Migration, sql } from 'kysely';

/** Members ask for free tickets of a date, one for each name, and the office decides. */
export const freeTicketDemands: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table free_ticket_demands (
        uuid uuid primary key,
        date_uuid uuid not null references show_dates,
        owner_uuid uuid not null references users on delete cascade,
        names text[] not null check (cardinality(names) between 1 and 10),
        note text,
        created_at timestamptz not null,
        asked_by uuid references users on delete set null,
        decided_at timestamptz,
        decided_by uuid references users on delete set null,
        accepted boolean,
        reason text,
        check ((decided_at is null) = (accepted is null))
      )`.execute(database);
    await sql`create index free_ticket_demands_owner on free_ticket_demands (owner_uuid, date_uuid)`.execute(
      database,
    );
    await sql`create index free_ticket_demands_date on free_ticket_demands (date_uuid, created_at)`.execute(
      database,
    );
    await sql`
      create index free_ticket_demands_waiting on free_ticket_demands (created_at, uuid) where decided_at is null`.execute(
      database,
    );
  },
};
