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

/** Whether facts other than its state make a ticket invalid. */
export const isDead = ({
  replacedBy,
  cancelledAt,
  blockedAt,
}: Pick<FreeTicket, 'replacedBy' | 'cancelledAt' | 'blockedAt'>): boolean =>
  [replacedBy, cancelledAt, blockedAt].some((fact) => fact !== undefined);

/** Whether a ticket can be generated or renamed. */
export const mayBeChanged = (ticket: FreeTicket): boolean =>
  !isDead(ticket) && ticket.state.code !== 'UTILISE';

/** Whether the seat of a ticket can be given back: also that of a blocked one. */
export const mayBeGivenBack = ({ state, replacedBy, cancelledAt }: FreeTicket): boolean =>
  state.code !== 'UTILISE' && replacedBy === undefined && cancelledAt === undefined;
