import type { FreeTicket, FreeTicketWrite } from '../contract/tickets/free-ticket';

interface TicketChange {
  /** The name on it. */
  readonly name: string;
  /** Whether it takes a seat and a number. */
  readonly generates: boolean;
}

/** The change that a write makes to a ticket; null if its state does not allow the wanted one. */
export function ticketChange(
  { name, state }: { readonly name: string; readonly state: FreeTicket['state']['code'] },
  wanted: Pick<FreeTicketWrite, 'name' | 'state'>,
): TicketChange | null {
  const generates = wanted.state.code !== state;
  if (generates && (state !== 'A_GENERER' || wanted.state.code !== 'GENERE')) return null;
  return { name: wanted.name?.trim() ?? name, generates };
}
