import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Whom a phone let in counts, though the ticket no longer fits: the scan says why. What was refused before stays refused:
 * those evenings are over. The scans of a disarmed phone are taken back from a moment on.
 */
export const misfittingEntries: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table scans add misfit text`.execute(database);
    await sql`alter table devices add void_from timestamptz`.execute(database);
    await sql`alter table scans drop constraint scans_mark_check`.execute(database);
    await sql`
      alter table scans add constraint scans_mark_check
      check (mark in ('device-unknown', 'device-over', 'other-device', 'clock-ahead', 'role-lost'))`.execute(
      database,
    );
  },
};
