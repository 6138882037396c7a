import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Infer } from 'superstruct';
import { fold } from '#common/base/fold';
import type { FreeTicket, freeTicketFacts, freeTicketQuery } from '#common/contract/tickets/free-ticket';
import { type Page, pageMetadata } from '#common/contract/fields/page';
import type { Database } from '../../platform/database/schema';
import {
  orElse,
  searchable,
  shortCodeConditions,
  wordConditions,
} from '../../platform/database/word-conditions';
import { freeTicketOf, selectFreeTickets } from './free-ticket-repository';

type Query = Infer<typeof freeTicketQuery>;

const PAGE_SIZE = 10;

/**
 * A page of free tickets, latest dates first, then by name. `owner` limits it to that person's tickets; null means all.
 */
export async function listFreeTickets(
  database: Kysely<Database>,
  query: Query,
  owner: string | null,
): Promise<Page<FreeTicket>> {
  const { page = 1, limit = PAGE_SIZE } = query;
  const total = await countWanted(database, query, owner);
  const tickets = await selectFreeTickets(database)
    .where(isWanted(query, owner))
    .orderBy('show_date.date', 'desc')
    .orderBy('ticket.date_uuid')
    .orderBy('ticket.name_folded')
    .orderBy('ticket.uuid')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { metadata: pageMetadata(page, limit, total), data: tickets.map(freeTicketOf) };
}

/** All tickets are counted by a trigger; a filtered list is small enough to be counted here. */
async function countWanted(database: Kysely<Database>, query: Query, owner: string | null): Promise<number> {
  const { name, show, date, state, fact } = query;
  const isNarrow = show !== undefined || date !== undefined || fact !== undefined;
  if (owner === null && !isNarrow && fold(name ?? '') === '') {
    const { total } = await database
      .selectFrom('tallies')
      .select((is) => is.fn.sum<number>('total').as('total'))
      .where('name', 'like', `free_tickets ${state ?? '%'}`)
      .executeTakeFirstOrThrow();
    return total;
  }
  const { total } = await database
    .selectFrom('free_tickets as ticket')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where(isWanted(query, owner))
    .executeTakeFirstOrThrow();
  return total;
}

const holds = sql`ticket.cancelled_at is null and ticket.replaced_by is null`;

const facts: Readonly<Record<(typeof freeTicketFacts)[number], Expression<unknown>>> = {
  valid: sql`(${holds} and ticket.blocked_at is null)`,
  blocked: sql`(${holds} and ticket.blocked_at is not null)`,
  gone: sql`not (${holds})`,
};

function isWanted({ name, show, date, state, fact }: Query, owner: string | null) {
  const conditions = [
    ...(owner === null ? [] : [sql`ticket.owner_uuid = ${owner}`]),
    ...(state === undefined ? [] : [sql`ticket.state = ${state}`]),
    ...(date === undefined ? [] : [sql`ticket.date_uuid = ${date}`]),
    ...(fact === undefined ? [] : [facts[fact]]),
    ...(show === undefined
      ? []
      : [
          sql`ticket.date_uuid in (
            select d.uuid from show_dates d join shows s on s.uuid = d.show_uuid where s.slug = ${show})`,
        ]),
    ...orElse(
      wordConditions(searchable(sql`ticket.name_folded`), name),
      shortCodeConditions(sql`ticket.uuid`, name),
    ),
  ];
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
