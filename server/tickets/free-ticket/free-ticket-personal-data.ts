import type { PersonalData } from '../../platform/database/personal-data';
import { anonymiseFreeTickets, findFreeTicketsOf, recordFreeTicketsOf } from './ticket-owner-repository';

export const freeTicketPersonalData = {
  columns: { 'free_tickets.owner_uuid': { exported: { in: 'freeTickets' }, mirrored: true } },
  exportFields: async (database, { uuid }) => ({ freeTickets: await findFreeTicketsOf(database, uuid) }),
  erase: (transaction, { uuid }) => anonymiseFreeTickets(transaction, uuid),
  rename: recordFreeTicketsOf,
} satisfies PersonalData;
