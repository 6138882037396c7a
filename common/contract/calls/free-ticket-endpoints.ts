import { array } from 'superstruct';
import { get, post, put, remove } from './endpoint';
import {
  freeTicket,
  freeTicketBlocking,
  freeTicketQuery,
  freeTicketReplacement,
  freeTicketWrite,
} from '../tickets/free-ticket';
import {
  freeTicketDate,
  freeTicketDemand,
  freeTicketDemandDecision,
  freeTicketDemandQuery,
  freeTicketDemandWrite,
  freeTicketMemberQuery,
} from '../tickets/free-ticket-demand';
import { bookingDateQuery, deskCancellation } from '../tickets/desk-booking';
import { pageOf } from '../fields/primitives';
import { personReference } from '../people/user';
import { byUuid } from './address-params';

/** The calls of free tickets and of the demands for them. */
export const freeTicketEndpoints = {
  listFreeTickets: get('/api/free-tickets', 'profile', {
    query: freeTicketQuery,
    answer: pageOf(freeTicket),
  }),
  readFreeTicket: get('/api/free-tickets/{uuid}', 'profile', { params: byUuid, answer: freeTicket }),
  updateFreeTicket: put('/api/free-tickets/{uuid}', 'profile', {
    params: byUuid,
    body: freeTicketWrite,
    answer: freeTicket,
    queued: true,
    journal: { noun: 'freeTicket', act: 'changed', unlessOwn: 'othersTickets' },
  }),
  deleteFreeTicket: remove('/api/free-tickets/{uuid}', 'profile', {
    params: byUuid,
    queued: true,
    journal: { noun: 'freeTicket', act: 'cancelled', unlessOwn: 'othersTickets' },
  }),
  readFreeTicketPdf: get('/api/free-tickets/{uuid}/pdf', 'profile', { params: byUuid, answer: 'file' }),
  /** The office's changes to tickets of others are answered at once: they never wait in an outbox. */
  changeOfficeFreeTicket: put('/api/office-free-tickets/{uuid}', 'othersTickets', {
    params: byUuid,
    body: freeTicketWrite,
    answer: freeTicket,
    journal: { noun: 'freeTicket', act: 'changed' },
  }),
  cancelOfficeFreeTicket: post('/api/office-free-tickets/{uuid}/cancellation', 'othersTickets', {
    params: byUuid,
    body: deskCancellation,
    answer: freeTicket,
    journal: { noun: 'freeTicket', act: 'cancelled' },
  }),
  replaceFreeTicket: post('/api/office-free-tickets/{uuid}/replacement', 'othersTickets', {
    params: byUuid,
    body: freeTicketReplacement,
    answer: freeTicket,
    created: true,
    journal: { noun: 'freeTicket', act: 'replaced' },
  }),
  blockFreeTicket: put('/api/office-free-tickets/{uuid}/blocked', 'othersTickets', {
    params: byUuid,
    body: freeTicketBlocking,
    answer: freeTicket,
    journal: { noun: 'freeTicket', act: 'blocked' },
  }),

  createFreeTicketDemand: post('/api/free-ticket-demands', 'member', {
    body: freeTicketDemandWrite,
    answer: freeTicketDemand,
    queued: true,
    created: true,
  }),
  createOfficeFreeTicketDemand: post('/api/office-free-ticket-demands', 'freeTicketDemands', {
    body: freeTicketDemandWrite,
    answer: freeTicketDemand,
    created: true,
    journal: { noun: 'freeTicketDemand', act: 'created' },
  }),
  listFreeTicketDemands: get('/api/free-ticket-demands', 'member', {
    query: freeTicketDemandQuery,
    answer: pageOf(freeTicketDemand),
  }),
  readFreeTicketDemand: get('/api/free-ticket-demands/{uuid}', 'member', {
    params: byUuid,
    answer: freeTicketDemand,
  }),
  decideFreeTicketDemand: put('/api/free-ticket-demands/{uuid}', 'freeTicketDemands', {
    params: byUuid,
    body: freeTicketDemandDecision,
    answer: freeTicketDemand,
    journal: { noun: 'freeTicketDemand', act: 'decided' },
  }),
  deleteFreeTicketDemand: remove('/api/free-ticket-demands/{uuid}', 'member', {
    params: byUuid,
    queued: true,
  }),

  listFreeTicketDates: get('/api/free-ticket-dates', 'freeTicketDemands', {
    query: bookingDateQuery,
    answer: array(freeTicketDate),
  }),
  listFreeTicketMembers: get('/api/free-ticket-members', 'freeTicketDemands', {
    query: freeTicketMemberQuery,
    answer: array(personReference),
  }),
} as const;
