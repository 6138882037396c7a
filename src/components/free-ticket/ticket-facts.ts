import type { FreeTicket } from '#common/contract/tickets/free-ticket';

/** Whether facts beside its state took a ticket's worth away. */
export function isDead({ replacedBy, cancelledAt, blockedAt }: FreeTicket): boolean {
  return [replacedBy, cancelledAt, blockedAt].some((fact) => fact !== undefined);
}
