import { summariseActsBy } from '../../platform/database/acts-by';
import type { PersonalData } from '../../platform/database/personal-data';
import { recordTicketOrdersBy } from '../payment/ticket-order-repository';

export const ticketOrderPersonalData = {
  columns: { 'ticket_orders.by_uuid': { exported: { in: 'ticketOrders' }, mirrored: true } },
  exportFields: async (database, { uuid }) => ({
    ticketOrders: await summariseActsBy(database, 'ticket_orders', uuid),
  }),
  erase: (transaction, { uuid }) => recordTicketOrdersBy(transaction, uuid),
  rename: recordTicketOrdersBy,
} satisfies PersonalData;
