import type { DoorTicketRow } from '../contract/tickets/door';

type Facts = Pick<DoorTicketRow, 'generated' | 'replacedBy' | 'cancelledAt' | 'blockedAt'>;

/** Whether a ticket takes seats, blocked or not. */
export const takesPlace = ({ generated, cancelledAt, replacedBy }: Facts): boolean =>
  generated && cancelledAt === undefined && replacedBy === undefined;

/** Whether the people of a ticket are expected at the door, which would let them in. */
export const isExpected = (ticket: Facts): boolean => takesPlace(ticket) && ticket.blockedAt === undefined;
