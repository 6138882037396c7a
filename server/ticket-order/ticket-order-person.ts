import { summariseActsBy } from '../database/acts-by';
import type { PersonPart } from '../database/person-part';
import { recordTicketOrdersBy } from './ticket-order-repository';

export const ticketOrderPerson = {
  columns: { 'ticket_orders.by_uuid': { told: { in: 'ticketOrders' }, mirrored: true } },
  tell: async (database, { uuid }) => ({
    ticketOrders: await summariseActsBy(database, 'ticket_orders', uuid),
  }),
  erase: (transaction, { uuid }) => recordTicketOrdersBy(transaction, uuid),
  rename: recordTicketOrdersBy,
} satisfies PersonPart;
