import type { FreeTicket, FreeTicketWrite } from '../contract/tickets/free-ticket';

interface TicketChange {
  /** The name on it. */
  readonly name: string;
  /** It takes a seat and a number. */
  readonly generates: boolean;
}

/** What a write makes of a ticket; null for a state to which it cannot be brought from its own. */
export function ticketChange(
  { name, state }: { readonly name: string; readonly state: FreeTicket['state']['code'] },
  wanted: Pick<FreeTicketWrite, 'name' | 'state'>,
): TicketChange | null {
  const generates = wanted.state.code !== state;
  if (generates && (state !== 'A_GENERER' || wanted.state.code !== 'GENERE')) return null;
  return { name: wanted.name?.trim() ?? name, generates };
}
