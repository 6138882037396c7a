import type { DoorTicketRow } from '#common/contract/tickets/door';
import { shortCodeMatcher } from '#common/rules/short-code';
import type { TicketIndex } from './door-index';

/** The ticket whose printed short code is in this text; undefined if it is none of these tickets, or of two. */
export function ticketOfShortCode(text: string, tickets: TicketIndex): DoorTicketRow | undefined {
  const isCoded = shortCodeMatcher(text);
  const found = tickets.search(text).filter(({ uuid }) => isCoded(uuid));
  return found.length === 1 ? found[0] : undefined;
}
