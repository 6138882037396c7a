import type { FreeTicket } from '#common/contract/free-ticket';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface FreeTicketQueries {
  /** One's own free tickets, the next date first. */
  mine(): Promise<readonly FreeTicket[]>;
}

export const freeTicketQueriesOf = (mirror: MirrorReader): FreeTicketQueries => ({
  mine: () =>
    mirror.read(async (generation) => {
      const tickets = await generation.rows('my-tickets').toArray();
      return tickets.sort(
        (one, other) => one.date.getTime() - other.date.getTime() || compareText(one.uuid, other.uuid),
      );
    }, []),
});

const compareText = (one: string, other: string) => (one < other ? -1 : 1);

export const freeTicketQueries = freeTicketQueriesOf(pageMirror);
