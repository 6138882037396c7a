import { type Kysely, sql } from 'kysely';
import type { FreeTicketDate } from '#common/contract/tickets/free-ticket-demand';
import type { PersonReference } from '#common/contract/people/user';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { searchable, wordConditions } from '../../platform/database/word-conditions';
import { readSeatsLeft } from '../../agenda/show/seats-repository';

type StoredDate = Omit<FreeTicketDate, 'show' | 'left'> & { readonly slug: string; readonly title: string };

/**
 * The dates of a show, earliest first, with their free tickets; without a show, the future dates with waiting demands.
 */
export async function listFreeTicketDates(
  database: Kysely<Database>,
  show: string | undefined,
): Promise<FreeTicketDate[]> {
  const now = await databaseNow(database);
  const isWanted =
    show === undefined
      ? sql`d.date > ${now} and exists (
          select from free_ticket_demands f where f.date_uuid = d.uuid and f.decided_at is null)`
      : sql`s.slug = ${show}`;
  const { rows } = await sql<StoredDate>`
    select d.uuid, s.slug, s.title, d.date, d.max_places as "maxPlaces", tickets.*,
      (select coalesce(sum(cardinality(f.names)), 0)::integer from free_ticket_demands f
        where f.date_uuid = d.uuid and f.decided_at is null) as asked
    from show_dates d join shows s on s.uuid = d.show_uuid
    cross join lateral (
      select count(*) filter (where t.state = 'A_GENERER')::integer as "toGenerate",
        count(*) filter (where t.state = 'GENERE')::integer as generated,
        count(*) filter (where t.state = 'UTILISE')::integer as used
      from free_tickets t where t.date_uuid = d.uuid and t.cancelled_at is null and t.replaced_by is null
    ) as tickets
    where not d.rehearsal and ${isWanted}
    order by d.date, d.uuid`.execute(database);
  return Promise.all(
    rows.map(async ({ slug, title, ...date }) => ({
      ...date,
      show: { slug, title },
      left: await readSeatsLeft({ database, now }, { uuid: date.uuid, max_places: date.maxPlaces }),
    })),
  );
}

/** More members than an association has, so that a screen can load all of them and search locally. */
const FOUND_MEMBERS = 500;

/**
 * Members whose first names or names start with these words, in any order; all members if there are no words. At most
 * 500.
 */
export async function findMembers(database: Kysely<Database>, name = ''): Promise<PersonReference[]> {
  const isNamed = wordConditions(searchable(sql`trim(firstname_folded || ' ' || name_folded)`), name);
  const { rows } = await sql<PersonReference>`
    select uuid, slug, name, firstname from users
    where is_activated and 'ROLE_MEMBRE' = any(roles) and ${sql.join([sql`true`, ...isNamed], sql` and `)}
    order by name_folded, firstname_folded, uuid limit ${FOUND_MEMBERS}`.execute(database);
  return rows;
}
