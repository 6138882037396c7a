import { requirePerson } from '../../platform/http/caller';
import { pdfAnswer } from '../../platform/http/file-answer';
import type { Handlers } from '../../platform/http/handler';
import { changeDoorDate } from './door-date-change';
import { changeTicketOrder, createTicketOrder } from './ticket-order-change';
import { readTicketOrderWithCode } from './ticket-order-code';
import { listTicketOrders } from './ticket-order-list';
import { ticketOrderPdf } from './ticket-order-pdf';

export const ticketOrderRoutes = {
  listTicketOrders: ({ query, database }) => listTicketOrders(database, query),

  createTicketOrder: ({ caller, body }, transaction) =>
    createTicketOrder(transaction, requirePerson(caller).uuid, body),

  readTicketOrder: ({ params, database }) => readTicketOrderWithCode(database, params.uuid),

  changeTicketOrder: ({ caller, params, body }, transaction) =>
    changeTicketOrder(transaction, requirePerson(caller).uuid, params.uuid, body),

  changeDoorDate: ({ params, body }, transaction) =>
    changeDoorDate(transaction, params.uuid, body.latecomersUntil),

  readTicketOrderPdf: async ({ params, database }) => pdfAnswer(await ticketOrderPdf(database, params.uuid)),
} satisfies Partial<Handlers>;
