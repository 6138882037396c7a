import { fold } from '#common/base/fold';
import type { FreeTicket } from '#common/contract/free-ticket';
import { type Page, pageMetadata } from '#common/contract/page';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface FreeTicketQueries {
  /** The answer of GET /api/free-tickets?owned for whoever is logged in: latest dates first, then by name. */
  listOwned(query: { readonly page: number; readonly limit: number }): Promise<Page<FreeTicket>>;
}

export const freeTicketQueriesOf = (mirror: MirrorReader): FreeTicketQueries => ({
  listOwned: ({ page, limit }) =>
    mirror.read(
      async (generation) => {
        const tickets = (await generation.rows('my-tickets').toArray()).sort(compareTickets);
        return {
          metadata: pageMetadata(page, limit, tickets.length),
          data: tickets.slice((page - 1) * limit, page * limit),
        };
      },
      { metadata: pageMetadata(page, limit, 0), data: [] },
    ),
});

export const freeTicketQueries = freeTicketQueriesOf(pageMirror);

function compareTickets(one: FreeTicket, other: FreeTicket): number {
  return (
    other.date.getTime() - one.date.getTime() ||
    compare(one.dateUuid, other.dateUuid) ||
    compare(fold(one.name), fold(other.name)) ||
    compare(one.uuid, other.uuid)
  );
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
