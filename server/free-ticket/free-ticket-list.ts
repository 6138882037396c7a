import { type Kysely, sql } from 'kysely';
import type { Infer } from 'superstruct';
import { fold } from '#common/base/fold';
import type { FreeTicket, freeTicketQuery } from '#common/contract/free-ticket';
import { type Page, pageMetadata } from '#common/contract/primitives';
import type { Database } from '../database/schema';
import { freeTicketOf, selectFreeTickets } from './free-ticket-repository';

const PAGE_SIZE = 10;

/**
 * A page of free tickets, latest dates first, then by name. `owner` limits it to that person's tickets; null means all.
 */
export async function listFreeTickets(
  database: Kysely<Database>,
  query: Infer<typeof freeTicketQuery>,
  owner: string | null,
): Promise<Page<FreeTicket>> {
  const { page = 1, limit = PAGE_SIZE } = query;
  const wanted = selectWanted(database, query, owner);
  const { total } = await wanted
    .clearSelect()
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const tickets = await wanted
    .orderBy('show_date.date', 'desc')
    .orderBy('ticket.date_uuid')
    .orderBy('ticket.name_folded')
    .orderBy('ticket.uuid')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { metadata: pageMetadata(page, limit, total), data: tickets.map(freeTicketOf) };
}

function selectWanted(
  database: Kysely<Database>,
  { name, show, state }: Infer<typeof freeTicketQuery>,
  owner: string | null,
) {
  let wanted = selectFreeTickets(database);
  if (owner !== null) wanted = wanted.where('ticket.owner_uuid', '=', owner);
  if (show !== undefined) wanted = wanted.where('show.slug', '=', show);
  if (state !== undefined) wanted = wanted.where('ticket.state', '=', state);
  for (const beginning of fold(name ?? '')
    .split(' ')
    .filter(Boolean))
    wanted = wanted.where(sql<string>`' ' || ticket.name_folded`, 'like', `% ${beginning}%`);
  return wanted;
}
