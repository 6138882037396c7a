import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import type { FreeTicketDemand } from '#common/contract/tickets/free-ticket-demand';
import type { OwnFreeTickets } from '#mirror/queries/free-ticket-queries';
import { handiest, isComing, isSpent, latest } from '../../components/free-ticket/upcoming-dates';

/** A person's tickets and demands of one show. */
export interface OwnShow {
  readonly slug: string;
  readonly title: string;
  readonly demands: readonly FreeTicketDemand[];
  readonly tickets: readonly FreeTicket[];
}

/**
 * A person's tickets and demands by show: those to come, the next date first, and what is used, cancelled or past, the last
 * date first.
 * Accepted demands are left out, since their tickets are listed; so are all demands of past dates.
 */
export function ownShows(
  { tickets, demands }: OwnFreeTickets,
  now: Date,
): { readonly coming: readonly OwnShow[]; readonly past: readonly OwnShow[] } {
  const pending = demands.filter(({ state, date }) => state.code !== 'ACCEPTEE' && isComing({ date }, now));
  const coming = tickets.filter((ticket) => !isSpent(ticket, now));
  const past = tickets.filter((ticket) => isSpent(ticket, now));
  return {
    coming: byShow(pending, coming, handiest),
    past: byShow([], past, latest),
  };
}

function byShow(
  demands: readonly FreeTicketDemand[],
  tickets: readonly FreeTicket[],
  order: typeof handiest,
): readonly OwnShow[] {
  const shows = new Map(
    [...demands, ...tickets].sort(order).map(({ linkedShow }) => [linkedShow.slug, linkedShow.title]),
  );
  const isOf =
    (slug: string) =>
    ({ linkedShow }: Pick<FreeTicket, 'linkedShow'>) =>
      linkedShow.slug === slug;
  return [...shows].map(([slug, title]) => ({
    slug,
    title,
    demands: demands.filter(isOf(slug)).sort(order),
    tickets: tickets.filter(isOf(slug)).sort(order),
  }));
}
