import type { FreeTicket } from '../contract/tickets/free-ticket';

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
