import { nameOf } from '../contract/content/reference-names';
import type { FreeTicket, FreeTicketWrite } from '../contract/tickets/free-ticket';

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

/** The body that generates a ticket: the ticket as it was read, with its new state. Its version is the write's. */
export const generatedWrite = (ticket: FreeTicket): FreeTicketWrite => ({
  uuid: ticket.uuid,
  name: ticket.name,
  linkedShow: ticket.linkedShow,
  dateUuid: ticket.dateUuid,
  date: ticket.date,
  owner: ticket.owner,
  state: { code: 'GENERE', name: nameOf('free-ticket-states', 'GENERE') },
});
