import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import type { FreeTicketDemand } from '#common/contract/tickets/free-ticket-demand';
import type { OwnFreeTickets } from '#mirror/queries/free-ticket-queries';
import { isComing, soonest } from '../../../components/free-ticket/date-standing';

/** What somebody holds and asks for of one show. */
export interface OwnShow {
  readonly slug: string;
  readonly title: string;
  readonly demands: readonly FreeTicketDemand[];
  readonly tickets: readonly FreeTicket[];
}

/**
 * One's tickets and demands by show: those of dates to come, the next one first, and those of dates that are over, the last
 * one first. A demand that was accepted is told by its tickets; a refused one goes with its date.
 */
export function ownShows(
  { tickets, demands }: OwnFreeTickets,
  now: Date,
): { readonly coming: readonly OwnShow[]; readonly past: readonly OwnShow[] } {
  const told = demands.filter(({ state, date }) => state.code !== 'ACCEPTEE' && isComing({ date }, now));
  const coming = tickets.filter((ticket) => isComing(ticket, now));
  const past = tickets.filter((ticket) => !isComing(ticket, now));
  return {
    coming: byShow([...told].sort(soonest), [...coming].sort(soonest)),
    past: byShow([], past),
  };
}

function byShow(demands: readonly FreeTicketDemand[], tickets: readonly FreeTicket[]): readonly OwnShow[] {
  const all = [...demands, ...tickets];
  const slugs = new Set(
    [...all].sort((one, other) => soonest(one, other)).map(({ linkedShow }) => linkedShow.slug),
  );
  return [...slugs].map((slug) => ({
    slug,
    title: all.find(({ linkedShow }) => linkedShow.slug === slug)?.linkedShow.title ?? '',
    demands: demands.filter(({ linkedShow }) => linkedShow.slug === slug),
    tickets: tickets.filter(({ linkedShow }) => linkedShow.slug === slug),
  }));
}
