import type { FreeTicket } from '#common/contract/tickets/free-ticket';

/** Whether facts other than its state make a ticket invalid. */
export function isDead({ replacedBy, cancelledAt, blockedAt }: FreeTicket): boolean {
  return [replacedBy, cancelledAt, blockedAt].some((fact) => fact !== undefined);
}
