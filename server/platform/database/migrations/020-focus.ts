import { type Kysely, type Migration, sql } from 'kysely';

/** Images may store where their subject is, so that banners are cropped around it. */
export const focus: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table images
        add focus_x double precision check (focus_x between 0 and 1),
        add focus_y double precision check (focus_y between 0 and 1),
        add check (num_nulls(focus_x, focus_y) in (0, 2))`.execute(database);
  },
};
