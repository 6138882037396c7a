import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What visitors need to know: how to reach a place, how a show is paid, who has which price. And what a booker asks the
 * association for.
 */
export const knownWhereNeeded: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(database);
  },
};

const place = sql.raw(
  'add column location_address text, add column location_parking text, add column location_access text',
);

const statements = [
  sql`alter table shows ${place}, add column payment_words text, add column payment_link text`,
  sql`alter table events ${place}`,
  sql`alter table told_evenings add column location_address text`,
  sql`alter table price_categories add column description text`,
  sql`alter table bookings add column request text`,
  sql`
    create or replace function prices_of_show(of_show uuid) returns json language plpgsql stable as $$
    begin
      return (
        select coalesce(json_agg(json_build_object(
          'category',
          json_strip_nulls(json_build_object('slug', c.slug, 'name', c.name, 'description', c.description)),
          'price', p.price
        ) order by c.rank, c.slug), '[]')
        from show_prices p join price_categories c on c.slug = p.category_slug
        where p.show_uuid = of_show and not p.to_confirm);
    end $$`,
];
