import { byCode, byUuid } from '#common/base/order';
import { fold } from '#common/base/fold';
import type { FreeTicket, MyTicket } from '#common/contract/tickets/free-ticket';
import type { FreeTicketDemand } from '#common/contract/tickets/free-ticket-demand';
import { type Page, pageMetadata } from '#common/contract/fields/page';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface FreeTicketQueries {
  /** All tickets and demands of the person logged in: tickets by date, latest first; demands newest first. */
  readOwn(): Promise<OwnFreeTickets>;
  /** The answer of GET /api/free-tickets?owned for the person logged in: latest dates first, then by name. */
  listOwned(query: { readonly page: number; readonly limit: number }): Promise<Page<MyTicket>>;
  /** A ticket of the person logged in; null if they have none under this uuid. */
  find(uuid: string): Promise<MyTicket | null>;
}

export interface OwnFreeTickets {
  readonly tickets: readonly MyTicket[];
  readonly demands: readonly FreeTicketDemand[];
}

export const freeTicketQueriesOf = (mirror: MirrorReader): FreeTicketQueries => ({
  readOwn: () =>
    mirror.read(
      async (generation) => {
        const [tickets, demands] = await Promise.all([
          generation.rows('my-tickets').toArray(),
          generation.rows('free-ticket-demands').toArray(),
        ]);
        return {
          tickets: tickets.sort(compareTickets),
          demands: demands.sort(
            (one, other) =>
              other.createdAt.getTime() - one.createdAt.getTime() || byCode(other.uuid, one.uuid),
          ),
        };
      },
      { tickets: [], demands: [] },
    ),

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

  find: (uuid) =>
    mirror.read(async (generation) => (await generation.rows('my-tickets').get(uuid)) ?? null, null),
});

export const freeTicketQueries = freeTicketQueriesOf(pageMirror);

function compareTickets(one: FreeTicket, other: FreeTicket): number {
  return (
    other.date.getTime() - one.date.getTime() ||
    byCode(one.dateUuid, other.dateUuid) ||
    byCode(fold(one.name), fold(other.name)) ||
    byUuid(one, other)
  );
}
