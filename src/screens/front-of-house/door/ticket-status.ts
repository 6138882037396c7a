import type { DoorTicketRow } from '#common/contract/tickets/door';

/**
 * The state of a ticket to show before it is chosen; null if it lets all its people in.
 * @param remaining how many of its people are still outside
 */
export function ticketStatus(ticket: DoorTicketRow, remaining: number): string | null {
  if (ticket.replacedBy !== undefined) return 'remplacé';
  if (ticket.cancelledAt !== undefined) return 'annulé';
  if (ticket.blockedAt !== undefined) return 'bloqué';
  if (remaining <= 0) return ticket.seats > 1 ? 'déjà entrés' : 'déjà entré';
  const inside = ticket.seats - remaining;
  if (inside > 0) return `${inside} sur ${ticket.seats} déjà ${inside === 1 ? 'entré' : 'entrés'}`;
  if (!ticket.generated) return 'pas encore généré';
  return ticket.amountDue > 0 ? 'à payer' : null;
}
