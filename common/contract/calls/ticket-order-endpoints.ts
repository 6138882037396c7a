import { doorDateChange, doorDateRow } from '../tickets/door';
import { get, post, put } from './endpoint';
import { pageOf } from '../fields/primitives';
import {
  ticketOrder,
  ticketOrderChange,
  ticketOrderQuery,
  ticketOrderWithCode,
  ticketOrderWrite,
} from '../tickets/ticket-order';
import { byUuid } from './address-params';

/** The calls of the counter. */
export const ticketOrderEndpoints = {
  listTicketOrders: get('/api/ticket-orders', 'ticketOffice', {
    query: ticketOrderQuery,
    answer: pageOf(ticketOrder),
  }),
  createTicketOrder: post('/api/ticket-orders', 'ticketOffice', {
    body: ticketOrderWrite,
    answer: ticketOrder,
    queued: true,
    created: true,
  }),
  readTicketOrder: get('/api/ticket-orders/{uuid}', 'ticketOffice', {
    params: byUuid,
    answer: ticketOrderWithCode,
  }),
  changeTicketOrder: put('/api/ticket-orders/{uuid}', 'ticketOffice', {
    params: byUuid,
    body: ticketOrderChange,
    answer: ticketOrder,
    queued: true,
    step: true,
  }),
  readTicketOrderPdf: get('/api/ticket-orders/{uuid}/pdf', 'ticketOffice', {
    params: byUuid,
    answer: 'file',
  }),
  changeDoorDate: put('/api/door-dates/{uuid}', 'ticketOffice', {
    params: byUuid,
    body: doorDateChange,
    answer: doorDateRow,
    queued: true,
    journal: { noun: 'showDate', act: 'changed' },
  }),
} as const;
