import { CallError } from '../http/call-error';
import { may, personOf } from '../http/caller';
import type { Handlers } from '../http/handler';
import { findMembers, listFreeTicketDates } from './free-ticket-dates';
import {
  askForFreeTickets,
  decideFreeTicketDemand,
  withdrawFreeTicketDemand,
} from './free-ticket-demand-change';
import { listFreeTicketDemands } from './free-ticket-demand-list';
import { findFreeTicketDemand } from './free-ticket-demand-repository';

export const freeTicketDemandRoutes = {
  createFreeTicketDemand: ({ caller, body }, transaction) =>
    askForFreeTickets(transaction, personOf(caller), may(caller, 'freeTicketDemands'), body),

  createOfficeFreeTicketDemand: ({ caller, body }, transaction) =>
    askForFreeTickets(transaction, personOf(caller), true, body),

  listFreeTicketDemands({ caller, query, database }) {
    const seesAll = query.owned !== true && may(caller, 'freeTicketDemands');
    return listFreeTicketDemands(database, query, seesAll ? null : personOf(caller).uuid);
  },

  async readFreeTicketDemand({ caller, params, database }) {
    const demand = await findFreeTicketDemand(database, params.uuid);
    const isOwn = demand?.owner.uuid === personOf(caller).uuid;
    if (demand === undefined || !(isOwn || may(caller, 'freeTicketDemands')))
      throw new CallError('not-found', { message: 'Demande introuvable' });
    return demand;
  },

  decideFreeTicketDemand: ({ caller, params, body }, transaction) =>
    decideFreeTicketDemand(transaction, personOf(caller), params.uuid, body),

  async deleteFreeTicketDemand({ caller, params }, transaction) {
    await withdrawFreeTicketDemand(transaction, personOf(caller), params.uuid);
    return null;
  },

  listFreeTicketDates: ({ query, database }) => listFreeTicketDates(database, query.show),
  listFreeTicketMembers: ({ query, database }) => findMembers(database, query.name),
} satisfies Partial<Handlers>;
