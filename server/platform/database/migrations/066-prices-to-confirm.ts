import { type Kysely, type Migration, sql } from 'kysely';

/** A category that a show was saved without is not sold at 0 before somebody confirms that. Prices so far are meant. */
export const pricesToConfirm: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  sql`alter table show_prices add column to_confirm boolean not null default false`,
  sql`
    create or replace function prices_of_show(of_show uuid) returns json language plpgsql stable as $$
    begin
      return (
        select coalesce(json_agg(json_build_object(
          'category', json_build_object('slug', c.slug, 'name', c.name), 'price', p.price
        ) order by c.rank, c.slug), '[]')
        from show_prices p join price_categories c on c.slug = p.category_slug
        where p.show_uuid = of_show and not p.to_confirm);
    end $$`,
];
