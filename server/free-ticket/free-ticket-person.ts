import type { PersonPart } from '../database/person-part';
import { findFreeTicketsOf, anonymiseFreeTickets, recordFreeTicketsOf } from './free-ticket-repository';

export const freeTicketPerson = {
  columns: { 'free_tickets.owner_uuid': { told: { in: 'freeTickets' }, mirrored: true } },
  tell: async (database, { uuid }) => ({ freeTickets: await findFreeTicketsOf(database, uuid) }),
  erase: (transaction, { uuid }) => anonymiseFreeTickets(transaction, uuid),
  rename: recordFreeTicketsOf,
} satisfies PersonPart;
